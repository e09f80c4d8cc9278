import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { restrictToOwner } from '../data-folder/data-folder.ts'
import type { Vault } from '../sealing/vault.ts'
import { engineStart } from './engine-memory.ts'
import { rememberMigrations, startInFolder } from './database-folder.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import type { Database } from '../database/database.ts'
import { autocommitting, transactionOn, types } from '../database/driver.ts'
import { LENDER_ROLE } from './lender-role.ts'
import { PGliteLine } from './pglite-line.ts'

/**
 * The embedded database. It survives the death of the process, not of the machine (it does not wait
 * for the disk).
 *
 * @param prepare what the owner does before the lender begins: schema and rights.
 * @param begin what a new database begins with: a tar in memory, files in a folder.
 * @param folder holds the lock and the files; without it the database lives in memory (tests).
 */
export async function openPGlite(
  vault: Vault,
  prepare: (asOwner: Database['asOwner']) => Promise<void>,
  begin: { packed: () => Promise<Blob>; copied: (to: string) => Promise<void> },
  folder?: string,
): Promise<Database> {
  if (folder === undefined) {
    const loadDataDir = await begin.packed()
    return serveEngine(await PGlite.create({ loadDataDir, ...engineStart }), vault, prepare)
  }
  const unlock = lockDataFolder(folder)
  try {
    const engine = await startInFolder(folder, begin.copied)
    const database = await serveEngine(engine, vault, prepare)
    rememberMigrations(folder)
    // The engine's own files take no notice of the process's mask.
    restrictToOwner(folder)
    return { ...database, close: () => database.close().then(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * An engine on one connection of the same driver that speaks to PostgreSQL: statements are
 * serialised, and keep their plans. The engine is closed with it.
 */
export async function serveEngine(
  engine: PGlite,
  vault: Vault,
  prepare: (asOwner: Database['asOwner']) => Promise<void>,
): Promise<Database> {
  const connection = new pg.Pool({
    types,
    max: 1,
    // The one connection stays, and a caller that wants it waits for it.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 0,
    pipeline: true,
    user: 'postgres',
    database: 'postgres',
    stream: () => new PGliteLine(engine),
    verify: (client, done) => void tidyUp(client).then(() => done(), done),
  })
  connection.on('error', () => {})
  connection.on('connect', (client) => client.on('error', () => {}))
  const asOwner: Database['asOwner'] = (work) =>
    transactionOn(connection, vault, async (tx) => {
      await tx.exec('set local role none')
      return work(tx)
    })
  const close = async (): Promise<void> => {
    await connection.end()
    await engine.close()
  }
  const alone = autocommitting(connection, vault)
  try {
    await prepare(asOwner)
    await alone.exec(`set role ${LENDER_ROLE}`)
  } catch (error) {
    await close()
    throw error
  }
  return {
    engine: 'pglite',
    ...alone,
    transaction: (work) => transactionOn(connection, vault, work),
    asOwner,
    close,
  }
}

/** The engine's session outlives a connection that broke: its successor finds nothing of it. */
async function tidyUp(client: pg.PoolClient): Promise<void> {
  await client.query('rollback; deallocate all')
}
