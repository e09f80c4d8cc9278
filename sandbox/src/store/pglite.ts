import { PGlite, types, type Transaction as PGliteTransaction } from '@electric-sql/pglite'
import { join } from 'node:path'
import type { Vault } from '../keyring/vault.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import {
  safeInteger,
  savepointOn,
  type Database,
  type Queryable,
  type Transaction,
} from './database.ts'
import { LENDER_ROLE } from './lender-role.ts'
import { recordStatement } from './statements.ts'

const parsers = { [types.INT8]: safeInteger, [types.DATE]: (text: string) => text }

/**
 * The embedded database. Statements are serialised; it survives the death of the process, not of
 * the machine (it does not wait for the disk).
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
      ? PGlite.create({ parsers, ...(contents ? { loadDataDir: contents } : {}) })
      : PGlite.create({ dataDir: join(folder, 'database'), parsers }))
  } catch (error) {
    unlock()
    throw error
  }
  const transaction = <T>(work: (tx: Transaction) => Promise<T>, role?: 'owner'): Promise<T> =>
    engine.transaction(async (tx) => {
      if (role === 'owner') await tx.exec('set local role none')
      const queryable = queryableOf(tx, vault)
      return work({ ...queryable, savepoint: savepointOn(queryable) })
    })
  const close = async (): Promise<void> => {
    await engine.close()
    unlock()
  }
  try {
    await transaction(prepare, 'owner')
    await engine.exec(`set role ${LENDER_ROLE}`)
  } catch (error) {
    await close()
    throw error
  }
  return {
    engine: 'pglite',
    ...queryableOf(engine, vault),
    transaction: (work) => transaction(work),
    asOwner: (work) => transaction(work, 'owner'),
    close,
  }
}

function queryableOf(engine: PGlite | PGliteTransaction, vault: Vault): Queryable {
  return {
    vault,
    query: async <R extends object>(sql: string, parameters: readonly unknown[] = []) => {
      recordStatement(sql)
      return (await engine.query<R>(sql, [...parameters])).rows
    },
    exec: async (sql) => {
      recordStatement(sql)
      await engine.exec(sql)
    },
  }
}
