import { RawAnswer, type Language } from '../handlers/handler.ts'
import type { Database, Transaction } from '../store/database.ts'
import { failureBody, successBody } from './answer.ts'
import { ApiFailure, errorCodes } from './failure.ts'
import { claimKey, keepAnswer, type KeyUse, type StoredAnswer } from './idempotency.ts'

/** Answers that hold a token: they are never stored, a repeated call is made anew. */
const MADE_ANEW: ReadonlySet<string> = new Set(['login'])

/** Failures that time heals: a repeated call is to find out whether it has. */
const NOT_KEPT: ReadonlySet<number> = new Set([
  errorCodes.key_in_flight,
  errorCodes.too_many_codes,
  errorCodes.too_many_requests,
  errorCodes.locked,
  errorCodes.internal,
  errorCodes.try_later,
])

/**
 * Runs `work` once for the key: the key, the effect and the answer are committed together, or none
 * of them is. A repeated call gets the stored answer, be it success or a refusal by rules.
 */
export async function runKeyed(
  database: Database,
  use: KeyUse,
  language: Language,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<StoredAnswer> {
  let refused: ApiFailure | undefined
  const answer = await database.transaction(async (tx) => {
    const known = await claimKey(tx, use)
    if (known) return known
    const outcome = await attempt(tx, work)
    if (outcome instanceof ApiFailure && NOT_KEPT.has(outcome.code)) {
      if (!outcome.keepEffects) throw outcome
      // What was counted stays, but the key is free for another try.
      await tx.query('delete from idempotency_keys where owner = $1 and key = $2', [
        use.owner,
        use.key,
      ])
      refused = outcome
      return { code: outcome.code, body: '' }
    }
    const made =
      outcome instanceof ApiFailure
        ? { code: outcome.code, body: failureBody(outcome, language) }
        : { code: 200, body: successBody(outcome) }
    const secret = made.code === 200 && MADE_ANEW.has(use.operation)
    await keepAnswer(tx, use, { code: made.code, body: secret ? null : made.body })
    return made
  })
  if (refused) throw refused
  return answer
}

/** The handler's data, or its refusal with everything undone that it does not want kept. */
async function attempt(
  tx: Transaction,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<unknown> {
  let kept: ApiFailure | undefined
  try {
    return await tx.savepoint(async () => {
      try {
        const result = await work(tx)
        if (result instanceof RawAnswer) throw new TypeError('a keyed operation answers no bytes')
        return result
      } catch (error) {
        if (!(error instanceof ApiFailure) || !error.keepEffects) throw error
        kept = error
        return error
      }
    })
  } catch (error) {
    if (error instanceof ApiFailure && error !== kept) return error
    throw error
  }
}
