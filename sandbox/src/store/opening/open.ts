import { checkKeys } from './key-check.ts'
import type { Keyring } from '../sealing/keyring.ts'
import { Vault } from '../sealing/vault.ts'
import type { Database } from '../database/database.ts'
import { requireFit } from './fitness.ts'
import { inTurn } from './migrate.ts'
import { prepareSchema } from './schema.ts'

/**
 * Opens the database that the settings name, brings its schema up to date, and works in it as the
 * lender's role from then on: PostgreSQL when there is a connection string, else the embedded one in
 * `dataDir` (in memory when that is undefined). Throws `RoleUnavailable`, `UnusableDatabaseUrl`,
 * `UnfitDatabase`, `UnknownSchema` or `WrongStorageKeys`.
 */
export async function openDatabase(settings: {
  databaseUrl?: string | undefined
  dataDir?: string | undefined
  keyring: Keyring
}): Promise<Database> {
  const vault = new Vault(settings.keyring)
  if (settings.databaseUrl) {
    return (await import('./postgres.ts')).openPostgres(settings.databaseUrl, vault, prepare)
  }
  const { openPGlite } = await import('./pglite.ts')
  const { copyCluster, packedCluster } = await import('./packed-cluster.ts')
  return openPGlite(
    vault,
    prepare,
    { packed: packedCluster, copied: copyCluster },
    settings.dataDir,
  )
}

async function prepare(asOwner: Database['asOwner']): Promise<void> {
  await asOwner((owner) => requireFit(owner))
  await prepareSchema(asOwner)
  await inTurn(asOwner, checkKeys)
}
