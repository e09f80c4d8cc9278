import type { Database, Transaction } from '../../src/store/database/database.ts'

/** Tables whose guards the tables' owner lifts to plant a fault. */
const GUARDED = ['ledger_transactions', 'ledger_entries', 'audit_entries', 'audit_heads']

/** Plants a fault as only the tables' owner can: with the guards down for these statements. */
export async function plant(owner: Transaction, fault: string): Promise<void> {
  for (const table of GUARDED) await owner.exec(`alter table ${table} disable trigger user`)
  await owner.exec(fault)
  for (const table of GUARDED) await owner.exec(`alter table ${table} enable trigger user`)
}

/** What `look` sees with the fault planted; then the fault is gone again. */
export async function withFault<T>(
  database: Database,
  fault: string,
  look: (owner: Transaction) => Promise<T>,
): Promise<T> {
  const seen: T[] = []
  const undone = new Error('undone')
  await database
    .asOwner(async (owner) => {
      await plant(owner, fault)
      seen.push(await look(owner))
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return seen[0] as T
}
