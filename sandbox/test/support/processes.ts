import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** A bare Linux has no `ps`, but tells of each process in files; other systems have the program. */
const hasFiles = existsSync('/proc/self/stat')

/** Whether the process runs: one that ended and was not waited for yet does not. */
export function runs(pid: number): boolean {
  if (!hasFiles) return /^[^Z\s]/.test(ps(pid, 'stat'))
  const [, state] = /\) (\w)/.exec(told(pid, 'stat')) ?? []
  return state !== undefined && state !== 'Z'
}

/** What the process was started with: its command, and all that it sees of the environment. */
export const startedWith = (pid: number): string =>
  hasFiles ? told(pid, 'cmdline') + told(pid, 'environ') : ps(pid, 'command')

function told(pid: number, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    return ''
  }
}

const ps = (pid: number, column: string): string =>
  spawnSync('ps', ['eww', '-o', `${column}=`, '-p', String(pid)])
    .stdout.toString()
    .trim()
