import { PGlite } from '@electric-sql/pglite'
import { join } from 'node:path'
import pg from 'pg'
import type { Vault } from '../keyring/vault.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import type { Database, Transaction } from './database.ts'
import { standingAlone, transactionOn, types } from './driver.ts'
import { LENDER_ROLE } from './lender-role.ts'
import { PGliteLine } from './pglite-line.ts'

/**
 * The embedded database, on one connection of the same driver that speaks to PostgreSQL: statements
 * are serialised, and keep their plans. It survives the death of the process, not of the machine
 * (it does not wait for the disk).
 *
 * @param folder holds the lock and the files; without it the database lives in memory (tests).
 * @param prepare what the owner does before the lender begins: schema and rights.
 * @param contents what a database in memory begins with.
 */
export async function openPGlite(
  vault: Vault,
  prepare: (owner: Transaction) => Promise<void>,
  folder?: string,
  contents?: Blob,
): Promise<Database> {
  const unlock = folder === undefined ? () => {} : lockDataFolder(folder)
  let engine: PGlite
  try {
    engine = await (folder === undefined
      ? PGlite.create(contents ? { loadDataDir: contents } : {})
      : PGlite.create({ dataDir: join(folder, 'database') }))
  } catch (error) {
    unlock()
    throw error
  }
  const connection = new pg.Pool({
    types,
    max: 1,
    // The one connection stays, and whoever wants it waits for it.
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
    unlock()
  }
  const alone = standingAlone(connection, vault)
  try {
    await asOwner(prepare)
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
