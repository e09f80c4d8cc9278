// npm run bench:start -w sandbox: how long it takes from starting a lender without a data folder
// until it has signed somebody in.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { signatureOf } from '../test/support/signature.ts'
import { asTester, CONSOLE_SECRET } from '../test/support/tester.ts'
import { freePort } from '../../scripts/set-up/ports.ts'
import { clusterFolder } from '../src/store/opening/packed-cluster.ts'
import { start, stop } from './servers.ts'

const STARTS = 5
const WITHIN = 4
/** What the kernel counts processor time in, on every Linux. */
const TICKS_A_SECOND = 100

interface Start {
  /** Seconds from its start until `/ready` said 200, and until somebody was signed in. */
  ready: number
  login: number
  /** Processor seconds until then, user and system; NaN where /proc does not exist. */
  processor: number
}

/** A line about the median of so many starts, each on a folder of its own. */
export async function measureStarts(): Promise<string> {
  // The set-up has made it; what is measured is a start.
  await clusterFolder()
  const starts: Start[] = []
  for (let tried = 0; tried < STARTS; tried++) starts.push(await startToLogin())
  const median = (of: (each: Start) => number): string =>
    (starts.map(of).sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? Number.NaN).toFixed(2)
  return `start without a data folder: ready after ${median(({ ready }) => ready)} s, signed in after ${median(({ login }) => login)} s (budget ≤ ${WITHIN}), ${median(({ processor }) => processor)} s of processor time; median of ${STARTS}`
}

async function startToLogin(): Promise<Start> {
  const folder = mkdtempSync(join(tmpdir(), 'paso-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = start(join(import.meta.dirname, '../src/server.ts'), {
    PORT: String(port),
    DATA_DIR: folder,
    SANDBOX_CONSOLE_PASSWORD: CONSOLE_SECRET,
    LOG_LEVEL: 'warn',
  })
  for (;;) {
    const answer = await fetch(`${url}/ready`).catch(() => undefined)
    if (answer?.ok) break
    if (child.exitCode !== null) throw new Error('the lender ended at its start')
    await wait(10)
  }
  const ready = (performance.now() - began) / 1000
  await signIn(url)
  const login = (performance.now() - began) / 1000
  const processor = processorSeconds(child.pid ?? 0)
  await stop(child)
  rmSync(folder, { recursive: true })
  return { ready, login, processor }
}

/** A visitor asks for a code, reads it on the console and signs in with it. */
async function signIn(url: string): Promise<void> {
  const phone = { phone_prefix: '+66', phone: '812345678', uuid: 'device-0001' }
  await call(url, 'send_code', phone)
  const inbox = await fetch(`${url}/sandbox/api/texts?phone=${phone.phone}`, { headers: asTester })
  const { texts } = (await inbox.json()) as { texts: { code: string }[] }
  await call(url, 'login', { ...phone, code: texts[0]?.code })
}

async function call(url: string, name: string, body: object): Promise<void> {
  const timestamp = String(Date.now())
  const caller = { version: '1.0.0', platform: 'web', appsflyer_id: '', bundle_id: '', token: '' }
  const rest = { app_id: 'paso-th', package_name: '', h5_version: '1.0.0', timestamp }
  const fields = { ...caller, ...rest }
  const answer = await fetch(`${url}/v2/user/${name}?timestamp=${timestamp}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'country-language': 'th',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ ...body, ...fields, sign: signatureOf(fields) }),
  })
  if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`)
}

/** What a process has taken of the processors so far. */
function processorSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    return (user + system) / TICKS_A_SECOND
  } catch {
    return Number.NaN
  }
}

if (import.meta.main) process.stdout.write(`${await measureStarts()}\n`)
