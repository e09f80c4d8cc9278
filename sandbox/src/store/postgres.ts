import pg from 'pg'
import type { Vault } from '../keyring/vault.ts'
import {
  safeInteger,
  savepointOn,
  type Database,
  type Parameter,
  type Queryable,
  type Transaction,
} from './database.ts'
import { LENDER_ROLE } from './lender-role.ts'
import { Servers } from './servers.ts'
import { recordStatement } from './statements.ts'

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

const LIMITS: pg.PoolConfig = {
  types,
  // Statements that do not wait for one another leave in one packet, in their order.
  pipeline: true,
  // Who waits longer for another's lock is told to come again.
  lock_timeout: 10_000,
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 30_000,
}

/**
 * PostgreSQL, or anything that speaks its wire protocol.
 *
 * @param url a connection string; it may name several servers, of which one is the primary.
 * @param prepare what the owner does before the lender begins: schema and rights.
 * @param connections the most that this process holds open at once.
 */
export async function openPostgres(
  url: string,
  vault: Vault,
  prepare: (owner: Transaction) => Promise<void>,
  connections = 20,
): Promise<Database> {
  // Whoever starts while another process migrates waits for it.
  const owner = new Servers(url, undefined, { ...LIMITS, max: 1, lock_timeout: 60_000 })
  // No answer within 30 seconds is none: the server or the way to it is gone.
  const lender = new Servers(url, LENDER_ROLE, {
    ...LIMITS,
    max: connections,
    query_timeout: 30_000,
  })
  const close = async (): Promise<void> => {
    await Promise.all([owner.end(), lender.end()])
  }
  try {
    await transactionOn(owner, vault, prepare)
    // Whether the role can be taken is found out now, not by the first borrower.
    await alone(lender, (client) => client.query('select 1'))
  } catch (error) {
    await close()
    throw error
  }
  return {
    engine: 'postgres',
    vault,
    query: (sql, parameters) =>
      alone(lender, (client) => queryableOf(client, vault).query(sql, parameters)),
    exec: (sql) => alone(lender, (client) => queryableOf(client, vault).exec(sql)),
    transaction: (work) => transactionOn(lender, vault, work),
    asOwner: (work) => transactionOn(owner, vault, work),
    close,
  }
}

async function transactionOn<T>(
  servers: Servers,
  vault: Vault,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await servers.connect()
  let broken: Error | undefined
  try {
    const queryable = queryableOf(client, vault)
    // Sent along with the first statement, not waited for.
    const begun = client.query('begin')
    const [result] = await Promise.all([
      work({ ...queryable, savepoint: savepointOn(queryable) }),
      begun,
    ])
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
}

/** Runs one statement on a connection of its own. */
async function alone<T>(servers: Servers, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await servers.connect()
  let broken: Error | undefined
  try {
    return await work(client)
  } catch (error) {
    // What the server refused leaves the connection as it was; anything else may have broken it.
    if (!(error instanceof pg.DatabaseError)) broken = error as Error
    throw error
  } finally {
    client.release(broken)
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

function queryableOf(client: pg.PoolClient, vault: Vault): Queryable {
  return {
    vault,
    query: async <R extends object>(sql: string, parameters: readonly Parameter[] = []) => {
      recordStatement(sql)
      const values = parameters.map((value) =>
        value instanceof Uint8Array && !Buffer.isBuffer(value) ? Buffer.from(value) : value,
      )
      return (await client.query({ name: nameOf(sql), text: sql, values })).rows as R[]
    },
    exec: async (sql) => {
      recordStatement(sql)
      await client.query(sql)
    },
  }
}
