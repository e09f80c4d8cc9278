import type { FastifyInstance } from 'fastify'
import { runDue } from '../src/jobs/run-due.ts'
import { reset } from '../src/console/reset.ts'
import type { OperationId } from '../src/contract.ts'
import type { Borrower, Handler } from '../src/handlers/handler.ts'
import { uploads } from '../src/handlers/uploads.ts'
import { verification } from '../src/handlers/verification.ts'
import { verificationSteps as steps } from '../src/handlers/verification-steps.ts'
import type { Database } from '../src/store/database.ts'
import { certified, signedIn, withLoan, apply, type TestBorrower } from './borrowers.ts'
import { callHandler, specimen, upload } from './direct-call.ts'
import { console, SignedClient } from './lender.ts'
import { basic, friend, mother, personal, residence, work } from './sample-borrower.ts'

export interface StateWorld {
  app: FastifyInstance
  database: Database
}

/** What a provider state is given, and the values that it gives back to the pact. */
export type State = (
  world: StateWorld,
  given: Readonly<Record<string, string>>,
) => Promise<Record<string, string>>

const DEVICE = {
  phone_prefix: '+66',
  phone: '812345678',
  uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
}

/** A borrower of the certification, with the token that the pact puts into the request. */
async function newcomer({
  app,
  database,
}: StateWorld): Promise<{ borrower: Borrower; token: string }> {
  const { id, client } = await signedIn(app, database, '812345678')
  return { borrower: { id, phone: '812345678', phonePrefix: '+66' }, token: client.token }
}

async function threePictures({ database }: StateWorld, borrower: Borrower) {
  const file = async (purpose: 'id_front' | 'id_back' | 'id_holder', name: string) =>
    (await upload(database, borrower, purpose, specimen(name))).file_id
  return {
    front_file_id: await file('id_front', 'th-id-front'),
    back_file_id: await file('id_back', 'th-id-back'),
    holder_file_id: await file('id_holder', 'th-holder'),
  }
}

const pages = {
  identity: async (world: StateWorld, borrower: Borrower) =>
    save(world, steps.saveIdentity, borrower, await threePictures(world, borrower)),
  personal: (world: StateWorld, borrower: Borrower) =>
    save(world, steps.savePersonal, borrower, personal),
  basic: (world: StateWorld, borrower: Borrower) => save(world, steps.saveBasic, borrower, basic),
  residence: (world: StateWorld, borrower: Borrower) =>
    save(world, steps.saveResidence, borrower, residence),
  contacts: (world: StateWorld, borrower: Borrower) =>
    save(world, steps.saveEmergency, borrower, { contacts: [mother, friend] }),
}

function save(
  world: StateWorld,
  handler: unknown,
  borrower: Borrower,
  body: object,
): Promise<unknown> {
  return callHandler(world.database, handler as Handler<OperationId>, { borrower, body })
}

/** A borrower who has saved the pages up to and with the named one. */
async function savedUpTo(world: StateWorld, last: keyof typeof pages) {
  const { borrower, token } = await newcomer(world)
  for (const [name, savePage] of Object.entries(pages)) {
    await savePage(world, borrower)
    if (name === last) break
  }
  return { borrower, token }
}

async function certificateOf({ database }: StateWorld, borrower: Borrower): Promise<string> {
  const stored = await upload(database, borrower, 'work_certificate', specimen('work-certificate'))
  return stored.file_id
}

async function allSaved(world: StateWorld, income: string) {
  const { borrower, token } = await savedUpTo(world, 'contacts')
  const certificate_file_id = await certificateOf(world, borrower)
  await save(world, steps.saveWork, borrower, { ...work, income_band: income, certificate_file_id })
  return { token }
}

async function withAgreement(borrower: TestBorrower) {
  const quote = await borrower.client.post('/v2/loan/quote', {
    product_id: 'th-short',
    amount: { amount: 1_000_000, currency: 'THB' },
    days: 90,
  })
  const named = { quote_id: String(quote.data['quote_id']), account_id: borrower.accountId }
  const agreement = await borrower.client.get('/v2/loan/agreement', named, {
    headers: { 'accept-language': 'th' },
  })
  return { token: borrower.client.token, ...named, agreement_hash: String(agreement.data['hash']) }
}

async function applied(world: StateWorld) {
  const borrower = await certified(world.app, world.database)
  const { order_id } = (await apply(borrower, 1_000_000, 90)).data['order'] as { order_id: string }
  return { borrower, order_id }
}

async function withRepayment(world: StateWorld) {
  const borrower = await certified(world.app, world.database)
  const order_id = await withLoan(world.app, borrower, 1_000_000, 90)
  const asked = await borrower.client.post('/v2/repay/create', {
    order_id,
    method: 'scan_code',
    purpose: 'repay',
    amount: { amount: 1_015_000, currency: 'THB' },
  })
  const { reference } = asked.data['instruction'] as { reference: string }
  return {
    token: borrower.client.token,
    repayment_id: String(asked.data['repayment_id']),
    reference,
  }
}

async function sendCode({ app }: StateWorld): Promise<string> {
  await new SignedClient(app).post('/v2/user/send_code', DEVICE)
  const inbox = await app.inject({ url: '/sandbox/api/texts?phone=812345678' })
  return inbox.json<{ texts: { code: string }[] }>().texts[0]?.code ?? ''
}

/** Every provider state that the pacts name; each begins with an empty lender. */
const states: Record<string, State> = {
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
  'a session that has ended': async (world) => {
    const { token } = await newcomer(world)
    await new SignedClient(world.app, token).post('/v2/user/logout')
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
  'a borrower who may upload a picture': async (world, given) => {
    const { borrower } = await newcomer(world)
    const ticket = await callHandler(world.database, uploads.createUploadTicket, {
      borrower,
      body: { purpose: given['purpose'], mime: given['mime'], size: 2_000 },
    })
    return { upload_id: ticket.upload_id }
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
  'a borrower with a quote and a receiving account': async ({ app, database }) =>
    withAgreement(await certified(app, database)),
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
  'a borrower with a loan paid out': async ({ app, database }) => {
    const borrower = await certified(app, database)
    return { token: borrower.client.token, order_id: await withLoan(app, borrower, 1_000_000, 90) }
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
  // The request filter takes the time of ten minutes ago.
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
