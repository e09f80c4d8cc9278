import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CONSOLE_SECRET } from '../test/support/tester.ts'
import type { Keyring } from '../src/store/sealing/keyring.ts'

export interface ServerProcess {
  url: string
  /** Sends the signal and gives how the process ended: its code, null when it was killed. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
  /** What it wrote so far, for the reader of a trial that failed. */
  said(): string
}

/** The lender as it is started in earnest. */
const LENDER = join(import.meta.dirname, '../src/server.ts')

/** Starts a lender as a process of its own and waits until it answers. */
export async function startServer(options: {
  port: number
  keyring: Keyring
  env: Readonly<Record<string, string>>
  entry?: string | undefined
}): Promise<ServerProcess> {
  const child = spawn(process.execPath, [options.entry ?? LENDER], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'production',
      PORT: String(options.port),
      STORAGE_KEYS: textOf(options.keyring),
      SANDBOX_CONSOLE_PASSWORD: CONSOLE_SECRET,
      CALLS_PER_MINUTE: '10000000',
      CODES_PER_ADDRESS: '10000000',
      CODES_PER_RANGE: '10000000',
      LOG_LEVEL: 'error',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-20_000)
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const cleanUp = (): void => void child.kill('SIGKILL')
  process.once('exit', cleanUp)
  void ended.then(() => process.removeListener('exit', cleanUp))
  const url = `http://127.0.0.1:${options.port}`
  await untilHealthy(url, child, () => said)
  return {
    url,
    said: () => said,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

async function untilHealthy(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const until = performance.now() + 300_000
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${said()}`)
    const answer = await fetch(`${url}/ready`).catch(() => undefined)
    if (answer?.ok) return
    await wait(40)
  }
  child.kill('SIGKILL')
  throw new Error(`the server did not answer within five minutes: ${said()}`)
}

function textOf({ keys }: Keyring): string {
  return [...keys].map(([id, key]) => `${id}:${key.export().toString('base64')}`).join(',')
}
