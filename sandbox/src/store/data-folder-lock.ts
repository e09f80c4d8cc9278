import {
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
  closeSync,
  fsyncSync,
} from 'node:fs'
import { join } from 'node:path'

/** Another living process holds the data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse'
}

/**
 * Takes the folder for this process and gives the function that gives it back.
 *
 * PGlite takes no lock of its own: two processes on one folder both seem to work and the rows of
 * one vanish. The lock is a file with the holder's process id; one left by a dead process is taken
 * over. Throws `DataFolderInUse` when the holder lives.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'sandbox.lock')
  for (let attempt = 0; attempt < 3; attempt++) {
    if (createExclusively(file)) return () => releaseOwn(file)
    const holder = holderOf(file)
    if (holder !== undefined && holder.pid !== process.pid && isAlive(holder)) {
      throw new DataFolderInUse(
        `The data folder ${folder} is in use by process ${holder.pid}. ` +
          'Stop that process, or give this one another DATA_DIR.',
      )
    }
    if (holder?.pid === process.pid) {
      throw new DataFolderInUse(`The data folder ${folder} is already open in this process.`)
    }
    unlinkSync(file)
  }
  throw new DataFolderInUse(`The lock file ${file} changes hands; try again.`)
}

interface Holder {
  pid: number
  started: string
}

function createExclusively(file: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeSync(
      handle,
      `${JSON.stringify({ pid: process.pid, started: startTimeOf(process.pid) })}\n`,
    )
    fsyncSync(handle)
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function holderOf(file: string): Holder | undefined {
  try {
    const parsed = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>
    return typeof parsed.pid === 'number'
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
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
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

function releaseOwn(file: string): void {
  if (holderOf(file)?.pid === process.pid) unlinkSync(file)
}
