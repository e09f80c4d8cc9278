import type { Database, Transaction } from '../../store/database/database.ts'
import { NEW_CLOCK } from '../../store/database/business-clock.ts'
import { liftGuards, setGuards } from '../../store/opening/guards.ts'

/**
 * Deletes every borrower, loan and posting and puts the clock back to real time; the keys stay.
 * Only the sandbox has such a thing: the guards of ledger and audit log are lifted by the tables'
 * owner for this one transaction.
 */
export async function reset(database: Database): Promise<void> {
  // Calls and jobs at work hold rows of tables that are to be emptied.
  await database.asOwner(emptyTables)
}

async function emptyTables(tx: Transaction): Promise<void> {
  const tables = await tx.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = current_schema() and tablename not in ('migrations', 'key_checks')`,
  )
  const names = tables.map((table) => table.name)
  await liftGuards(tx)
  await tx.exec(`truncate ${names.join(', ')}`)
  await setGuards(tx)
  await tx.exec(NEW_CLOCK)
}
