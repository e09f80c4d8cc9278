import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../test/postgres-server.ts'
import type { Debt } from './load.ts'

/** A server that says where it is and who owes it. */
export interface StartedServer {
  url: string
  debts: Debt[]
  stop(): Promise<void>
}

/** Starts one of the bench's own processes, which prints a line of JSON once it is ready. */
export function startServer(
  file: string,
  env: Record<string, string> = {},
): Promise<StartedServer> {
  const child = start(join(import.meta.dirname, file), env)
  return new Promise((resolve, reject) => {
    let said = ''
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (!said.includes('\n')) return
      const { url, debts } = JSON.parse(said) as { url: string; debts: Debt[] }
      resolve({ url, debts, stop: () => stop(child) })
    })
  })
}

/** Seconds from starting the lender on an empty folder until it says that it can serve. */
export async function startToFirstAnswer(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'paso-bench-'))
  const port = await freePort()
  const began = performance.now()
  const child = start(join(import.meta.dirname, '../src/server.ts'), {
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
  })
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined)
    if (answer?.ok) break
    if (child.exitCode !== null) throw new Error('the lender ended at its start')
    await wait(10)
  }
  const took = (performance.now() - began) / 1000
  await stop(child)
  rmSync(folder, { recursive: true })
  return took
}

function start(file: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
