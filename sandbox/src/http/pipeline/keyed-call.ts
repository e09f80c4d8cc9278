import { RawAnswer } from './handler.ts'
import { answeredAfter, type Database, type Transaction } from '../../store/database/database.ts'
import { Failure, errorCodes } from '../../foundation/failure.ts'
import { isReferenceTaken } from '../../lending/repayments/repayment-store.ts'
import {
  claimFreeKey,
  claimKey,
  saveAnswer,
  saveNoAnswer,
  type KeyUse,
  type StoredAnswer,
} from './idempotency.ts'

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

/** What is to be done once for a key. */
interface KeyedWork {
  run(tx: Transaction): Promise<unknown>
  /** Notes what was answered, in the transaction of the effect; not for a repeated call. */
  record(tx: Transaction, answer: StoredAnswer): void
}

/**
 * Runs `work` once for the key: the key, the effect, the answer and its record are committed
 * together, or none of them is. A repeated call gets the stored answer, be it success or a refusal
 * by rules; a refusal that is not kept is thrown.
 */
export async function runKeyed(
  database: Database,
  use: KeyUse,
  work: KeyedWork,
): Promise<StoredAnswer> {
  try {
    return await untilReferenceIsFree(() =>
      database
        .transaction((tx) => runOnFreeKey(tx, use, work))
        .catch((error: unknown) => {
          if (!(error instanceof KeyIsTaken)) throw error
          return database.transaction((tx) => claimAndRun(tx, use, work))
        }),
    )
  } catch (error) {
    if (!(error instanceof RolledBackFailure)) throw error
    const { failure } = error
    if (NOT_KEPT.has(failure.code)) throw failure
    // The refusal undid its own effects and its claim; the answer is kept by itself.
    return database.transaction(
      async (tx) => (await claimKey(tx, use)) ?? saveResult(tx, use, work, failure),
    )
  }
}

/** Runs `work` once, and keeps neither key nor answer: repeated, it is made anew. */
export async function runUnkept(
  database: Database,
  run: (tx: Transaction) => Promise<unknown>,
): Promise<Pick<StoredAnswer, 'code' | 'data' | 'detail'>> {
  return database.transaction(async (tx) => {
    try {
      return { code: 200, data: (await run(tx)) ?? null }
    } catch (error) {
      if (!(error instanceof Failure) || !error.commitEffects) throw error
      return { code: error.code, data: error.data, detail: error.detail }
    }
  })
}

/** How often a call looks for a payment reference that nobody has. */
const TRIES = 5

/** Makes the transaction again where nothing of it was kept for a reference that was taken. */
async function untilReferenceIsFree<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction()
    } catch (error) {
      if (!isReferenceTaken(error) || tries === TRIES) throw error
    }
  }
}

/** A refusal whose effects are to be undone: thrown through the transaction, so that it rolls back. */
class RolledBackFailure extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

/** The key was not free: thrown through the transaction, so that what the work began is undone. */
class KeyIsTaken extends Error {}

/** Nearly every key is free: its claim and what the work asks first leave together, in one round trip. */
function runOnFreeKey(tx: Transaction, use: KeyUse, work: KeyedWork): Promise<StoredAnswer> {
  const claim = claimFreeKey(tx, use).then((isFree) => {
    if (!isFree) throw new KeyIsTaken()
  })
  return runAndSave(tx, use, work, claim)
}

async function claimAndRun(tx: Transaction, use: KeyUse, work: KeyedWork): Promise<StoredAnswer> {
  return (await claimKey(tx, use)) ?? runAndSave(tx, use, work, Promise.resolve())
}

async function runAndSave(
  tx: Transaction,
  use: KeyUse,
  work: KeyedWork,
  claim: Promise<void>,
): Promise<StoredAnswer> {
  const [outcome] = await Promise.allSettled([work.run(answeredAfter(tx, claim))])
  await claim
  if (outcome.status === 'rejected') {
    const { reason } = outcome as { reason: unknown }
    if (!(reason instanceof Failure)) throw reason
    if (!reason.commitEffects) throw new RolledBackFailure(reason)
    return saveResult(tx, use, work, reason)
  }
  if (outcome.value instanceof RawAnswer) throw new TypeError('a keyed operation answers no bytes')
  const answer = { code: 200, data: outcome.value ?? null }
  if (MADE_ANEW.has(use.operation)) saveNoAnswer(tx, use)
  else saveAnswer(tx, use, answer)
  work.record(tx, answer)
  return answer
}

async function saveResult(
  tx: Transaction,
  use: KeyUse,
  work: KeyedWork,
  failure: Failure,
): Promise<StoredAnswer> {
  const answer = { code: failure.code, data: failure.data, detail: failure.detail }
  saveAnswer(tx, use, answer)
  work.record(tx, answer)
  return answer
}
