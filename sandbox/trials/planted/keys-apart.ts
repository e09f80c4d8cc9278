import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Parameter, Row, Transaction } from '../../src/store/database/database.ts'

interface Held {
  sql: string
  parameters: readonly Parameter[]
}

/**
 * The defect that the trials must find: effect and idempotency key are committed in two
 * transactions, the effect first. A call that is repeated between the two, or whose server dies
 * there, has its effect twice.
 *
 * @param gap milliseconds between the two commits.
 */
export function withKeysApart(database: Database, gap: number): Database {
  return {
    ...database,
    transaction: async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
      let held: Held[] = []
      const result = await database.transaction((tx) => {
        held = []
        return work({
          ...tx,
          query: holdingBack(tx, held),
          send: (sql, parameters = [], beside = {}) => {
            if (/^\s*update idempotency_keys/.test(sql)) held.push({ sql, parameters })
            else tx.send(sql, parameters, beside)
          },
        })
      })
      if (held.length === 0) return result
      await wait(gap)
      await database.transaction(async (tx) => {
        for (const { sql, parameters } of held) await tx.query(sql, parameters)
      })
      return result
    },
  }
}

function holdingBack(tx: Transaction, held: Held[]): Transaction['query'] {
  return async <R extends object = Row>(
    sql: string,
    parameters: readonly Parameter[] = [],
  ): Promise<R[]> => {
    if (/^\s*insert into idempotency_keys/.test(sql)) {
      const [owner = null, key = null] = parameters
      const known = await tx.query('select 1 from idempotency_keys where owner = $1 and key = $2', [
        owner,
        key,
      ])
      if (known.length > 0) return []
      held.push({ sql, parameters })
      return [{ one: 1 }] as unknown as R[]
    }
    return tx.query<R>(sql, parameters)
  }
}
