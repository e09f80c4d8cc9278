import type { Database, Queryable } from '../../src/store/database.ts'

/** What PostgreSQL says when a file cannot grow. */
class NoSpace extends Error {
  readonly code = '53100'
}

/** A database whose files cannot grow while the disk is full: half of what adds rows fails. */
export function withFullDisk(database: Database, disk: { full: boolean }): Database {
  let asked = 0
  const guarded = (db: Queryable): Queryable['query'] => {
    return (sql, parameters) => {
      if (disk.full && /\b(insert|update)\b/i.test(sql) && ++asked % 2 === 0) {
        return Promise.reject(new NoSpace('could not extend file: No space left on device'))
      }
      return db.query(sql, parameters)
    }
  }
  return {
    ...database,
    query: guarded(database),
    transaction: (work) => database.transaction((tx) => work({ ...tx, query: guarded(tx) })),
  }
}
