import type { Minor } from '../../foundation/money.ts'
import type { Line, Posting, PostingKind } from '../ledger/posting.ts'
import type { Order } from '../orders/order-store.ts'
import { rebateLines, type Rebate } from '../rules/rebate.ts'
import type { Booking } from './payment-decision.ts'

/** What each posting of an order names. */
export const namesOf = ({ borrowerId, id, currency }: Order) => ({
  borrowerId,
  orderId: id,
  currency,
})

/** The posting of the payment itself. */
export const paymentPosting = (
  { order, payment, on, now }: Booking,
  kind: PostingKind,
  lines: readonly Line[],
): Posting => ({
  ...namesOf(order),
  kind,
  cause: `payment:${payment.id}`,
  valueDate: on,
  postedAt: now,
  lines,
})

/** What falls away with the payment, where anything does (D37). */
export function rebatePostings({ order, payment, on, now }: Booking, rebate: Rebate): Posting[] {
  const lines = rebateLines(rebate)
  if (lines.every(([, amount]) => amount === 0)) return []
  const cause = `rebate:${payment.id}`
  return [{ ...namesOf(order), kind: 'rebate', cause, valueDate: on, postedAt: now, lines }]
}

/**
 * Takes back the late fees of the days on which the payer was not late, as it turns out. What of them
 * was paid already is the borrower's.
 */
export function waive(
  { order, payment, owed, chargedDays, on, now }: Booking,
  wasLateOn: (day: string) => boolean,
): { postings: Posting[]; days: string[]; lateFeeOwed: Minor } {
  const waived = chargedDays.filter(({ day }) => !wasLateOn(day))
  if (waived.length === 0) return { postings: [], days: [], lateFeeOwed: owed.lateFee }
  const sum = waived.reduce((total, { amount }) => total + amount, 0)
  const fromOwed = Math.min(sum, owed.lateFee)
  const posting: Posting = {
    ...namesOf(order),
    kind: 'late_fee_reversal',
    cause: `late_fee_reversal:${payment.id}`,
    valueDate: on,
    postedAt: now,
    lines: [
      ['late_fee_income', sum],
      ['receivable_late_fee', -fromOwed],
      ['borrower_credit', fromOwed - sum],
    ],
  }
  const days = waived.map(({ day }) => day)
  return { postings: [posting], days, lateFeeOwed: owed.lateFee - fromOwed }
}
