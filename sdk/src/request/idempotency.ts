import { changingGets } from '../generated/changing-gets.ts'

/** Whether a call changes something and so carries an `Idempotency-Key`: all but plain GETs. */
export function needsIdempotencyKey(method: 'GET' | 'POST', path: string): boolean {
  return method !== 'GET' || (changingGets as readonly string[]).includes(path)
}
