import { PGlite, types, type Transaction as PGliteTransaction } from '@electric-sql/pglite'
import { join } from 'node:path'
import type { Vault } from '../keyring/vault.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { safeInteger, savepointOn, type Database, type Queryable } from './database.ts'

const parsers = { [types.INT8]: safeInteger, [types.DATE]: (text: string) => text }

/**
 * The embedded database. Statements are serialised; it survives the death of the process, not of
 * the machine (it does not wait for the disk).
 *
 * @param folder holds the lock and the files; without it the database lives in memory (tests).
 * @param contents what a database in memory begins with.
 */
export async function openPGlite(
  vault: Vault,
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
  return {
    engine: 'pglite',
    ...queryableOf(engine, vault),
    transaction: (work) =>
      engine.transaction((tx) => {
        const queryable = queryableOf(tx, vault)
        return work({ ...queryable, savepoint: savepointOn(queryable) })
      }),
    close: async () => {
      await engine.close()
      unlock()
    },
  }
}

function queryableOf(engine: PGlite | PGliteTransaction, vault: Vault): Queryable {
  return {
    vault,
    query: async <R extends object>(sql: string, parameters: readonly unknown[] = []) =>
      (await engine.query<R>(sql, [...parameters])).rows,
    exec: async (sql) => {
      await engine.exec(sql)
    },
  }
}
