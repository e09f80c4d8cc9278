// npm run bench:borrower -w sandbox: what one borrower takes of a database, in rows, bytes and statements, and what
// ten million would. `BORROWERS` (200) are measured, on a PostgreSQL of its own.
import pg from 'pg'
import { openDatabase } from '../src/store/opening/open.ts'
import { createDatabase, keyring, startPostgres } from '../test/support/databases.ts'
import { newBorrower, specimen, upload } from '../test/support/direct-call.ts'
import { withLoan, type TestBorrower } from '../test/support/borrowers.ts'
import { console as asTester, SignedClient, startLender } from '../test/support/lender.ts'
import { refuseCommits } from '../test/support/refusing-proxy.ts'
import { borrowerWithQuota } from '../test/support/sample-borrower.ts'
import { startSession } from '../src/lending/sessions/sessions.ts'

const BORROWERS = Number(process.env['BORROWERS'] ?? 200)
const PAYMENTS = 3
const MILLIONS = 10

const server = await startPostgres({ durable: false })
const url = await createDatabase(server.url)
// It refuses nothing here: it counts.
const wire = await refuseCommits(url, { share: 0, seed: 1 })
const database = await openDatabase({ databaseUrl: wire.urlOf(url), keyring })
const app = await startLender(database)
const direct = new pg.Client({ connectionString: url })
await direct.connect()

interface Taken {
  rows: number
  bytes: number
  statements: number
  commits: number
}

/** What the database holds, and what went over the wire up to now. */
async function taken(): Promise<Taken> {
  const { statements, commits } = wire.seen
  await direct.query('vacuum analyze')
  const tables = await direct.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
  )
  let rows = 0
  for (const { name } of tables.rows) {
    const counted = await direct.query<{ n: string }>(`select count(*) as n from ${name}`)
    rows += Number(counted.rows[0]?.n)
  }
  const bytes = tables.rows.reduce((sum, table) => sum + Number(table.bytes), 0)
  return { rows, bytes, statements, commits }
}

const perBorrower = (from: Taken, to: Taken, times = 1): Taken => {
  const of = (what: keyof Taken): number => (to[what] - from[what]) / BORROWERS / times
  return {
    rows: of('rows'),
    bytes: of('bytes'),
    statements: of('statements'),
    commits: of('commits'),
  }
}

function print(what: string, { rows, bytes, statements, commits }: Taken): void {
  const figures = [
    `${rows.toFixed(1)} rows`,
    `${(bytes / 1024).toFixed(1)} KiB`,
    `${statements.toFixed(1)} statements`,
    `${commits.toFixed(1)} commits`,
  ]
  process.stdout.write(`${what.padEnd(34)}${figures.map((each) => each.padStart(18)).join('')}\n`)
}

async function certify(): Promise<TestBorrower> {
  const { borrower, accountId } = await borrowerWithQuota(database)
  const { token } = await startSession(database, {
    appId: 'paso-th',
    borrowerId: borrower.id,
    now: new Date(),
    platform: 'web',
    device: `device-${borrower.id}`,
  })
  return { id: borrower.id, phone: borrower.phone, accountId, client: new SignedClient(app, token) }
}

async function pay({ client }: TestBorrower, order_id: string): Promise<void> {
  const amount = { amount: 100_000, currency: 'THB' }
  const asked = await client.post('/v2/repay/create', {
    ...{ order_id, method: 'bank_transfer', purpose: 'repay', amount },
  })
  const { reference } = asked.data['instruction'] as { reference: string }
  await asTester(app, 'pay', { reference, amount: amount.amount })
}

const begin = await taken()
const borrowers: TestBorrower[] = []
for (let n = 0; n < BORROWERS; n++) borrowers.push(await certify())
const certified = await taken()
const loans: (readonly [TestBorrower, string])[] = []
for (const each of borrowers) loans.push([each, await withLoan(app, each)])
const lent = await taken()
for (const loan of loans) for (let n = 0; n < PAYMENTS; n++) await pay(...loan)
const paid = await taken()
for (const [{ client }, order_id] of loans) {
  await client.get('/v2/home/index')
  await client.get('/v2/order/detail', { order_id })
  await client.get('/v2/message/list')
}
const looked = await taken()

const picture = await newBorrower(database)
let pictures = 0
for (const [purpose, name] of [
  ['id_front', 'th-id-front'],
  ['id_back', 'th-id-back'],
  ['id_holder', 'th-holder'],
  ['work_certificate', 'work-certificate'],
] as const) {
  pictures += (await upload(database, picture, purpose, specimen(name))).size
}

const account = perBorrower(begin, certified)
const loan = perBorrower(certified, lent)
const payment = perBorrower(lent, paid, PAYMENTS)
const look = perBorrower(paid, looked)
print('an account, certified', account)
print('a loan, applied for and paid out', loan)
print('a payment', payment)
print('a look: home, order, messages', look)
process.stdout.write(`its four pictures${' '.repeat(17)}${(pictures / 1024).toFixed(1)} KiB\n\n`)

const year = {
  rows: account.rows + 4 * (loan.rows + PAYMENTS * payment.rows),
  bytes: account.bytes + 4 * (loan.bytes + PAYMENTS * payment.bytes),
}
const gigabytes = (bytes: number): string => `${((bytes * MILLIONS) / 1000).toFixed(0)} GB`
// Of a day's work, a tenth falls into its busiest hour.
const perSecond = (aDay: number): string => ((aDay * MILLIONS * 1e6 * 0.1) / 3600).toFixed(0)
const daily = look.statements / 3 + (4 * (loan.statements + PAYMENTS * payment.statements)) / 365
const commits = look.commits / 3 + (4 * (loan.commits + PAYMENTS * payment.commits)) / 365
process.stdout.write(
  `${MILLIONS} million borrowers who look every third day and borrow four times a year, after that year:\n` +
    `  rows        ${((year.rows * MILLIONS) / 1000).toFixed(1)} thousand million\n` +
    `  data        ${gigabytes(year.bytes)}, with three copies ${gigabytes(3 * year.bytes)}\n` +
    `  pictures    ${gigabytes(pictures)}, with three copies ${gigabytes(3 * pictures)}\n` +
    `  statements  ${perSecond(daily)} a second in the busiest hour, ${perSecond(commits)} of them commits or alone\n`,
)

await direct.end()
await app.close()
await database.close()
await wire.close()
await server.stop()
