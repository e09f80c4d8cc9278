import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Country } from '@paso/sdk/contract'
import { freePort } from '../../scripts/set-up/ports.ts'
import { CONSOLE_SECRET } from './outside-world.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface RunningSandbox {
  /** Where app, API and console are: `http://127.0.0.1:<port>`. Stays the same over a restart. */
  readonly url: string
  /** What the server has printed so far. */
  log(): string
  /** Ends it as the power would: no time to write anything. */
  kill(): Promise<void>
  /** Starts it again on the same port and the same data, with other settings where some are given. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>
  /** Ends it in order and removes its data. */
  stop(): Promise<void>
}

export type Engine = 'pglite' | 'postgres'

/** The PostgreSQL that the run has started, if any. */
const SERVER = process.env.PASO_DATABASE_URL

/** What a run is to show everything on, if on one alone. */
const engineOfRun = process.env.TEST_ENGINES as Engine | undefined

/** The embedded database, as `npm start` has it, unless the run is on another. */
export const embedded: Engine = engineOfRun ?? 'pglite'

interface SandboxOptions {
  /** That of the run unless set; PostgreSQL where the run has one, since it opens in half the time. */
  readonly engine?: Engine | undefined
  readonly env?: Readonly<Record<string, string>>
  /** Whose app is at its address, from the folder where `buildEditions` puts it; Thailand's unless set. */
  readonly edition?: Country
  /** Whether each call is held against the description on its way; measurements go without. */
  readonly watched?: boolean
}

/**
 * Starts the real lender with the built app on a free port and an empty data folder of its own.
 * Its address leads through the validating proxy: `stop` throws when a call broke the contract.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const data = mkdtempSync(join(tmpdir(), 'paso-sandbox-'))
  const { edition = 'TH' } = options
  const port = await freePort()
  const own = `http://127.0.0.1:${String(port)}`
  const engine = options.engine ?? engineOfRun ?? (SERVER === undefined ? 'pglite' : 'postgres')
  const database = engine === 'postgres' ? await createDatabase() : undefined
  let said = ''
  let server: ChildProcess | undefined

  const start = async (env: Readonly<Record<string, string>> = {}) => {
    const child = spawn(process.execPath, [join(root, 'sandbox', 'src', 'server.ts')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        COUNTRY: edition,
        ...(edition === 'TH' ? {} : { APP_FOLDER: join(root, '.paso', 'editions', edition) }),
        DATA_DIR: data,
        SANDBOX_CONSOLE_PASSWORD: CONSOLE_SECRET,
        // Every borrower of a run calls from here, and their numbers follow one another.
        CODES_PER_ADDRESS: '100000',
        CODES_PER_RANGE: '100000',
        ...(database ? { DATABASE_URL: database.url } : {}),
        ...options.env,
        ...env,
      },
    })
    const listen = (chunk: Buffer) => (said += chunk.toString('utf8'))
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    server = child
    await untilItAnswers(own, child, () => said)
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const child = server
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }

  // Beside each other, since the server takes a while.
  const [proxy] = await Promise.all([
    options.watched === false ? undefined : startProxy(own),
    start(),
  ])
  const url = proxy?.url ?? own
  return {
    url,
    log: () => said,
    kill: () => end('SIGKILL'),
    restart: start,
    stop: async () => {
      await end('SIGTERM')
      rmSync(data, { recursive: true, force: true })
      await database?.drop()
      await proxy?.stop()
    },
  }
}

/** The validating proxy before a lender, as a process of its own. */
async function startProxy(target: string): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join(root, 'sandbox', 'proxy', 'watch.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PROVIDER_URL: target, PROXY_PORT: '0' },
  })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the validating proxy ended at start')))
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
      const address = /^(http:\S+) leads to .*\n/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
  })
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      const code = await ended
      const report = said.slice(said.indexOf('\n') + 1).trim()
      if (code !== 0) throw new Error(`the contract was broken:\n${report}`)
      console.log(report)
    },
  }
}

/** A database of its own on the server that `npm run test:e2e` started. */
async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  if (SERVER === undefined) throw new Error('PASO_DATABASE_URL is unset: run `npm run test:e2e`')
  const name = `journey_${randomUUID().replaceAll('-', '')}`
  const order = async (statement: string) => {
    const client = new pg.Client({ connectionString: SERVER })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await order(`create database ${name}`)
  const url = new URL(SERVER)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => order(`drop database ${name} with (force)`) }
}

async function untilItAnswers(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const giveUpAt = Date.now() + 300_000
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the sandbox ended at start:\n${log()}`)
    try {
      const answer = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(5_000) })
      if (answer.ok) return
    } catch {
      // not listening yet
    }
    if (Date.now() > giveUpAt) throw new Error(`the sandbox did not answer in 300 s:\n${log()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
