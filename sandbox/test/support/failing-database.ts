import type {
  Database,
  Parameter,
  Queryable,
  Transaction,
} from '../../src/store/database/database.ts'

/** What a call needs to be let in at all; these statements go on working. */
const ADMISSION = /from (sessions|business_clock)\b/

/**
 * A database whose statements fail while `isFailing` says so, each with the engine's own error about
 * the statement's parameters: such an error quotes what a person sent.
 */
export function failingDatabase(database: Database, isFailing: () => boolean): Database {
  function broken(
    sql: string,
    parameters: readonly Parameter[] = [],
  ): [string, readonly Parameter[]] {
    if (!isFailing() || ADMISSION.test(sql)) return [sql, parameters]
    const sent = JSON.stringify(parameters.map((each) => (each instanceof Uint8Array ? '' : each)))
    return ['select $1::text::integer', [sent]]
  }
  const bent = <D extends Queryable>(db: D): D =>
    new Proxy(db, {
      get: (target, name, receiver) => {
        if (name === 'query' || name === 'send') {
          return (
            sql: string,
            parameters?: readonly Parameter[],
            beside?: Readonly<Record<string, string>>,
          ): unknown =>
            (target as unknown as Transaction)[name](
              ...broken(sql, parameters),
              isFailing() ? {} : beside,
            )
        }
        if (name === 'transaction' || name === 'asOwner') {
          return <T>(work: (tx: Transaction) => Promise<T>) =>
            (target as unknown as Database)[name]((tx) => work(bent(tx)))
        }
        return Reflect.get(target, name, receiver) as unknown
      },
    })
  return bent(database)
}
