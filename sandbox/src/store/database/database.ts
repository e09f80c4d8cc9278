import type { Vault } from '../sealing/vault.ts'

/** A value that both engines take as a statement's parameter. JSON goes in as text with `::jsonb`. */
export type Parameter = string | number | boolean | null | Date | Uint8Array | readonly string[]

export type Row = Record<string, unknown>

/**
 * Whatever runs statements: the database itself (each statement on its own) or an open transaction.
 *
 * Both engines answer alike: `bigint` comes as a number that is a safe integer (else `UnsafeInteger`
 * is thrown), `date` as `YYYY-MM-DD`, `timestamptz` as a Date, `jsonb` parsed, `bytea` as bytes.
 */
export interface Queryable {
  /** Seals and opens what is kept of a person. */
  readonly vault: Vault
  /**
   * Runs one statement with `$1…` parameters and returns its rows. Statements of a transaction that
   * are sent without waiting run in that order. Send only single ones so, since work that goes on
   * after another's failure would find the transaction gone.
   */
  query<R extends object = Row>(sql: string, parameters?: readonly Parameter[]): Promise<R[]>
  /** Runs statements without parameters, several at once if need be. */
  exec(sql: string): Promise<void>
}

/** An open transaction. It ends when the function given to `Database.transaction` ends. */
export interface Transaction extends Queryable {
  /**
   * Sends a statement that only writes and does not wait for it. It runs before the next that is
   * waited for, or before the commit. Others that were sent along with it run in one statement with
   * it, so it must not look at what they write. Where it fails, the transaction fails with its error.
   *
   * @param beside what would stand in its WITH, by names that no other write uses.
   */
  send(
    sql: string,
    parameters?: readonly Parameter[],
    beside?: Readonly<Record<string, string>>,
  ): void
  /** Runs `work` so that a failure in it undoes only what it did, not the whole transaction. */
  savepoint<T>(work: () => Promise<T>): Promise<T>
}

export interface Database extends Queryable {
  readonly engine: 'pglite' | 'postgres'
  /**
   * Commits when `work` resolves, rolls back when it throws. Never nest: pass the transaction on. After a conflict with
   * others all of it is done again, so that work leaves nothing behind but in the database.
   */
  transaction<T>(work: (tx: Transaction) => T | Promise<T>): Promise<T>
  /**
   * A transaction of the tables' owner, who may do what the lender may not: migrate, and start the
   * sandbox over. Nothing that a borrower's call does belongs here.
   */
  asOwner<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A stored integer that JavaScript cannot hold exactly: refused, never rounded. */
export class UnsafeInteger extends Error {
  override name = 'UnsafeInteger'
}

/** No database to be had right now: none of the servers answers as primary, or no connection is free. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    super('the database is not to be had', { cause })
  }
}

/** A transaction in which a statement failed, whatever its work made of that: nothing of it is kept. */
export class TransactionLost extends Error {
  override name = 'TransactionLost'
}

/** The one conversion of the database's 64-bit integers. */
export function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new UnsafeInteger('stored integer beyond 2^53')
  return value
}

/** The first row, or undefined. */
export async function first<R extends object = Row>(
  db: Queryable,
  sql: string,
  parameters: readonly Parameter[] = [],
): Promise<R | undefined> {
  return (await db.query<R>(sql, parameters))[0]
}

/** The SQLSTATE of a database error of either engine, or undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined
}

/** The name of the constraint that a statement broke, or undefined for any other error. */
export function brokenConstraint(error: unknown): string | undefined {
  if (sqlState(error) === undefined) return undefined
  const { constraint } = error as { constraint?: unknown }
  return typeof constraint === 'string' ? constraint : undefined
}

export const UNIQUE_VIOLATION = '23505'
/** Somebody held a row for longer than a statement waits. */
export const LOCK_TIMEOUT = '55P03'

/**
 * A transaction whose statements leave without waiting for `earlier`, which was sent in it before, and
 * are answered only once that has resolved. They fail as it does.
 */
export function answeredAfter(tx: Transaction, earlier: Promise<unknown>): Transaction {
  earlier.catch(() => {})
  const after = async <T>(answer: Promise<T>): Promise<T> => {
    // It fails with what was sent before, which is what is thrown then.
    answer.catch(() => {})
    await earlier
    return answer
  }
  return {
    ...tx,
    query: (sql, parameters) => after(tx.query(sql, parameters)),
    exec: (sql) => after(tx.exec(sql)),
    savepoint: (work) => earlier.then(() => tx.savepoint(work)),
  }
}

/** The savepoint of a transaction; `settle` waits for what was sent, and throws what failed of it. */
export function savepointOn(db: Queryable, settle: () => Promise<void>): Transaction['savepoint'] {
  return async (work) => {
    await settle()
    await db.exec('savepoint work')
    try {
      const result = await work()
      await settle()
      await db.exec('release savepoint work')
      return result
    } catch (error) {
      // What was sent in it and failed is undone with it, and is what went wrong.
      const failure = await settle().then(
        () => error,
        (sent: unknown) => sent,
      )
      await db.exec('rollback to savepoint work')
      await db.exec('release savepoint work')
      throw failure
    }
  }
}
