// A lender with borrowers who owe, for the bench to load: prints one line of JSON, then serves.
import pg from 'pg'
import { buildApp } from '../src/app.ts'
import { openDatabase } from '../src/store/opening/open.ts'
import { certified, withLoan } from '../test/support/borrowers.ts'
import { settings, startLender } from '../test/support/lender.ts'
import { addOtherBorrowers } from './other-borrowers.ts'

const borrowers = Number(process.env['BENCH_BORROWERS'] ?? 20)
const databaseUrl = process.env['DATABASE_URL']
const database = await openDatabase({
  databaseUrl,
  dataDir: process.env['DATA_DIR'],
  keyring: settings.keyring,
})

const seeding = await startLender(database)
const debts = []
let like = ''
for (let made = 0; made < borrowers; made++) {
  const borrower = await certified(seeding, database)
  like = borrower.id
  debts.push({
    token: borrower.client.token,
    orderId: await withLoan(seeding, borrower, 2_000_000, 61),
  })
}
await seeding.close()
await addOtherBorrowers(database, like, Number(process.env['BENCH_ORDERS'] ?? 0))
if (databaseUrl !== undefined) await settle(databaseUrl)

const app = await buildApp({ database, settings, logger: false })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${JSON.stringify({ url, debts })}\n`)
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit(0))
})

/** What filling left to vacuum and to write is done before anything is measured. */
async function settle(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.end()
}
