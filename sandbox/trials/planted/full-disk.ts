import type { Database, Queryable, Transaction } from '../../src/store/database/database.ts'

/** What PostgreSQL says when a file cannot grow. */
class NoSpace extends Error {
  readonly code = '53100'
}

/** The same, for a statement that nobody waits for. */
const NO_SPACE = `do $$ begin raise 'no space left on device' using errcode = 'disk_full'; end $$`

/** A database whose files cannot grow while the disk is full: half of what adds rows fails. */
export function withFullDisk(database: Database, disk: { full: boolean }): Database {
  let asked = 0
  const fails = (sql: string): boolean =>
    disk.full && /\b(insert|update)\b/i.test(sql) && ++asked % 2 === 0
  const guarded =
    (db: Queryable): Queryable['query'] =>
    (sql, parameters) =>
      fails(sql)
        ? Promise.reject(new NoSpace('could not extend file: No space left on device'))
        : db.query(sql, parameters)
  const guardedSend =
    (tx: Transaction): Transaction['send'] =>
    (sql, parameters, beside) =>
      fails(sql) ? tx.send(NO_SPACE) : tx.send(sql, parameters, beside)
  return {
    ...database,
    query: guarded(database),
    transaction: (work) =>
      database.transaction((tx) => work({ ...tx, query: guarded(tx), send: guardedSend(tx) })),
  }
}
