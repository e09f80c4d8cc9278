import { dateIn } from '../src/clock.ts'
import { addAccount, listAccounts } from '../src/accounts/account-store.ts'
import { reset } from '../src/console/reset.ts'
import { loadPages, savePage } from '../src/certification/pages.ts'
import { addConsent } from '../src/consents/consent-store.ts'
import { verification } from '../src/handlers/verification.ts'
import { runDue } from '../src/jobs/run-due.ts'
import { addMessage } from '../src/messages/message-store.ts'
import { AFFORDABILITY, MONTHLY_COSTS } from '../src/questionnaire/affordability.ts'
import { startSession } from '../src/store/sessions.ts'
import { certified, withLoan } from './borrowers.ts'
import { specimen, upload } from './direct-call.ts'
import { console, SignedClient } from './lender.ts'
import {
  allSaved,
  applied,
  certificateOf,
  DEVICE,
  newcomer,
  paidOut,
  save,
  savedUpTo,
  sendCode,
  threePictures,
  ticketFor,
  withAgreement,
  withRepayment,
  type StateWorld,
} from './pact-borrowers.ts'

/** What a provider state is given, and the values that it gives back to the pact. */
export type State = (
  world: StateWorld,
  given: Readonly<Record<string, string>>,
) => Promise<Record<string, string>>

