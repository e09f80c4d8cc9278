import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../src/app.ts'
import { savePage } from '../../src/lending/certification/pages.ts'
import { checkBooks, type Finding } from '../../src/lending/ledger/check-books.ts'
import type { Database } from '../../src/store/database/database.ts'
import { watchAnswers } from '../support/answers.ts'
import { certified } from '../support/borrowers.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { console, settings, SignedClient, type Answer } from '../support/lender.ts'
import { PAY_DAY } from './due-days.ts'
import { injectAsTester } from '../support/tester.ts'
import type { Balances } from './loan.ts'

/** What the books and the order say of one loan. */
export interface Shown extends Balances {
  id: string
  state: string
  /** YYYY-MM-DD. */
  due: string | null
  extendedDays: number
  /** What was written off and still stands. */
  lost: number
}

/** What lenders on one database have in common. Times are in milliseconds. */
interface Shared {
  real: number
  added: number
  token: string
  owner: string
}

/** The whole lender on a database, with a clock that only a sequence moves. */
export class LenderUnderTest {
  readonly database: Database
  readonly app: FastifyInstance
  readonly #shared: Shared
  readonly #client: SignedClient
  /** The last keyed call that reached its handler, to be repeated. */
  last: { path: string; body: object; key: string; answer: Answer } | null = null

  private constructor(database: Database, app: FastifyInstance, shared: Shared) {
    this.database = database
    this.app = app
    this.#shared = shared
    this.#client = new SignedClient(app)
  }

  /** Starts a lender on an empty database, or one more beside another, on the database that it has. */
  static async start(database: Database, beside?: LenderUnderTest): Promise<LenderUnderTest> {
    const shared = beside ? beside.#shared : { real: 0, added: 0, token: '', owner: '' }
    const app = await buildApp({
      database,
      settings,
      logger: false,
      realTime: () => new Date(shared.real),
    })
    watchAnswers(app)
    injectAsTester(app, database, settings)
    await app.ready()
    return new LenderUnderTest(database, app, shared)
  }

  /** Forgets everything and sets the clock to `start`. */
  async begin(start: number): Promise<void> {
    await emptyDatabase(this.database)
    this.#shared.real = start
    this.#shared.added = 0
    this.last = null
    this.#shared.token = ''
  }

  /** Business time. */
  get now(): number {
    return this.#shared.real + this.#shared.added
  }

  get #signed(): { token: string; timestamp: number } {
    return { token: this.#shared.token, timestamp: this.#shared.real }
  }

  /** A signed call with a new key, or with the one given. */
  async call(path: string, body: object, key: string = randomUUID()): Promise<Answer> {
    const answer = await this.#client.post(path, body, { key, ...this.#signed })
    if (answer.code !== 403_100) this.last = { path, body, key, answer }
    return answer
  }

  /** Reads something. */
  async read(path: string, query: Record<string, string>): Promise<Answer> {
    return this.#client.get(path, query, this.#signed)
  }

  /** Lets the outside world do something; gives the code of the refusal, or 200. */
  async world(
    path: string,
    body: object,
  ): Promise<{ code: number; body: Record<string, unknown> }> {
    const { status, body: answered } = await console(this.app, path, body)
    return { code: status === 200 ? 200 : Number(answered['code']), body: answered }
  }

  /** Moves the clock, and everything due is done. */
  async wait(minutes: number): Promise<void> {
    await this.world('clock', { minutes })
    this.#shared.added += minutes * 60_000
  }

  /** Signs the phone in with a code; a minute passes, so that the code can be sent. */
  async signIn(phone: string): Promise<Answer> {
    this.#shared.real += 61_000
    const device = { phone_prefix: '+66', phone, uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }
    const options = { timestamp: this.#shared.real, token: '' }
    await this.#client.post('/v2/user/send_code', device, options)
    const inbox = await this.app.inject({ url: `/sandbox/api/texts?phone=${phone}` })
    const { code } = inbox
      .json<{ texts: { code: string | null }[] }>()
      .texts.find((each) => each.code !== null) ?? { code: '' }
    const answer = await this.#client.post('/v2/user/login', { ...device, code }, options)
    const owner = String(answer.data['user_id'])
    this.#shared.token = String(answer.data['token'])
    if (owner !== this.#shared.owner) this.last = null
    this.#shared.owner = owner
    return answer
  }

  /** Certifies the phone's account without the forms; gives the account to be paid to. */
  async certify(phone: string, quota: number): Promise<string> {
    const now = new Date(this.now)
    const { id, accountId } = await certified(this.app, this.database, quota, phone, now)
    const work = { income_band: 'th_15000_to_19999', pay_day: String(PAY_DAY) }
    await savePage(this.database, id, 'work', work, now)
    return accountId
  }

  /** A picture of a receipt, without its bytes. */
  async receipt(owner: string): Promise<string> {
    const fileId = randomUUID()
    const at = new Date(this.#shared.real)
    await this.database.query(
      `insert into uploads (borrower_id, file_id, ticket_digest, purpose, claimed_mime, claimed_size,
         asked_at, expires_at, stored_at, mime, size, width, height)
       values ($1, $2, $3, 'repayment_voucher', 'image/jpeg', 1, $4, $4, $4, 'image/jpeg', 1, 1, 1)`,
      [owner, fileId, Buffer.from(fileId), at],
    )
    return fileId
  }

  /** Every loan of these accounts, oldest first, from the books. */
  async loans(owners: readonly string[]): Promise<Shown[]> {
    return this.database.query<Shown & Record<string, unknown>>(
      `select o.id, o.state, o.due_date as due, o.extended_days as "extendedDays",
         ${sums({
           principal: 'receivable_principal',
           interest: 'receivable_interest',
           fee: 'receivable_fee',
           lateFee: 'receivable_late_fee',
           lost: 'credit_loss',
         })},
         coalesce(-sum(e.amount) filter (where e.account = 'borrower_credit'), 0)::bigint as overpaid,
         coalesce(sum(e.amount) filter (where e.account = 'fee_income' and t.kind = 'rebate'), 0)::bigint
           as "feesFell",
         coalesce(sum(e.amount) filter (where e.account = 'interest_income' and t.kind = 'rebate'), 0)::bigint
           as "interestFell"
       from orders o
       left join ledger_entries e on e.borrower_id = o.borrower_id and e.order_id = o.id
       left join ledger_transactions t on t.borrower_id = e.borrower_id and t.id = e.transaction_id
       where o.borrower_id = any($1::uuid[]) group by o.borrower_id, o.id order by o.id`,
      [owners],
    )
  }

  /** What is wrong with the books. */
  async findings(): Promise<Finding[]> {
    return checkBooks(this.database)
  }
}

function sums(accounts: Readonly<Record<string, string>>): string {
  return Object.entries(accounts)
    .map(
      ([name, account]) =>
        `coalesce(sum(e.amount) filter (where e.account = '${account}'), 0)::bigint as "${name}"`,
    )
    .join(', ')
}
