// npm run bench -w sandbox: repayments a second on both databases as they grow, beside the bare framework
// and pgbench's TPC-B on the same server. Then how long a start on an empty folder takes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../test/support/databases.ts'
import { repay, repayOneLoan, type Measured } from './load.ts'
import { startServer, type StartedServer } from './servers.ts'
import { measureStarts } from './starts.ts'
import { measureTpcB } from './tpc-b.ts'

const seconds = Number(process.env['BENCH_SECONDS'] ?? 10)
const most = Number(process.env['BENCH_ORDERS'] ?? 1_000_000)
const engines: readonly Engine[] =
  process.env['BENCH_ENGINE'] === 'PostgreSQL' ? ['PostgreSQL'] : ['PostgreSQL', 'PGlite']
const FEW = 1_000
const PAYMENTS_ON_ONE_LOAN = 1_000
/** Of half of pgbench's rate, since a repayment is two transactions; of PostgreSQL's for PGlite. Milliseconds. */
const budgets = {
  PostgreSQL: { ratio: 0.24, p99: 120 },
  PGlite: { ratio: 0.5, p99: 250 },
} as const
type Engine = keyof typeof budgets
/**
 * Borrowers who repay at once: enough to keep both processors at work, and no more than a lender has
 * connections; who waits for one only waits. The embedded database does one thing after the other.
 */
const LANES: Readonly<Record<Engine, number>> = { PostgreSQL: 20, PGlite: 8 }

/** Warms up, then measures with so many borrowers repaying at once. */
async function measure(server: Pick<StartedServer, 'url' | 'debts'>): Promise<Measured> {
  await repay(server.url, server.debts, Math.min(3, seconds))
  return repay(server.url, server.debts, seconds)
}

interface MeasuredLender extends Measured {
  /** Milliseconds of a payment on one loan, after few payments and after many. */
  oneLoan: { first: number; last: number }
  anchor: Awaited<ReturnType<typeof measureTpcB>>
}

async function measureLender(engine: Engine, orders: number): Promise<MeasuredLender> {
  const lanes = { BENCH_BORROWERS: String(LANES[engine] + 1), BENCH_ORDERS: String(orders) }
  const folder = mkdtempSync(join(tmpdir(), 'paso-bench-'))
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined
  const anchor = postgres && (await measureTpcB(postgres.url, LANES[engine], seconds))
  const server = await startServer('lender-process.ts', {
    ...lanes,
    ...(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder }),
  })
  const [alone, ...debts] = server.debts
  if (!alone) throw new Error('nobody owes anything')
  const measured = await measure({ url: server.url, debts })
  const oneLoan = await repayOneLoan(server.url, alone, PAYMENTS_ON_ONE_LOAN)
  await server.stop()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
  return { ...measured, oneLoan, anchor }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)
say(`Signed repayments with ledger postings (an instruction and its payment: two calls each),`)
say(`${seconds} s a row, load from this machine:`)
const bareServer = await startServer('bare-process.ts')
const bare = await measure(bareServer)
await bareServer.stop()
say(`bare framework: ${figures(bare)}`)
let fewOnPostgres: Measured | undefined
for (const engine of engines) {
  const few = await measureLender(engine, FEW)
  fewOnPostgres ??= few
  report(engine, FEW, few, fewOnPostgres)
  const many = await measureLender(engine, most)
  report(engine, most, many, fewOnPostgres)
  say(`  ${percent(many, few)} of its rate at ${FEW.toLocaleString('en')} orders`)
}

say(await measureStarts())

function report(
  engine: Engine,
  orders: number,
  measured: MeasuredLender,
  onPostgres: Measured,
): void {
  const { oneLoan, anchor } = measured
  const budget = budgets[engine]
  say(
    `${engine}, ${LANES[engine]} at once, ${orders.toLocaleString('en')} orders: ${figures(measured)} (budget ≤ ${budget.p99}), ${percent(measured, bare)} of bare`,
  )
  if (anchor) {
    const ratio = measured.perSecond / (anchor.perSecond / 2)
    say(
      `  TPC-B ${anchor.perSecond.toFixed(0)} a second with ${anchor.durability}; ratio to its half ${ratio.toFixed(2)} (budget ≥ ${budget.ratio})`,
    )
  } else if (engine === 'PostgreSQL') {
    say('  no pgbench beside this PostgreSQL, so no ratio to TPC-B')
  } else {
    say(`  ${percent(measured, onPostgres)} of PostgreSQL's (budget ≥ ${budget.ratio * 100} %)`)
  }
  say(
    `  one loan: ${oneLoan.first.toFixed(1)} ms a payment at its beginning, ${oneLoan.last.toFixed(1)} ms after ${PAYMENTS_ON_ONE_LOAN.toLocaleString('en')}, ratio ${(oneLoan.last / oneLoan.first).toFixed(2)}`,
  )
}

function figures({ perSecond, p50, p99, failed }: Measured): string {
  return `${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${failed} failed`
}

function percent(measured: Measured, of: Measured): string {
  return `${((measured.perSecond / of.perSecond) * 100).toFixed(0)} %`
}
