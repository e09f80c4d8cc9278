import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from '../data-folder/data-folder.ts'

/** Another living process holds the data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse'
}

interface Holder {
  pid: number
  started: string
}

const PATIENCE_MS = 1_000
const PAUSE_MS = 10

/**
 * Takes the folder for this process and returns the function that releases it.
 *
 * PGlite takes no lock of its own: two processes on one folder both seem to work and the rows of
 * one vanish. The lock is a file with the holder's process id; one left by a dead process is taken
 * over, by one process only however many try at once. Waits up to a second for a lock that changes
 * hands. Throws `DataFolderInUse` when the holder lives or the lock cannot be read. A process that
 * ends by itself releases it, however it came to that.
 */
export function lockDataFolder(folder: string): () => void {
  makeDataFolder(folder)
  const file = join(folder, 'sandbox.lock')
  const until = performance.now() + PATIENCE_MS
  do {
    const outcome = tryLock(file)
    if (outcome === 'taken') return releaseOf(file)
    if (outcome !== 'try again') throw new DataFolderInUse(inUse(folder, outcome))
    pause()
  } while (performance.now() < until)
  throw new DataFolderInUse(
    `The lock file ${file} changes hands or cannot be read. ` +
      'Try again; if it stays so and no process uses the folder, delete the file.',
  )
}

/** One attempt; the holder when it lives. */
function tryLock(file: string): 'taken' | 'try again' | Holder {
  if (createWhole(file)) return 'taken'
  const text = textOf(file)
  const holder = text === undefined ? undefined : holderIn(text)
  // Gone by now, or unreadable: its writer cannot be known to be dead, so it is not stale.
  if (text === undefined || holder === undefined) return 'try again'
  if (isAlive(holder)) return holder
  removeStale(file, text)
  return 'try again'
}

/**
 * Removes a dead process's lock unless somebody else has done so. Between reading and removing, the
 * file may become a living process's. So a stale lock is removed only under a lock of its own,
 * which is taken over in the same way from a process that died in this very moment.
 */
function removeStale(file: string, text: string): void {
  const takeover = `${file}.takeover`
  if (tryLock(takeover) !== 'taken') return
  try {
    if (textOf(file) === text) unlinkSync(file)
  } finally {
    unlinkSync(takeover)
  }
}

/** Puts the lock in place with all its content at once; false when there is one already. */
function createWhole(file: string): boolean {
  const draft = `${file}.${randomUUID()}`
  try {
    const handle = openSync(draft, 'wx')
    try {
      writeSync(handle, ownText())
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    linkSync(draft, file)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    removeIfThere(draft)
  }
}

const held = new Set<string>()
process.once('exit', () => {
  for (const file of held) releaseOwn(file)
})

function releaseOf(file: string): () => void {
  held.add(file)
  return () => {
    held.delete(file)
    releaseOwn(file)
  }
}

function releaseOwn(file: string): void {
  if (textOf(file) === ownText()) unlinkSync(file)
}

function ownText(): string {
  return `${JSON.stringify({ pid: process.pid, started: startTimeOf(process.pid) })}\n`
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function holderIn(text: string): Holder | undefined {
  try {
    const parsed = JSON.parse(text) as Partial<Holder> | null
    return typeof parsed?.pid === 'number'
      ? { pid: parsed.pid, started: String(parsed.started ?? '') }
      : undefined
  } catch {
    return undefined
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false
  }
  // After a restart of the machine the same id may belong to somebody else.
  const started = startTimeOf(holder.pid)
  return started === '' || holder.started === '' || started === holder.started
}

/** When a process started, in the kernel's ticks; empty where /proc does not exist. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function inUse(folder: string, { pid }: Holder): string {
  return pid === process.pid
    ? `The data folder ${folder} is already open in this process.`
    : `The data folder ${folder} is in use by process ${pid}. ` +
        'Stop that process, or give this one another DATA_DIR.'
}

function removeIfThere(file: string): void {
  try {
    unlinkSync(file)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
}

function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code
}
