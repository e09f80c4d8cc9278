// npm run bench -w sandbox: repayments a second on both databases as they grow, beside the bare
// framework, and how long a start on an empty folder takes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../test/support/databases.ts'
import { repay, type Measured } from './load.ts'
import { startServer, type StartedServer } from './servers.ts'
import { measureStarts } from './starts.ts'

const seconds = Number(process.env['BENCH_SECONDS'] ?? 10)
const most = Number(process.env['BENCH_ORDERS'] ?? 1_000_000)
const FEW = 1_000
const budgets = {
  PostgreSQL: { perSecond: 800, p99: 100 },
  PGlite: { perSecond: 300, p99: 150 },
} as const
type Engine = keyof typeof budgets
/**
 * Borrowers who repay at once: enough to keep both processors at work, and no more than a lender has
 * connections; who waits for one only waits. The embedded database does one thing after the other.
 */
const LANES: Readonly<Record<Engine, number>> = { PostgreSQL: 20, PGlite: 8 }

/** Warms up, then measures with so many borrowers repaying at once. */
async function measure(server: StartedServer): Promise<Measured> {
  await repay(server.url, server.debts, Math.min(3, seconds))
  const measured = await repay(server.url, server.debts, seconds)
  await server.stop()
  return measured
}

async function measureLender(engine: Engine, orders: number): Promise<Measured> {
  const lanes = { BENCH_BORROWERS: String(LANES[engine]), BENCH_ORDERS: String(orders) }
  if (engine === 'PGlite') {
    const folder = mkdtempSync(join(tmpdir(), 'paso-bench-'))
    const measured = await measure(
      await startServer('lender-process.ts', { ...lanes, DATA_DIR: folder }),
    )
    rmSync(folder, { recursive: true })
    return measured
  }
  const postgres = await startPostgres()
  const measured = await measure(
    await startServer('lender-process.ts', { ...lanes, DATABASE_URL: postgres.url }),
  )
  await postgres.stop()
  return measured
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)
say(`Signed repayments with ledger postings (an instruction and its payment: two calls each),`)
say(`${seconds} s a row, load from this machine:`)
say(
  'server        at once      orders    a second   budget   p50 ms   p99 ms   budget  of bare  of few  failed',
)

const bare = await measure(await startServer('bare-process.ts'))
say(row('bare framework', null, bare, null))
for (const engine of ['PostgreSQL', 'PGlite'] as const) {
  const few = await measureLender(engine, FEW)
  say(row(engine, FEW, few, few))
  say(row(engine, most, await measureLender(engine, most), few))
}

say(await measureStarts())

function row(
  name: string,
  orders: number | null,
  measured: Measured,
  few: Measured | null,
): string {
  const budget = name in budgets ? budgets[name as Engine] : undefined
  const { perSecond, p50, p99, failed } = measured
  const share = (of: Measured): string => `${((perSecond / of.perSecond) * 100).toFixed(0)} %`
  return [
    name.padEnd(14),
    String(budget ? LANES[name as Engine] : LANES.PostgreSQL).padStart(5),
    (orders === null ? '' : orders.toLocaleString('en')).padStart(10),
    perSecond.toFixed(0).padStart(10),
    (budget ? `≥ ${budget.perSecond}` : '').padStart(7),
    p50.toFixed(1).padStart(7),
    p99.toFixed(1).padStart(7),
    (budget ? `≤ ${budget.p99}` : '').padStart(7),
    share(bare).padStart(7),
    (few ? share(few) : '').padStart(6),
    String(failed).padStart(6),
  ].join('  ')
}
