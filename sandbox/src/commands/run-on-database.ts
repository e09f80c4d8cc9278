import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../lending/settings/settings.ts'
import { DataFolderInUse } from '../store/opening/data-folder-lock.ts'
import type { Database } from '../store/database/database.ts'
import { openDatabase } from '../store/opening/open.ts'

/**
 * Runs a command on the database that the environment names (`DATABASE_URL`, else the folder
 * `DATA_DIR`). Sets the exit code of the process: what `work` returns, or 2 where it failed. A
 * failure is printed as one sentence without a stack.
 *
 * @param whereInUse what to say besides when another process holds the folder.
 */
export async function runOnDatabase(
  work: (database: Database) => Promise<number>,
  whereInUse?: string,
): Promise<void> {
  try {
    process.exitCode = await onDatabase(work)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    if (error instanceof DataFolderInUse && whereInUse) process.stderr.write(`${whereInUse}\n`)
    process.exitCode = 2
  }
}

async function onDatabase(work: (database: Database) => Promise<number>): Promise<number> {
  const root = join(import.meta.dirname, '../../..')
  const defaults = { dataDir: join(root, '.paso/data'), appFolder: join(root, 'app/dist') }
  const dataDir = process.env['DATA_DIR'] || defaults.dataDir
  if (!process.env['DATABASE_URL'] && !existsSync(join(dataDir, 'database'))) {
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  }
  const database = await openDatabase(readSettings(process.env, defaults))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
