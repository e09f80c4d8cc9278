import type { Keyring } from '../keyring/keyring.ts'
import { Vault } from '../keyring/vault.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'

/**
 * Opens the database that the settings name and brings its schema up to date: PostgreSQL when there
 * is a connection string, else the embedded one in `dataDir` (in memory when that is undefined).
 */
export async function openDatabase(settings: {
  databaseUrl?: string | undefined
  dataDir?: string | undefined
  /** What a database in memory begins with; empty without. */
  contents?: Blob | undefined
  keyring: Keyring
}): Promise<Database> {
  const db = await open(settings, new Vault(settings.keyring))
  try {
    await migrate(db)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

async function open(
  settings: {
    databaseUrl?: string | undefined
    dataDir?: string | undefined
    contents?: Blob | undefined
  },
  vault: Vault,
): Promise<Database> {
  if (settings.databaseUrl)
    return (await import('./postgres.ts')).openPostgres(settings.databaseUrl, vault)
  return (await import('./pglite.ts')).openPGlite(vault, settings.dataDir, settings.contents)
}
