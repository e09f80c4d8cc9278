import { recordAct } from '../audit/record-act.ts'
import { deleteCode } from '../sessions/phone-codes.ts'
import { phoneOfBorrower } from '../borrowers/borrowers.ts'
import type { Transaction } from '../../store/database/database.ts'
import { deleteTexts } from '../messages/texts.ts'

/**
 * Tables of a borrower's rows that go with the account, each after those that refer to it. A stored
 * picture takes its bytes, parts and reading along.
 */
export const deletedTables = [
  'sessions',
  'devices',
  'app_events',
  'messages',
  'cases',
  'consents',
  'device_lists',
  'questionnaire_answers',
  'liveness_checks',
  'evaluations',
  'identity_numbers',
  'tries',
  'certification_drafts',
  'certification_pages',
  'vouchers',
  'document_readings',
  'upload_parts',
  'upload_bytes',
  'uploads',
  'receiving_accounts',
  'agreements',
  'abandonments',
  'signings',
  'jobs',
] as const

/**
 * Tables that stay: the books, the terms and days that their sums follow from, and the audit log,
 * whose chains no entry can leave. Nothing in them names a person.
 */
export const retainedTables = [
  'cancellations',
  'quotes',
  'orders',
  'order_events',
  'repayments',
  'payment_references',
  'payments',
  'extensions',
  'refunds',
  'late_fees',
  'ledger_transactions',
  'ledger_entries',
  'order_balances',
  'audit_heads',
  'audit_entries',
] as const

/**
 * Purges an account: every personal row goes, the account stays as an empty name under which the
 * books still sum. The next holder of the phone begins anew. Run in a transaction that holds the
 * account's row. `now` is business time. The code of a sign-in with the phone right now
 * stays: it is the next one's.
 */
export async function purge(
  tx: Transaction,
  borrowerId: string,
  now: Date,
  { isSigningIn = false } = {},
): Promise<void> {
  await deleteVisits(tx, borrowerId)
  const phone = await phoneOfBorrower(tx, borrowerId)
  if (phone) {
    await deleteTexts(tx, phone)
    if (!isSigningIn) await deleteCode(tx, phone)
  }
  await tx.query('delete from idempotency_keys where owner = $1', [borrowerId])
  for (const table of deletedTables) {
    await tx.query(`delete from ${table} where borrower_id = $1`, [borrowerId])
  }
  // The account that it was to go to is gone: it can be claimed.
  await tx.query(
    `update refunds set outcome = 'failed', ended_at = $2 where borrower_id = $1 and outcome is null`,
    [borrowerId, now],
  )
  await tx.query(
    `update cancellations set reason = null,
       purged_at = case when withdrawn_at is null then $2::timestamptz end
     where borrower_id = $1`,
    [borrowerId, now],
  )
  await tx.query(
    `update borrowers set phone_prefix = '', phone = null, phone_hash = null where id = $1`,
    [borrowerId],
  )
  recordAct(tx, { borrowerId, at: now, actor: 'job', action: 'purge', about: {} })
}

/**
 * What a borrower's devices reported while signed out is known by the device alone. It goes also
 * where somebody else signed in on one of them, since nobody can say whom it is about. What another
 * borrower's app reported while signed in is that borrower's, and stays.
 */
async function deleteVisits(tx: Transaction, borrowerId: string): Promise<void> {
  const devices = await tx.query<{ device_hash: string }>(
    `select device_hash from devices where borrower_id = $1
     union select device_hash from sessions where borrower_id = $1
     union select device_hash from app_events where borrower_id = $1`,
    [borrowerId],
  )
  const names = devices.map(({ device_hash }) => device_hash)
  for (const table of ['devices', 'app_events']) {
    await tx.query(`delete from ${table} where borrower_id is null and device_hash = any($1)`, [
      names,
    ])
  }
  await tx.query('delete from app_event_counts where device_hash = any($1)', [names])
}
