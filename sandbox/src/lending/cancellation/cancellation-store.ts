import { Failure } from '../../foundation/failure.ts'
import { lockBorrower } from '../borrowers/borrowers.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import { newIdentifier } from '../../foundation/identifier.ts'

/** A request to end an account that was neither withdrawn nor carried out yet. */
export interface Cancellation {
  id: string
  requestedAt: Date
  /** The last day on which signing in withdraws it, YYYY-MM-DD in the edition's zone. */
  keptUntil: string
}

/**
 * Saves a request; the database refuses a second one that stands. `requestedAt` is business time.
 */
export async function addCancellation(
  db: Queryable,
  { appId, borrowerId }: { appId: string; borrowerId: string },
  request: Omit<Cancellation, 'id'> & {
    reason: string | undefined
    /** By what money is claimed that is the borrower's, or will be. */
    claimReference: string
  },
): Promise<void> {
  const id = newIdentifier()
  const reason = db.vault.sealIfAny(request.reason, ['cancellations.reason', borrowerId, id])
  await db.query(
    `insert into cancellations (borrower_id, app_id, id, reason, requested_at, kept_until,
       claim_reference)
     values ($1, $2, $3, $4, $5, $6::date, $7)`,
    [
      ...[borrowerId, appId, id, reason, request.requestedAt, request.keptUntil],
      request.claimReference,
    ],
  )
}

/** The request that stands; undefined when there is none. */
export async function pendingCancellation(
  db: Queryable,
  borrowerId: string,
): Promise<Cancellation | undefined> {
  return first(
    db,
    `select id, requested_at as "requestedAt", kept_until as "keptUntil" from cancellations
     where borrower_id = $1 and withdrawn_at is null and purged_at is null`,
    [borrowerId],
  )
}

/** Marks the request that stands as withdrawn. */
export async function markWithdrawn(db: Queryable, borrowerId: string, now: Date): Promise<void> {
  await db.query(
    `update cancellations set withdrawn_at = $2
     where borrower_id = $1 and withdrawn_at is null and purged_at is null`,
    [borrowerId, now],
  )
}

/**
 * 403100 for an account on its way out: its sessions ended while this call was on the way. Locks the
 * account, so that no loan begins beside its cancellation.
 */
export async function refuseCancelled(db: Queryable, borrowerId: string): Promise<void> {
  await lockBorrower(db, borrowerId)
  if (await pendingCancellation(db, borrowerId)) throw new Failure('signed_out')
}
