import pg from 'pg'
import type { Vault } from '../keyring/vault.ts'
import {
  safeInteger,
  savepointOn,
  TransactionLost,
  type Parameter,
  type Queryable,
  type Transaction,
} from './database.ts'
import { recordStatement } from './statements.ts'

const { builtins } = pg.types
const asText = (text: string): string => text
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [builtins.DATE, asText],
])
const parserOf = (oid: number, format?: 'text' | 'binary'): unknown =>
  parsers.get(oid) ?? pg.types.getTypeParser(oid, format)
/** What both engines' answers are read as. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: parserOf as typeof pg.types.getTypeParser,
}

/** Where connections come from; each is released by whoever took it. */
export interface Connections {
  connect(): Promise<pg.PoolClient>
}

/** Statements that stand alone, each on whichever connection is free. */
export function standingAlone(connections: Connections, vault: Vault): Queryable {
  return {
    vault,
    query: (sql, parameters) =>
      alone(connections, (client) => queryableOf(client, vault).query(sql, parameters)),
    exec: (sql) => alone(connections, (client) => queryableOf(client, vault).exec(sql)),
  }
}

/** Commits when `work` resolves, rolls back when it throws. */
export async function transactionOn<T>(
  connections: Connections,
  vault: Vault,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await connections.connect()
  let broken: Error | undefined
  try {
    const queryable = queryableOf(client, vault)
    await client.query('begin')
    const result = await work({ ...queryable, savepoint: savepointOn(queryable) })
    // Work that swallowed a failed statement ends here too: the server rolls back and calls it done.
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new TransactionLost('the transaction was rolled back')
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
async function alone<T>(
  connections: Connections,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await connections.connect()
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

/** The store's way to send statements on a connection. */
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
