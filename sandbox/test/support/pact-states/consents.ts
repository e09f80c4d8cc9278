import { addConsent } from '../../../src/lending/consents/consent-store.ts'
import { addMessage } from '../../../src/lending/messages/message-store.ts'
import { certified, withLoan } from '../borrowers.ts'
import { newcomer } from '../pact-borrowers.ts'
import type { State } from './state.ts'

/** What a borrower agreed to, and what the lender wrote to them. */
export const consentStates: Readonly<Record<string, State>> = {
  'a borrower with a message': async (world) => {
    const { borrower, token } = await newcomer(world)
    const message_id = await world.database.transaction((tx) =>
      addMessage(tx, borrower.id, {
        kind: 'payment_reminder',
        wording: 'due_soon',
        params: { amount: 1_051_986, currency: 'THB', day: '2026-12-03' },
        sentAt: new Date(),
      }),
    )
    return { token, message_id }
  },
  'a borrower who waits for an easier plan': async (world) => {
    const borrower = await certified(world.app, world.database)
    await borrower.client.post('/v2/repay/help', {
      order_id: await withLoan(world.app, borrower),
      wish: 'smaller_payments',
      affordable_amount: { amount: 150_000, currency: 'THB' },
      statement: 'I lost my job.',
    })
    return { token: borrower.client.token }
  },
  // The lender under test is configured with the pact's `list_key`.
  'a borrower who agreed to send lists': async (world) => {
    const { borrower, token } = await newcomer(world)
    for (const purpose of ['contacts_list', 'apps_list', 'messages_list'] as const) {
      const given = { purpose, noticeVersion: '2026-09' }
      await addConsent(world.database, borrower.id, given, new Date())
    }
    return { token }
  },
  'a borrower who agreed to the privacy notice': async (world, given) => {
    const { borrower, token } = await newcomer(world)
    const noticeVersion = given['notice_version'] ?? ''
    await addConsent(
      world.database,
      borrower.id,
      { purpose: 'privacy_notice', noticeVersion },
      new Date(),
    )
    return { token }
  },
}
