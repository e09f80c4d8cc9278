import { Failure } from '../../foundation/failure.ts'
import type { Minor } from '../../foundation/money.ts'
import {
  brokenConstraint,
  first,
  type Queryable,
  type Transaction,
} from '../../store/database/database.ts'
import type { Order } from '../orders/order-store.ts'
import type { MatchedPayment } from './payment-decision.ts'
import type { Repayment } from './repayment-store.ts'

/** What identifies a payment: its bank's name for it, in the edition whose account it came to. */
export interface BankPaymentName {
  appId: string
  bankPaymentId: string
}

/** A payment as its bank reports it. */
interface BankPayment extends BankPaymentName {
  /** The instruction's; null for money that came without one. */
  reference: string | null
  amount: Minor
}

type ReportedPayment = Pick<BankPayment, 'reference' | 'amount'>

/** What was reported of a payment before. */
export interface KnownBankPayment extends ReportedPayment {
  isBooked: boolean
}

/** What is known of a payment in the edition of an order; read it under the order's lock. */
export async function knownBankPayment(
  db: Queryable,
  { borrowerId, orderId }: { borrowerId: string; orderId: string },
  bankPaymentId: string,
): Promise<KnownBankPayment | undefined> {
  return first(
    db,
    `select known.reference, known.amount, exists (
       select 1 from payments p where p.borrower_id = $1 and p.bank_payment_id = $3) as "isBooked"
     from orders o
     join bank_payments known on known.app_id = o.app_id and known.bank_payment_id = $3
     where o.borrower_id = $1 and o.id = $2`,
    [borrowerId, orderId, bankPaymentId],
  )
}

/**
 * Throws 409002 where a payment is known with another reference or sum. One that came without a
 * reference may take the reported one.
 */
export function refuseKnownOtherwise(known: ReportedPayment, reported: ReportedPayment): void {
  const reference = known.reference ?? reported.reference
  if (reference === reported.reference && known.amount === reported.amount) return
  // Seen by the console alone: the contract does not list this state.
  throw new Failure('state_does_not_allow', {
    data: { state: 'payment_known_otherwise', allowed: [], next: 'repayment' },
  })
}

/**
 * Claims the bank's name for this payment in the whole edition, and holds it until the transaction
 * ends. Another report of the same payment waits until then, and finds what came of it. Claim it
 * after the order's lock and the unmatched payment's, so that no two wait for each other. Where a
 * person says what a payment is for, that counts, whatever it was kept for.
 *
 * Throws 409002 where another order claimed it since what is known of it was read.
 */
export async function claimBankPayment(
  tx: Queryable,
  { appId, bankPaymentId, reference, amount }: BankPayment,
  saidBy: 'bank' | 'staff' = 'bank',
): Promise<void> {
  const known = await first<ReportedPayment>(tx, CLAIM, [
    appId,
    bankPaymentId,
    reference,
    amount,
    saidBy,
  ])
  if (known) refuseKnownOtherwise(known, { reference, amount })
}

/** A payment as it is saved for an instruction; `isNew` where its bank has not named it before. */
export type SavedPayment = MatchedPayment & {
  bankPaymentId: string
  saidBy: 'bank' | 'staff'
  isNew: boolean
}

/**
 * Claims a payment as above for an instruction, saves it and marks the instruction as paid, the
 * first payment's time staying. A voucher that waits for it is answered.
 *
 * A new payment is claimed with all else that is written, which costs no round trip of its own. The
 * transaction fails (`isClaimedMeanwhile`) where somebody claimed it since that was read.
 */
export async function addPayment(
  tx: Transaction,
  { appId, borrowerId, id: orderId }: Order,
  { id: repaymentId, reference }: Repayment,
  payment: SavedPayment & { matchedAt: Date },
): Promise<void> {
  const { id, bankPaymentId, amount, saidBy, paidAt, matchedAt } = payment
  const parameters = [
    ...[borrowerId, id, bankPaymentId, orderId, repaymentId, amount, paidAt, matchedAt],
    ...[appId, reference],
  ]
  if (payment.isNew) {
    tx.send(NEW_CLAIM, parameters, { saved: SAVED, ...BESIDE_SAVED })
    return
  }
  await claimBankPayment(tx, { appId, bankPaymentId, reference, amount }, saidBy)
  tx.send(SAVED, parameters.slice(0, 8), BESIDE_SAVED)
}

/** Whether a transaction failed for a new payment that was claimed meanwhile: done again, it finds that. */
export const isClaimedMeanwhile = (error: unknown): boolean =>
  brokenConstraint(error) === 'bank_payments_pkey'

const SAVED = `insert into payments
    (borrower_id, id, bank_payment_id, order_id, repayment_id, amount, paid_at, matched_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`

const BESIDE_SAVED = {
  paid: 'update repayments set paid_at = coalesce(paid_at, $7) where borrower_id = $1 and id = $5',
  found: `update vouchers set outcome = 'found', answered_at = $8
    where borrower_id = $1 and repayment_id = $5 and outcome is null`,
}

const NEW_CLAIM = `insert into bank_payments (app_id, bank_payment_id, reference, amount)
  values ($9, $3, $10, $6)`

const CLAIM = `insert into bank_payments as known (app_id, bank_payment_id, reference, amount)
  values ($1, $2, $3, $4)
  on conflict (app_id, bank_payment_id) do update
  set reference = case when $5 = 'staff' then excluded.reference
    else coalesce(known.reference, excluded.reference) end
  returning reference, amount`
