import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from './settings.ts'
import { DataFolderInUse } from './store/data-folder-lock.ts'
import type { Transaction } from './store/database.ts'
import { openDatabase } from './store/open.ts'
import { onSnapshot } from './store/snapshot.ts'

/** What a check saw, in a line, and what is wrong, a line each. */
export interface Checked {
  seen: string
  wrong: readonly string[]
}

/**
 * Runs a check on one snapshot of the database that the environment names (`DATABASE_URL`, else the
 * folder `DATA_DIR`), so that lenders may work meanwhile. Prints what it found and gives the process
 * its exit code: 0 for sound, 1 for findings, 2 where the check could not look.
 */
export async function runCheck(check: (tx: Transaction) => Promise<Checked>): Promise<void> {
  try {
    const { seen, wrong } = await onDatabase(check)
    for (const each of wrong) process.stdout.write(`WRONG  ${each}\n`)
    process.stdout.write(`${seen}: ${wrong.length === 0 ? 'sound' : `${wrong.length} wrong`}\n`)
    process.exitCode = wrong.length === 0 ? 0 : 1
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    if (error instanceof DataFolderInUse) {
      process.stderr.write(
        'A sandbox that runs shows the same at /sandbox/ledger and /sandbox/audit.\n',
      )
    }
    process.exitCode = 2
  }
}

async function onDatabase(check: (tx: Transaction) => Promise<Checked>): Promise<Checked> {
  const root = join(import.meta.dirname, '../..')
  const defaults = { dataDir: join(root, '.paso/data'), appFolder: join(root, 'app/dist') }
  const dataDir = process.env['DATA_DIR'] || defaults.dataDir
  if (!process.env['DATABASE_URL'] && !existsSync(join(dataDir, 'database'))) {
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  }
  const database = await openDatabase(readSettings(process.env, defaults))
  try {
    return await onSnapshot(database, check)
  } finally {
    await database.close()
  }
}
