import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { certified, newPhone, withLoan, type TestBorrower } from '../test/support/borrowers.ts'
import type { Database } from '../src/store/database/database.ts'
import type { TrialClient, TrialCall } from './client.ts'
import type { Effect, Oracle } from './oracle.ts'

/** The people of one trial, made before its load begins. */
export interface Cast {
  debtors: { borrower: TestBorrower; orderId: string }[]
  applicants: TestBorrower[]
  /** Phones that nobody has an account with yet. */
  newcomers: { phone: string; device: string }[]
}

/** How much each of them does. */
const ROUNDS = { payments: 3, drafts: 5, loans: 3 }
const LOAN = 2_000_000

/** Makes new borrowers, so that one trial never meets the rows of another. */
export async function makeCast(app: FastifyInstance, database: Database): Promise<Cast> {
  const cast: Cast = { debtors: [], applicants: [], newcomers: [] }
  for (let made = 0; made < 3; made++) {
    const borrower = await certified(app, database)
    cast.debtors.push({ borrower, orderId: await withLoan(app, borrower, LOAN) })
  }
  for (let made = 0; made < 2; made++) cast.applicants.push(await certified(app, database))
  for (let made = 0; made < 2; made++) {
    cast.newcomers.push({ phone: newPhone(), device: randomUUID() })
  }
  return cast
}

interface Lane {
  client: TrialClient
  oracle: Oracle
}

/** About so many calls are acknowledged when nothing is given up; faults strike well before. */
export const USUAL_ACKNOWLEDGEMENTS =
  3 * (2 * 2 * ROUNDS.payments + ROUNDS.drafts) + 2 * 3 * ROUNDS.loans + 2 * 2

/** Everybody acts at once, each repeating what was not answered, until all of it has been. */
export async function runLoad(
  cast: Cast,
  oracle: Oracle,
  newClient: () => TrialClient,
): Promise<void> {
  const lanes: Promise<void>[] = []
  for (const { borrower, orderId } of cast.debtors) {
    const lane = { client: newClient(), oracle }
    lane.client.token = borrower.client.token
    // Two tabs: the same debt is paid from both at once.
    lanes.push(repay(lane, borrower.id, orderId, 10_000))
    lanes.push(repay(lane, borrower.id, orderId, 20_000))
    lanes.push(fillIn(lane, borrower.id))
  }
  for (const borrower of cast.applicants) {
    const lane = { client: newClient(), oracle }
    lane.client.token = borrower.client.token
    lanes.push(borrow(lane, borrower))
  }
  for (const newcomer of cast.newcomers) {
    const lane = { client: newClient(), oracle }
    lanes.push(signIn(lane, newcomer))
  }
  await Promise.all(lanes)
}

/** Makes one call and records its answer; undefined unless it was done. */
async function bring(
  { client, oracle }: Lane,
  [effect, who, mark]: [Effect, string, string],
  call: TrialCall,
  options: { named?: string; mayGiveUp?: boolean } = {},
): Promise<Record<string, unknown> | undefined> {
  const intent = oracle.intend(effect, who, mark)
  const reply = await client.call(call, options.mayGiveUp)
  if (reply === undefined) {
    oracle.unanswered(intent, options.mayGiveUp === true)
    return undefined
  }
  if (reply.code !== 200) {
    oracle.refused(intent, reply.code)
    return undefined
  }
  oracle.done(intent, options.named === undefined ? null : textAt(reply.data, options.named))
  return reply.data
}

