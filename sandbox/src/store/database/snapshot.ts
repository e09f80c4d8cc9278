import type { Database, Transaction } from './database.ts'

/** Reads everything as it stood at one moment, while others go on writing. */
export function onSnapshot<T>(
  database: Database,
  read: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (tx) => {
    await tx.exec('set transaction isolation level repeatable read, read only')
    return read(tx)
  })
}
