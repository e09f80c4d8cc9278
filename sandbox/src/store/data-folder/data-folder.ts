import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** What everybody else on the machine may do. */
const OTHERS = 0o077

/**
 * Makes the folder of what a lender keeps, for its own user alone, and so whatever this process
 * makes from here on.
 */
export function makeDataFolder(folder: string): void {
  process.umask(OTHERS)
  mkdirSync(folder, { recursive: true })
  if ((statSync(folder).mode & OTHERS) !== 0) chmodSync(folder, 0o700)
}

/** Takes from everybody else what they may do with the files in a folder. */
export function restrictToOwner(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) chmodSync(path, 0o700)
    else if (entry.isFile()) chmodSync(path, 0o600)
  }
}

/**
 * A text in a file of the data folder, made at the first start. Of several processes that start at
 * once one makes it, and all read it whole.
 */
export function keptText(folder: string, name: string, make: () => string): string {
  makeDataFolder(folder)
  const file = join(folder, name)
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, make())
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}
