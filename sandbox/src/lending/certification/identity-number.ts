import { dateIn } from '../../foundation/clock.ts'
import { Failure } from '../../foundation/failure.ts'
import { counts } from '../rules/late-record.ts'
import { first, sqlState, UNIQUE_VIOLATION } from '../../store/database/database.ts'
import type { Queryable, Transaction } from '../../store/database/database.ts'
import { countAttempt } from '../borrowers/tries.ts'
import { currentEvaluation } from './evaluations.ts'
import { releaseUnprovenNumber } from './release-unproven-number.ts'
import { lateRecords } from './late-records.ts'

/**
 * Refuses another number than the borrower's with 409002 while the date of a refusal or a late
 * record stands against its owner. Once released, the number would meet neither under another
 * phone. `now` is business time, the date is the zone's.
 */
export async function requireNumberFree(
  db: Queryable,
  borrowerId: string,
  identityNumber: string,
  { now, zone }: { now: Date; zone: string },
): Promise<void> {
  const held = await first<{ number_hash: string }>(
    db,
    'select number_hash from identity_numbers where borrower_id = $1',
    [borrowerId],
  )
  if (!held || held.number_hash === hashOf(db, identityNumber)) return
  const evaluation = await currentEvaluation(db, borrowerId, now)
  // Details that nobody could confirm are for the borrower to put right.
  const isHeld = evaluation?.result === 'refused' && evaluation.reason !== 'details_not_confirmed'
  if (isHeld && evaluation.applyAgainOn > dateIn(zone, now)) {
    throw notNow({ state: 'refused', allowed: [], next: 'home' })
  }
  if ((await lateRecords(db, borrowerId, now)).some((each) => counts(each, now))) {
    throw notNow({ state: 'evaluation_due', allowed: ['submit_apply'], next: 'infoList' })
  }
}

const notNow = (data: { state: string; allowed: string[]; next: string }): Failure =>
  new Failure('state_does_not_allow', { data })

const hashOf = (db: Queryable, identityNumber: string): string =>
  db.vault.searchKey(identityNumber, 'identity_numbers')

/** Other numbers than the one held that a borrower may give within 24 hours. */
const MOST_NUMBERS_A_DAY = 5

interface Owner {
  appId: string
  borrowerId: string
}

/**
 * Makes the number this borrower's own within the edition, in place of the one given before; false
 * when another account has it. Other numbers than the one held are few within 24 hours (429002), so
 * that nobody can ask around whose are known here.
 *
 * @param isShown whether the borrower's own card shows the number. A borrower who only typed it gives way to that,
 *   unless a loan hangs on it already.
 */
export async function claimIdentityNumber(
  tx: Transaction,
  owner: Owner,
  identityNumber: string,
  { isShown, now, security }: { isShown: boolean; now: Date; security: Date },
): Promise<boolean> {
  const { borrowerId } = owner
  const held = await first<{ number_hash: string }>(
    tx,
    'select number_hash from identity_numbers where borrower_id = $1',
    [borrowerId],
  )
  if (held?.number_hash === hashOf(tx, identityNumber)) return true
  await countAttempt(tx, borrowerId, 'identity_number', { most: MOST_NUMBERS_A_DAY, now: security })
  if (await insertNumber(tx, owner, identityNumber)) return true
  if (
    !isShown ||
    !(await releaseUnprovenNumber(
      tx,
      { appId: owner.appId, identityNumber, hash: hashOf(tx, identityNumber) },
      now,
    ))
  )
    return false
  return insertNumber(tx, owner, identityNumber)
}

async function insertNumber(tx: Transaction, owner: Owner, number: string): Promise<boolean> {
  try {
    await tx.savepoint(() =>
      tx.query(
        `insert into identity_numbers (app_id, number_hash, borrower_id) values ($1, $2, $3)
         on conflict (borrower_id) do update set number_hash = excluded.number_hash`,
        [owner.appId, hashOf(tx, number), owner.borrowerId],
      ),
    )
    return true
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false
    throw error
  }
}
