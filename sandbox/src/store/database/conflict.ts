import { setTimeout as wait } from 'node:timers/promises'
import { sqlState } from './database.ts'

/**
 * What a database ends to let others go on: two that cannot have run one after the other (40001), or
 * that waited for each other in a circle (40P01). All of it was undone. An engine of many machines
 * does so often. Whether a commit that broke off came to be (40003) is another question.
 */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01'])

const TRIES = 8
const FIRST_WAIT_MS = 5
const LONGEST_WAIT_MS = 200

/**
 * Does the work again when the database ended it for a conflict, a few times within a second. Each
 * time waits at random, so that the same ones do not meet again. Work that is given here has no effect
 * but in the database.
 */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!CONFLICTS.has(sqlState(error) ?? '') || tries === TRIES) throw error
    }
    await wait(Math.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries))
  }
}
