import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
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

export function start(file: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

export async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