/** Every provider state that the pacts name; each begins with an empty lender. */
const states: Record<string, State> = {
  'a lender without borrowers': async () => ({}),
  'a lender with settings for the app': async () => ({}),
  'a phone that was sent no code yet': async () => ({}),
  'a phone that was sent a code just now': async (world) => {
    await sendCode(world)
    return {}
  },
  'a code that was sent to a phone': async (world) => ({ code: await sendCode(world) }),
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
      borrowerId: borrower.id,
      now: new Date(),
      platform: 'android',
      device: 'another-device',
    })
    return { token, session_id: other.id }
  },
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
  'a session that has ended': async (world) => {
    const { token } = await newcomer(world)
    await new SignedClient(world.app, token).post('/v2/user/logout')
    return { token }
  },
  'a borrower with questions to answer': async ({ app, database }) => {
    const { id, client } = await certified(app, database)
    const work = (await loadPages(database, id)).get('work')
    await savePage(database, id, 'work', { ...work, income_band: 'th_6000_to_9999' }, new Date())
    return { token: client.token, questionnaire_id: AFFORDABILITY, question_id: MONTHLY_COSTS }
  },
  'a borrower with a live picture taken': async (world) => ({
    ...(await allSaved(world, 'th_20000_to_29999')),
    liveness_id: 'lv-7f3a9c1e20b44d',
  }),
  'a borrower who was refused': async (world) => {
    const { token } = await allSaved(world, 'th_below_6000')
    await new SignedClient(world.app, token).get('/v2/verify/submit_apply')
    return { token }
  },
  'a borrower with three pictures uploaded': async (world) => {
    const { borrower, token } = await newcomer(world)
    return { token, ...(await threePictures(world, borrower)) }
  },
  'a borrower with a blurred picture of the front': async (world) => {
    const { borrower, token } = await newcomer(world)
    const front = await upload(world.database, borrower, 'id_front', specimen('bad-blurred'))
    return { token, front_file_id: front.file_id }
  },
  'a borrower whose pictures were received': async (world) => ({
    token: (await savedUpTo(world, 'identity')).token,
  }),
  'a borrower whose details are confirmed': async (world) => {
    const { borrower, token } = await savedUpTo(world, 'personal')
    await save(world, verification.saveDraft, borrower, {
      page: 'basic',
      fields: { education: 'diploma' },
    })
    return { token }
  },
  'a borrower whose basic details are saved': async (world) => ({
    token: (await savedUpTo(world, 'basic')).token,
  }),
  'a borrower whose residence is saved': async (world) => ({
    token: (await savedUpTo(world, 'residence')).token,
  }),
  'a borrower whose contacts are saved': async (world) => {
    const { borrower, token } = await savedUpTo(world, 'contacts')
    return { token, certificate_file_id: await certificateOf(world, borrower) }
  },
  'a borrower with every step completed': (world) => allSaved(world, 'th_20000_to_29999'),
  'a borrower with every step completed and an income too low': (world) =>
    allSaved(world, 'th_below_6000'),
  'a borrower who may upload a picture': async (world, given) => ({
    upload_id: await ticketFor(world, { ...given, size: '2000' }),
  }),
  'a borrower who may upload a picture in parts': async (world, given) => ({
    upload_id: await ticketFor(world, given),
  }),
  'a borrower with the first part of a picture uploaded': async (world, given) => {
    const upload_id = await ticketFor(world, given)
    await world.app.inject({
      method: 'PATCH',
      url: `/v2/file/upload/${upload_id}`,
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      payload: Buffer.from(given['first_part'] ?? '', 'base64'),
    })
    return { upload_id }
  },
  'a borrower with a picture uploaded': async (world) => {
    const { borrower, token } = await newcomer(world)
    return { token, file_id: await certificateOf(world, borrower) }
  },
  'a borrower with a quota': async ({ app, database }) => {
    const { id, client } = await certified(app, database)
    await database.query('delete from receiving_accounts where borrower_id = $1', [id])
    return { token: client.token, product_id: 'th-short' }
  },
  'a borrower with a receiving account': async ({ app, database }) => ({
    token: (await certified(app, database)).client.token,
  }),
  'a borrower with two receiving accounts': async ({ app, database }) => {
    const { id, client } = await certified(app, database)
    const second = await addAccount(
      database,
      id,
      {
        category: 'bank_account',
        bankCode: 'scb',
        number: '9876543210',
        holderName: 'Somchai Jaidee',
      },
      new Date(),
    )
    const accounts = await listAccounts(database, id)
    const other = accounts.find(({ isDefault }) => !isDefault) ?? second
    return { token: client.token, account_id: other.id }
  },
  'a borrower with a quote and a receiving account': async ({ app, database }) =>
    withAgreement(await certified(app, database)),
  'a borrower who applied for a loan with a key': async ({ app, database }, given) => {
    const borrower = await certified(app, database)
    const { token, ...named } = await withAgreement(borrower)
    const application = { ...named, agreed: true }
    await borrower.client.post('/v2/loan/apply', application, {
      key: given['idempotency_key'] ?? '',
    })
    return { token, ...named }
  },
  'a borrower with an open loan and a quote': async ({ app, database }) => {
    const borrower = await certified(app, database)
    const given = await withAgreement(borrower)
    await withLoan(app, borrower)
    return given
  },
  'a borrower whose contract waits to be signed': async (world) => {
    const { borrower, order_id } = await applied(world)
    return { token: borrower.client.token, order_id }
  },
  'a borrower whose contract is signed': async (world) => {
    const { borrower, order_id } = await applied(world)
    await console(world.app, 'sign', { borrower_id: borrower.id, order_id })
    await runDue(world.database, 'Asia/Bangkok', { error: () => {} })
    return { token: borrower.client.token, order_id }
  },
  'a borrower with a loan paid out': paidOut,
  'a borrower with a loan paid out a moment ago': paidOut,
  'a borrower whose loan can be extended': paidOut,
  'a borrower with a transfer to report': async (world) => {
    const borrower = await certified(world.app, world.database)
    const order_id = await withLoan(world.app, borrower, 1_000_000, 90)
    const asked = await borrower.client.post('/v2/repay/create', {
      order_id,
      method: 'bank_transfer',
      purpose: 'repay',
      amount: { amount: 100_000, currency: 'THB' },
    })
    const owner = { id: borrower.id, phone: borrower.phone, phonePrefix: '+66' }
    const picture = specimen('work-certificate')
    return {
      token: borrower.client.token,
      repayment_id: String(asked.data['repayment_id']),
      file_id: (await upload(world.database, owner, 'repayment_voucher', picture)).file_id,
      paid_on: dateIn('Asia/Bangkok', new Date()),
    }
  },
  'a borrower with a repayment that waits': async (world) => {
    const { token, repayment_id } = await withRepayment(world)
    return { token, repayment_id }
  },
  'a borrower with a repayment that was matched': async (world) => {
    const { token, repayment_id, reference } = await withRepayment(world)
    await console(world.app, 'pay', { reference })
    return { token, repayment_id }
  },
  'a borrower who asked for a repayment with a key': async ({ app, database }, given) => {
    const borrower = await certified(app, database)
    const order_id = await withLoan(app, borrower, 1_000_000, 90)
    await borrower.client.post(
      '/v2/repay/create',
      {
        order_id,
        method: 'scan_code',
        purpose: 'repay',
        amount: { amount: 100_000, currency: 'THB' },
      },
      { key: given['idempotency_key'] ?? '' },
    )
    return { token: borrower.client.token, order_id }
  },
  'a borrower who knows the order of another': async (world) => {
    const { app, database } = world
    const order_id = await withLoan(app, await certified(app, database))
    return { token: (await newcomer(world)).token, order_id }
  },
  'a borrower with a key in flight': async (world, given) => {
    const { borrower, token } = await newcomer(world)
    await world.database.query(
      `insert into idempotency_keys (owner, key, operation, fingerprint, created_at)
       values ($1, $2, 'saveDraft', $3, $4)`,
      [borrower.id, given['idempotency_key'] ?? '', Buffer.alloc(32), new Date()],
    )
    return { token }
  },
  // Who signs takes the time of ten minutes ago.
  'a device whose clock is 10 minutes behind': async () => ({}),
  'a lender that cannot serve now': async ({ app }) => {
    await console(app, 'outage', { calls: 1 })
    return {}
  },
  // The lender under test has a minimum version of 1.0.0.
  'a version of the app that is too old': async () => ({}),
}

/** The states as a verifier takes them: an empty lender first, then what the state says. */
export const pactStates: Readonly<Record<string, State>> = Object.fromEntries(
  Object.entries(states).map(([name, state]): [string, State] => [
    name,
    async (world, given) => {
      await reset(world.database)
      return state(world, given)
    },
  ]),
)
