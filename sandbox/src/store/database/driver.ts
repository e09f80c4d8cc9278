import pg from 'pg'
import type { Vault } from '../sealing/vault.ts'
import {
  safeInteger,
  savepointOn,
  TransactionLost,
  type Parameter,
  type Queryable,
  type Row,
  type Transaction,
} from './database.ts'
import { retryOnConflict } from './conflict.ts'
import { GatheredWrites, textOfOne, type Statement } from './gathered-writes.ts'
import { recordStatement, TOGETHER } from './statements.ts'

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

/** Where connections come from; each is released by its taker. */
export interface Connections {
  connect(): Promise<pg.PoolClient>
}

/** Statements that stand alone, each on whichever connection is free. */
export function autocommitting(connections: Connections, vault: Vault): Queryable {
  return {
    vault,
    query: (sql, parameters) =>
      retryOnConflict(() =>
        onOwnConnection(connections, (client) => queryableOf(client, vault).query(sql, parameters)),
      ),
    exec: (sql) =>
      retryOnConflict(() =>
        onOwnConnection(connections, (client) => queryableOf(client, vault).exec(sql)),
      ),
  }
}

// Prepared like the others: what is written between the same two corks leaves in one packet.
const BEGIN = { name: 'begin', text: 'begin' }
const COMMIT = { name: 'commit', text: 'commit' }

/** Statements of a transaction that nobody waits for one by one. */
class SentStatements {
  readonly #answers: Promise<unknown>[] = []

  add(answer: Promise<unknown>): void {
    // A failure shows where they are settled; until then it is nobody's.
    answer.catch(() => {})
    this.#answers.push(answer)
  }

  /** Ends when all have been answered, and forgets them; throws the first failure. */
  async settled(): Promise<void> {
    const outcomes = await Promise.allSettled(this.#answers.splice(0))
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
  }
}

/**
 * Commits when `work` resolves, rolls back when it throws. Where the database ends it for a conflict
 * the work is done again, so that it must leave nothing behind but in the database.
 */
export function transactionOn<T>(
  connections: Connections,
  vault: Vault,
  work: (tx: Transaction) => T | Promise<T>,
): Promise<T> {
  return retryOnConflict(() => tryTransaction(connections, vault, work))
}

async function tryTransaction<T>(
  connections: Connections,
  vault: Vault,
  work: (tx: Transaction) => T | Promise<T>,
): Promise<T> {
  const client = await connections.connect()
  const sent = new SentStatements()
  let broken: Error | undefined
  try {
    const queryable = queryableOf(client, vault)
    // Nobody waits for the beginning: it leaves with the first statement.
    sent.add(client.query(BEGIN))
    const gathered = new GatheredWrites()
    const leave = (statement: Statement | undefined): void => {
      if (!statement) return
      recordStatement(() => statement.sql, TOGETHER)
      sent.add(run(client, statement.sql, statement.parameters))
    }
    const send: Transaction['send'] = (sql, parameters = [], beside = {}) => {
      const write = { sql, parameters, beside }
      recordStatement(() => textOfOne(write))
      for (const statement of gathered.add(write)) leave(statement)
    }
    const savepoint = savepointOn(queryable, () => {
      leave(gathered.take())
      return sent.settled()
    })
    const query: Transaction['query'] = (sql, parameters) => {
      leave(gathered.take())
      return queryable.query(sql, parameters)
    }
    const exec: Transaction['exec'] = (sql) => {
      leave(gathered.take())
      return queryable.exec(sql)
    }
    const result = await work({ vault, query, exec, send, savepoint })
    leave(gathered.take())
    const committed = client.query(COMMIT)
    sent.add(committed)
    await sent.settled()
    // Work that swallowed a failed statement ends here too: the server rolls back and calls it done.
    const { command } = await committed
    if (command !== 'COMMIT') throw new TransactionLost('the transaction was rolled back')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    // Where something that was sent had failed, what came after it was refused for that alone.
    await sent.settled()
    throw error
  } finally {
    client.release(broken)
  }
}

/** Runs one statement on a connection of its own. */
async function onOwnConnection<T>(
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

function run(
  client: pg.PoolClient,
  sql: string,
  parameters: readonly Parameter[],
): Promise<pg.QueryResult<Row>> {
  const values = parameters.map((value) =>
    value instanceof Uint8Array && !Buffer.isBuffer(value) ? Buffer.from(value) : value,
  )
  return client.query({ name: nameOf(sql), text: sql, values })
}

/** The store's way to send statements on a connection. */
function queryableOf(client: pg.PoolClient, vault: Vault): Queryable {
  return {
    vault,
    query: async <R extends object>(sql: string, parameters: readonly Parameter[] = []) => {
      recordStatement(() => sql)
      return (await run(client, sql, parameters)).rows as R[]
    },
    exec: async (sql) => {
      recordStatement(() => sql)
      await client.query(sql)
    },
  }
}
