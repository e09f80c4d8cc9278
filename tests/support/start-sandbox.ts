import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface RunningSandbox {
  /** Where app, API and console are: `http://127.0.0.1:<port>`. Stays the same over a restart. */
  readonly url: string
  /** What the server has printed so far. */
  log(): string
  /** Ends it as the power would: no time to write anything. */
  kill(): Promise<void>
  /** Starts it again on the same port and the same data. */
  restart(): Promise<void>
  /** Ends it in order and removes its data. */
  stop(): Promise<void>
}

export interface SandboxOptions {
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Starts the real lender with the built app on a free port and an empty data folder of its own. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const data = mkdtempSync(join(tmpdir(), 'paso-sandbox-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${String(port)}`
  let said = ''
  let server: ChildProcess | undefined

  const start = async () => {
    const child = spawn(process.execPath, [join(root, 'sandbox', 'src', 'server.ts')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: data,
        ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
        ...options.env,
      },
    })
    const listen = (chunk: Buffer) => (said += chunk.toString('utf8'))
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    server = child
    await untilItAnswers(url, child, () => said)
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const child = server
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }

  await start()
  return {
    url,
    log: () => said,
    kill: () => end('SIGKILL'),
    restart: start,
    stop: async () => {
      await end('SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function untilItAnswers(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const giveUpAt = Date.now() + 30_000
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the sandbox ended at start:\n${log()}`)
    try {
      const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(5_000) })
      if (answer.ok) return
    } catch {
      // not listening yet
    }
    if (Date.now() > giveUpAt) throw new Error(`the sandbox did not answer in 30 s:\n${log()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port)
        else reject(new Error('no port'))
      })
    })
  })
}
