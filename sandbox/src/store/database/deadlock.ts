import { sqlState } from './database.ts'

const DEADLOCK = '40P01'
const TRIES = 5

/**
 * Does the work again when the database ended it to free others that waited for it in a circle: what
 * it had done by then was undone. For work that is safe to run twice and answers no caller.
 */
export async function retryAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (sqlState(error) !== DEADLOCK || tries === TRIES) throw error
    }
  }
}
