import type { FastifyInstance } from 'fastify'
import { verifyChains } from '../src/lending/audit/verify-chains.ts'
import { checkBooks } from '../src/lending/ledger/check-books.ts'
import type { Database } from '../src/store/database/database.ts'
import { SignedClient } from '../test/support/lender.ts'
import type { Cast } from './load.ts'
import type { Effect, Intent, Oracle } from './oracle.ts'

/** What a trial found: every list is empty when nothing is wrong. */
export interface Findings {
  lost: string[]
  doubled: string[]
  books: string[]
  /** Everything else that must not be: a refused effect that is there, an answer of class 5xx. */
  wrong: string[]
}

interface Trace {
  who: string
  mark: string
  result: string
}

type Found = Effect & ('instruction' | 'payment' | 'quote' | 'application' | 'abandonment')

/** The rows that each effect leaves, as its mark and the identifier that the answer named. */
const TRACES: Readonly<Record<Found, string>> = {
  instruction: `select borrower_id as who, id::text as result,
      case purpose when 'extend' then 'extend' else amount::text end as mark
    from repayments where borrower_id = any($1)`,
  // A payment is there as often as it was posted.
  payment: `select p.borrower_id as who, p.bank_payment_id as mark, t.id::text as result
    from payments p left join ledger_transactions t
      on t.borrower_id = p.borrower_id and t.cause = 'payment:' || p.id::text
    where p.borrower_id = any($1)`,
  quote: `select borrower_id as who, terms ->> 'principal' as mark, id::text as result
    from quotes where borrower_id = any($1)`,
  application: `select borrower_id as who, quote_id::text as mark, id::text as result
    from orders where borrower_id = any($1)`,
  abandonment: `select borrower_id as who, order_id::text as mark, id::text as result
    from order_events where state = 'abandoned' and borrower_id = any($1)`,
}

const idsOf = ({ debtors, applicants }: Cast): string[] =>
  [...debtors.map(({ borrower }) => borrower), ...applicants].map(({ id }) => id)

/** The traces that are there already. */
export async function tracesOf(database: Database, cast: Cast): Promise<Map<Found, Trace[]>> {
  const traces = new Map<Found, Trace[]>()
  for (const [effect, sql] of Object.entries(TRACES) as [Found, string][]) {
    traces.set(effect, await database.query<Trace>(sql, [idsOf(cast)]))
  }
  return traces
}

/** Compares what clients were answered with what the lender has. */
export async function compare(
  stage: { database: Database; app: FastifyInstance },
  trial: {
    cast: Cast
    oracle: Oracle
    before: Map<Found, Trace[]>
  },
): Promise<Findings> {
  const { database, app } = stage
  const { cast, oracle, before } = trial
  const findings: Findings = { lost: [], doubled: [], books: [], wrong: [] }
  for (const [effect, rows] of await tracesOf(database, cast)) {
    const old = new Set(before.get(effect)?.map(({ result }) => result))
    const fresh = rows.filter(({ result }) => !old.has(result))
    judge(
      oracle.intents.filter((intent) => intent.effect === effect),
      fresh,
      findings,
    )
  }
  for (const { borrower } of cast.debtors)
    await judgeDraft(borrower.client, app, oracle, borrower.id, findings)
  for (const { phone } of cast.newcomers) await judgeTexts(app, oracle, phone, findings)
  await judgeSessions(database, oracle, findings)
  await judgeMessages(database, cast, findings)
  findings.books.push(...(await checkBooks(database)).map(({ what, id }) => `${what}: ${id}`))
  for (const id of idsOf(cast)) {
    const { broken } = await verifyChains(database, id)
    findings.books.push(...broken.map(({ seq, what }) => `audit ${id} at ${seq}: ${what}`))
  }
  findings.wrong.push(...oracle.inVain.map((what) => `never answered: ${what}`))
  return findings
}

function judge(intents: readonly Intent[], rows: readonly Trace[], findings: Findings): void {
  const named = (each: { who: string; mark: string }): string => `${each.who} ${each.mark}`
  const wanted = new Set(intents.map(named))
  for (const intent of intents) {
    const there = rows.filter((row) => named(row) === named(intent))
    const what = `${intent.effect} ${intent.mark}`
    const answered = intent.result === null || there.some(({ result }) => result === intent.result)
    if (intent.state === 'done' && (there.length === 0 || !answered)) findings.lost.push(what)
    if (intent.state === 'refused' && there.length > 0)
      findings.wrong.push(`refused, yet there: ${what}`)
    if (there.length > 1) findings.doubled.push(`${what} × ${there.length}`)
  }
  for (const row of rows) {
    if (!wanted.has(named(row))) findings.doubled.push(`asked for by nobody: ${named(row)}`)
  }
}

async function judgeDraft(
  { token }: SignedClient,
  app: FastifyInstance,
  oracle: Oracle,
  who: string,
  findings: Findings,
): Promise<void> {
  const saves = oracle.intents.filter((each) => each.effect === 'draft' && each.who === who)
  const last = saves.findLast(({ state }) => state === 'done')
  const profile = await new SignedClient(app, token).get('/v2/verify/profile')
  // Without a session there is nothing to read: what a judge cannot read is lost.
  const drafts = profile.code === 200 ? profile.data['drafts'] : undefined
  const kept = (drafts as { basic?: { email?: string } } | undefined)?.basic?.email
  const possible = saves.slice(last ? saves.indexOf(last) : 0).map(({ mark }) => mark)
  if (last && (kept === undefined || !possible.includes(kept))) {
    findings.lost.push(`${last.mark}: ${String(kept)} stands instead`)
  }
}

async function judgeTexts(
  app: FastifyInstance,
  oracle: Oracle,
  phone: string,
  findings: Findings,
): Promise<void> {
  const intent = oracle.intents.find((each) => each.effect === 'code' && each.who === phone)
  const inbox = await app.inject({ url: `/sandbox/api/texts?phone=${phone}` })
  const { length } = inbox.statusCode === 200 ? inbox.json<{ texts: unknown[] }>().texts : []
  if (intent?.state === 'done' && length === 0) findings.lost.push(`code ${phone}`)
  if (length > 1) findings.doubled.push(`code ${phone} × ${length}`)
}

/**
 * A borrower who signed in has one session. Which token opens it is another matter: a sign-in that
 * arrives twice is made anew, as the contract has it, and the token of the first is worth nothing
 * then.
 */
async function judgeSessions(
  database: Database,
  oracle: Oracle,
  findings: Findings,
): Promise<void> {
  for (const { effect, state, who, result } of oracle.intents) {
    if (effect !== 'sign-in' || state !== 'done') continue
    const live = await database.query(
      'select id from sessions where borrower_id = $1 and ended_at is null',
      [result],
    )
    if (live.length === 0) findings.lost.push(`sign-in ${who}`)
    if (live.length > 1) findings.doubled.push(`sign-in ${who} × ${live.length}`)
  }
}

/** Each payment has one message, which is written with it. */
async function judgeMessages(database: Database, cast: Cast, findings: Findings): Promise<void> {
  for (const { borrower } of cast.debtors) {
    const [row] = await database.query<{ messages: number; paid: number }>(
      `select (select count(*) from payments where borrower_id = $1) as paid,
         (select count(*) from messages where borrower_id = $1 and kind = 'payment_received') as messages`,
      [borrower.id],
    )
    if (row && row.messages < row.paid) findings.lost.push(`a message of ${borrower.id}`)
    if (row && row.messages > row.paid) findings.doubled.push(`a message of ${borrower.id}`)
  }
}