/** Instructions to pay and the payments that answer them; on the way, more time is bought once. */
async function repay(lane: Lane, who: string, orderId: string, firstSum: number): Promise<void> {
  for (let round = 0; round < ROUNDS.payments; round++) {
    const extending = firstSum === 10_000 && round === 1
    const wanted = extending
      ? await extensionOf(lane.client, orderId)
      : { purpose: 'repay', amount: { amount: firstSum + round, currency: 'THB' } }
    if (wanted === undefined) continue
    const fields = { order_id: orderId, method: 'bank_transfer', ...wanted }
    const mark = extending ? 'extend' : String(firstSum + round)
    const made = await bring(lane, ['instruction', who, mark], post('/v2/repay/create', fields), {
      named: 'repayment_id',
      mayGiveUp: true,
    })
    if (made === undefined) continue
    const { reference } = made['instruction'] as { reference: string }
    const { amount } = made['amount'] as { amount: number }
    const payment = `bank-${randomUUID()}`
    // The outside world: the payer's bank reports the payment until that is acknowledged.
    await bring(lane, ['payment', who, payment], {
      ...post('/sandbox/api/pay', { reference, amount, payment_id: payment }),
      outside: true,
    })
  }
}

async function extensionOf(client: TrialClient, orderId: string): Promise<object | undefined> {
  const reply = await client.call(get('/v2/repay/extension_options', { order_id: orderId }))
  const [option] = (reply?.data['options'] ?? []) as { option_id: string; cost: object }[]
  return option && { purpose: 'extend', extension_option_id: option.option_id, amount: option.cost }
}

/** One page saved over and over: what was saved last must stand in the end. */
async function fillIn(lane: Lane, who: string): Promise<void> {
  for (let round = 0; round < ROUNDS.drafts; round++) {
    const mark = `draft-${round}`
    const call = post('/v2/verify/draft', { page: 'basic', fields: { email: mark } })
    await bring(lane, ['draft', who, mark], call)
  }
}

/** Quotes, applications and loans given up, one after the other. */
async function borrow(lane: Lane, { id, accountId }: TestBorrower): Promise<void> {
  for (let round = 0; round < ROUNDS.loans; round++) {
    const amount = 500_000 + 10_000 * round
    const quoted = await bring(
      lane,
      ['quote', id, String(amount)],
      post('/v2/loan/quote', {
        product_id: 'th-short',
        amount: { amount, currency: 'THB' },
        days: 61,
      }),
      { named: 'quote_id', mayGiveUp: true },
    )
    if (quoted === undefined) continue
    const named = { quote_id: textAt(quoted, 'quote_id'), account_id: accountId }
    const agreement = await lane.client.call(get('/v2/loan/agreement', named))
    if (agreement?.code !== 200) continue
    const applied = await bring(
      lane,
      ['application', id, named.quote_id],
      post('/v2/loan/apply', {
        ...named,
        agreement_hash: agreement.data['hash'],
        agreed: true,
      }),
      { named: 'order.order_id' },
    )
    if (applied === undefined) continue
    const order = textAt(applied, 'order.order_id')
    await bring(lane, ['abandonment', id, order], post('/v2/loan/abandon', { order_id: order }))
  }
}

/** A code by text, read in the console's inbox, and the session that it opens. */
async function signIn(lane: Lane, { phone, device }: Cast['newcomers'][number]): Promise<void> {
  const fields = { phone_prefix: '+66', phone, uuid: device }
  const sent = await bring(lane, ['code', phone, phone], post('/v2/user/send_code', fields))
  if (sent === undefined) return
  const inbox = await lane.client.call({ ...get('/sandbox/api/texts', { phone }), outside: true })
  const [text] = (inbox?.data['texts'] ?? []) as { code: string }[]
  const call = post('/v2/user/login', { ...fields, code: text?.code ?? '' })
  await bring(lane, ['sign-in', phone, device], call, { named: 'user_id' })
}

const post = (path: string, fields: object): TrialCall => ({
  method: 'POST',
  path,
  fields: fields as TrialCall['fields'],
})

const get = (path: string, fields: Record<string, string>): TrialCall => ({
  method: 'GET',
  path,
  fields,
})

/** The text at `a.b` in an answer. */
function textAt(data: Record<string, unknown>, path: string): string {
  let value: unknown = data
  for (const name of path.split('.')) value = (value as Record<string, unknown>)[name]
  if (typeof value !== 'string') throw new TypeError(`the answer has no ${path}`)
  return value
}
