// npm run bench -w sandbox: repayments a second on both databases, beside the bare framework.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../test/databases.ts'
import { repay, type Debt, type Measured } from './load.ts'

const seconds = Number(process.env['BENCH_SECONDS'] ?? 10)
const budgets = {
  PostgreSQL: { perSecond: 800, p99: 100 },
  PGlite: { perSecond: 300, p99: 150 },
} as const

interface Started {
  url: string
  debts: Debt[]
  stop(): Promise<void>
}

function start(file: string, env: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return new Promise((resolve, reject) => {
    let said = ''
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (!said.includes('\n')) return
      const { url, debts } = JSON.parse(said) as { url: string; debts: Debt[] }
      const stop = (): Promise<void> => {
        child.kill('SIGTERM')
        return ended
      }
      resolve({ url, debts, stop })
    })
  })
}

/** Warms up, then measures with so many borrowers repaying at once. */
async function measure(server: Started): Promise<Measured> {
  await repay(server.url, server.debts, Math.min(3, seconds))
  const measured = await repay(server.url, server.debts, seconds)
  await server.stop()
  return measured
}

const bare = await measure(await start('bare-process.ts'))

const postgres = await startPostgres()
const onPostgres = await measure(await start('lender-process.ts', { DATABASE_URL: postgres.url }))
await postgres.stop()

const folder = mkdtempSync(join(tmpdir(), 'paso-bench-'))
const onPGlite = await measure(
  await start('lender-process.ts', { DATA_DIR: folder, BENCH_BORROWERS: '24' }),
)
rmSync(folder, { recursive: true })

const row = (name: string, { perSecond, p50, p99, failed }: Measured): string => {
  const budget = name in budgets ? budgets[name as keyof typeof budgets] : undefined
  const cells = [
    name.padEnd(16),
    perSecond.toFixed(0).padStart(8),
    (budget ? `≥ ${budget.perSecond}` : '').padStart(8),
    p50.toFixed(1).padStart(8),
    p99.toFixed(1).padStart(8),
    (budget ? `≤ ${budget.p99}` : '').padStart(8),
    `${((perSecond / bare.perSecond) * 100).toFixed(0)} %`.padStart(8),
    String(failed).padStart(7),
  ]
  return cells.join('  ')
}
process.stdout.write(
  [
    `Signed repayments with ledger postings (two calls each), ${seconds} s a row, load from this machine:`,
    'server            a second    budget   p50 ms   p99 ms    budget   of bare   failed',
    row('bare framework', bare),
    row('PostgreSQL', onPostgres),
    row('PGlite', onPGlite),
    '',
  ].join('\n'),
)
