import { borrowerOf } from '../../../src/lending/borrowers/borrowers.ts'
import { savePage } from '../../../src/lending/certification/pages.ts'
import { startSession } from '../../../src/lending/sessions/sessions.ts'
import { SignedClient } from '../lender.ts'
import { DEVICE, newcomer, sendCode } from '../pact-borrowers.ts'
import type { State } from './state.ts'

/** Codes and sessions. */
export const signingInStates: Readonly<Record<string, State>> = {
  'a phone that was sent no code yet': async () => ({}),
  'a phone that was sent a code just now': async (world) => {
    await sendCode(world)
    return {}
  },
  'a code that was sent to a phone': async (world) => ({ code: await sendCode(world) }),
  'a code that was sent to a phone whose account has been silent for 91 days': async (world) => {
    const { phone, phone_prefix: phonePrefix } = DEVICE
    const id = await borrowerOf(
      world.database,
      { appId: 'paso-th', phonePrefix, phone },
      new Date(),
    )
    const personal = { given_name: 'Somchai', identity_number: '1101700230708' }
    await savePage(world.database, id, 'personal', personal, new Date())
    return { code: await sendCode(world) }
  },
  'a code that was sent to a phone 6 minutes ago': async (world) => {
    const code = await sendCode(world)
    await world.database.query(
      `update phone_codes set sent_at = sent_at - interval '6 minutes',
         expires_at = expires_at - interval '6 minutes'`,
    )
    return { code }
  },
  'a phone that is locked after wrong codes': async (world) => {
    const code = await sendCode(world)
    const wrong = code === '000000' ? '111111' : '000000'
    const visitor = new SignedClient(world.app)
    for (let tried = 0; tried < 5; tried++) {
      await visitor.post('/v2/user/login', { ...DEVICE, code: wrong })
    }
    return {}
  },
  'a borrower signed in': async (world) => ({ token: (await newcomer(world)).token }),
  'a borrower signed in on two devices': async (world) => {
    const { borrower, token } = await newcomer(world)
    const other = await startSession(world.database, {
      appId: 'paso-th',
      borrowerId: borrower.id,
      now: new Date(),
      platform: 'android',
      device: 'another-device',
    })
    return { token, session_id: other.id }
  },
  'a session that has ended': async (world) => {
    const { token } = await newcomer(world)
    await new SignedClient(world.app, token).post('/v2/user/logout')
    return { token }
  },
}
