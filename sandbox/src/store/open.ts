import type { Database } from './database.ts'
import { migrate } from './migrate.ts'

/**
 * Opens the database that the settings name and brings its schema up to date: PostgreSQL when there
 * is a connection string, else the embedded one in `dataDir` (in memory when that is undefined).
 */
export async function openDatabase(settings: {
  databaseUrl?: string | undefined
  dataDir?: string | undefined
}): Promise<Database> {
  const db = await open(settings)
  try {
    await migrate(db)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

async function open(settings: {
  databaseUrl?: string | undefined
  dataDir?: string | undefined
}): Promise<Database> {
  if (settings.databaseUrl)
    return (await import('./postgres.ts')).openPostgres(settings.databaseUrl)
  return (await import('./pglite.ts')).openPGlite(settings.dataDir)
}
