import type { FastifyInstance } from 'fastify'
import type { OperationId } from '../../src/foundation/contract.ts'
import type { Handler } from '../../src/http/pipeline/handler.ts'
import type { Borrower } from '../../src/lending/borrowers/borrowers.ts'
import { uploads } from '../../src/http/handlers/uploads.ts'
import { verificationSteps as steps } from '../../src/http/handlers/verification-steps.ts'
import type { Database } from '../../src/store/database/database.ts'
import { apply, certified, signedIn, withLoan, type TestBorrower } from './borrowers.ts'
import { callHandler, specimen, upload } from './direct-call.ts'
import { SignedClient } from './lender.ts'
import { basic, friend, mother, personal, residence, work } from './sample-borrower.ts'

/** What a provider state is set up in. */
export interface StateWorld {
  app: FastifyInstance
  database: Database
}

export const DEVICE = {
  phone_prefix: '+66',
  phone: '812345678',
  uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
}

/** A borrower of the certification, with the token that the pact puts into the request. */
export async function newcomer({
  app,
  database,
}: StateWorld): Promise<{ borrower: Borrower; token: string }> {
  const { id, client } = await signedIn(app, database, '812345678')
  return { borrower: { id, phone: '812345678', phonePrefix: '+66' }, token: client.token }
}

export async function threePictures({ database }: StateWorld, borrower: Borrower) {
  const file = async (purpose: 'id_front' | 'id_back' | 'id_holder', name: string) =>
    (await upload(database, borrower, purpose, specimen(name))).file_id
  return {
    front_file_id: await file('id_front', 'th-id-front'),
    back_file_id: await file('id_back', 'th-id-back'),
    holder_file_id: await file('id_holder', 'th-holder'),
  }
}

export const pages = {
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

export function save(
  world: StateWorld,
  handler: unknown,
  borrower: Borrower,
  body: object,
): Promise<unknown> {
  return callHandler(world.database, handler as Handler<OperationId>, { borrower, body })
}

/** A borrower who has saved the pages up to and with the named one. */
export async function savedUpTo(world: StateWorld, last: keyof typeof pages) {
  const { borrower, token } = await newcomer(world)
  for (const [name, savePage] of Object.entries(pages)) {
    await savePage(world, borrower)
    if (name === last) break
  }
  return { borrower, token }
}

export async function certificateOf({ database }: StateWorld, borrower: Borrower): Promise<string> {
  const stored = await upload(database, borrower, 'work_certificate', specimen('work-certificate'))
  return stored.file_id
}

/** An unused ticket of a new borrower for a picture of this purpose, type and size. */
export async function ticketFor(
  world: StateWorld,
  { purpose, mime, size }: Readonly<Record<string, string>>,
): Promise<string> {
  const { borrower } = await newcomer(world)
  const body = { purpose, mime, size: Number(size) }
  const ticket = await callHandler(world.database, uploads.createUploadTicket, { borrower, body })
  return ticket.upload_id
}

export async function allSaved(world: StateWorld, income: string) {
  const { borrower, token } = await savedUpTo(world, 'contacts')
  const certificate_file_id = await certificateOf(world, borrower)
  await save(world, steps.saveWork, borrower, { ...work, income_band: income, certificate_file_id })
  return { token }
}

export async function withAgreement(borrower: TestBorrower) {
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

export async function applied(world: StateWorld) {
  const borrower = await certified(world.app, world.database)
  const { order_id } = (await apply(borrower, 1_000_000, 90)).data['order'] as { order_id: string }
  return { borrower, order_id }
}

/** A borrower whose loan of 10,000 baht for 90 days was paid out just now. */
export async function paidOut({ app, database }: StateWorld) {
  const borrower = await certified(app, database)
  return { token: borrower.client.token, order_id: await withLoan(app, borrower, 1_000_000, 90) }
}

export async function withRepayment(world: StateWorld) {
  const borrower = await certified(world.app, world.database)
  const order_id = await withLoan(world.app, borrower, 1_000_000, 90)
  const asked = await borrower.client.post('/v2/repay/create', {
    order_id,
    method: 'scan_code',
    purpose: 'repay',
    amount: { amount: 1_000_000, currency: 'THB' },
  })
  const { reference } = asked.data['instruction'] as { reference: string }
  return {
    token: borrower.client.token,
    repayment_id: String(asked.data['repayment_id']),
    reference,
  }
}

export async function sendCode({ app }: StateWorld): Promise<string> {
  await new SignedClient(app).post('/v2/user/send_code', DEVICE)
  const inbox = await app.inject({ url: '/sandbox/api/texts?phone=812345678' })
  return inbox.json<{ texts: { code: string }[] }>().texts[0]?.code ?? ''
}
