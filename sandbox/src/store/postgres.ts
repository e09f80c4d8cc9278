import pg from 'pg'
import type { Vault } from '../keyring/vault.ts'
import {
  safeInteger,
  savepointOn,
  type Database,
  type Parameter,
  type Queryable,
} from './database.ts'

const { builtins } = pg.types
const asText = (text: string): string => text
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [builtins.DATE, asText],
])
const parserOf = (oid: number, format?: 'text' | 'binary'): unknown =>
  parsers.get(oid) ?? pg.types.getTypeParser(oid, format)
const types: pg.CustomTypesConfig = {
  getTypeParser: parserOf as typeof pg.types.getTypeParser,
}

/**
 * PostgreSQL, or anything that speaks its wire protocol.
 *
 * @param url a connection string of one host.
 * @param connections the most that this process holds open at once.
 */
export function openPostgres(url: string, vault: Vault, connections = 20): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    // Who waits longer for another's lock is told to come again.
    lock_timeout: 10_000,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
  })
  // An idle connection that breaks is replaced at the next use; without a listener Node would exit.
  pool.on('error', () => {})
  return {
    engine: 'postgres',
    ...queryableOf(pool, vault),
    transaction: async (work) => {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        const queryable = queryableOf(client, vault)
        await client.query('begin')
        const result = await work({ ...queryable, savepoint: savepointOn(queryable) })
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => {
          broken = failure
        })
        throw error
      } finally {
        client.release(broken)
      }
    },
    close: () => pool.end(),
  }
}

// A name makes the server keep the plan of a statement; ours are few and fixed.
const names = new Map<string, string>()
function nameOf(sql: string): string {
  const known = names.get(sql)
  if (known !== undefined) return known
  const name = `s${names.size}`
  names.set(sql, name)
  return name
}

function queryableOf(client: pg.Pool | pg.PoolClient, vault: Vault): Queryable {
  return {
    vault,
    query: async <R extends object>(sql: string, parameters: readonly Parameter[] = []) => {
      const values = parameters.map((value) =>
        value instanceof Uint8Array && !Buffer.isBuffer(value) ? Buffer.from(value) : value,
      )
      return (await client.query({ name: nameOf(sql), text: sql, values })).rows as R[]
    },
    exec: async (sql) => {
      await client.query(sql)
    },
  }
}
