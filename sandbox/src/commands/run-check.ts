import { runOnDatabase } from './run-on-database.ts'
import type { Transaction } from '../store/database/database.ts'
import { onSnapshot } from '../store/database/snapshot.ts'

/** What a check saw, in a line, and what is wrong, a line each. */
export interface Checked {
  seen: string
  wrong: readonly string[]
}

/**
 * Runs a check on one snapshot of the database that the environment names, so that lenders may work
 * meanwhile. Prints what it found and sets the exit code of the process: 0 for sound, 1 for
 * findings, 2 where the check could not look.
 */
export async function runCheck(check: (tx: Transaction) => Promise<Checked>): Promise<void> {
  await runOnDatabase(async (database) => {
    const { seen, wrong } = await onSnapshot(database, check)
    for (const each of wrong) process.stdout.write(`WRONG  ${each}\n`)
    process.stdout.write(`${seen}: ${wrong.length === 0 ? 'sound' : `${wrong.length} wrong`}\n`)
    return wrong.length === 0 ? 0 : 1
  }, 'A sandbox that runs shows the same at /sandbox/ledger and /sandbox/audit.')
}
