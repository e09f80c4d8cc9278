import type { Database, Transaction } from '../../store/database/database.ts'
import { recordActs, type Act } from './record-act.ts'

/** How many rows one transaction claims at most. */
export const AT_ONCE = 50

interface Batches<Row> {
  /** Locks at most `AT_ONCE` rows, passing over those that another process has. */
  claim: (tx: Transaction) => Promise<Row[]>
  /** Does what is due for a row and says what is to be recorded; undefined where nothing was done. */
  work: (tx: Transaction, row: Row) => Promise<Act | undefined>
  /** Whether a row for which nothing was done is found again: then a batch of such rows is the last. */
  mayFindAgain?: boolean
}

/** Does what is due, one transaction a batch, until nothing is left to claim. Returns for how many rows. */
export async function claimInBatches<Row>(
  database: Database,
  { claim, work, mayFindAgain = false }: Batches<Row>,
): Promise<number> {
  let done = 0
  for (;;) {
    const { found, acts } = await database.transaction(async (tx) => {
      const rows = await claim(tx)
      const acts: Act[] = []
      for (const row of rows) {
        const act = await work(tx, row)
        if (act) acts.push(act)
      }
      recordActs(tx, acts)
      return { found: rows.length, acts: acts.length }
    })
    done += acts
    if (found < AT_ONCE || (mayFindAgain && acts === 0)) return done
  }
}
