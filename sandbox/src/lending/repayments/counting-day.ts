import { dateIn } from '../../foundation/clock.ts'
import type { OrderBalances } from '../ledger/balances.ts'
import type { Order } from '../orders/order-store.ts'
import { interestDay } from '../rules/due-date.ts'
import type { Terms } from '../rules/schedule.ts'
import type { MatchedPayment } from './payment-decision.ts'
import type { Repayment } from './repayment-store.ts'

/** Whether the payer paid all that the instruction asked for, in time. */
export const isWholeInTime = (
  repayment: Repayment,
  payment: Pick<MatchedPayment, 'amount' | 'paidAt'>,
): boolean => payment.amount >= repayment.amount && payment.paidAt <= repayment.expiresAt

/**
 * The day that counts for interest: when the payer paid (D17). An instruction for the whole debt of
 * its day ends the loan when it is paid in time, so that no satang is left over after midnight. Who
 * had paid before that day is not charged up to it. `terms` are those of the payer's moment (`termsAt`).
 */
export function countingDay(
  order: Order,
  repayment: Repayment,
  payment: Pick<MatchedPayment, 'amount' | 'paidAt'>,
  { today, zone, terms }: { today: string; zone: string; terms: Terms },
): string {
  const paidOn = dateIn(zone, payment.paidAt)
  const { settlesOn } = repayment
  const whole = isWholeInTime(repayment, payment)
  const counted = whole && settlesOn !== null && settlesOn < paidOn ? settlesOn : paidOn
  const day = interestDay(terms, order.startDate, counted)
  const earliest = runs(order) ? order.startDate : (order.accruedTo ?? today)
  return day > earliest ? day : earliest
}

/** Whether something that was paid on a later day is booked already, for the debt or for an extension. */
export const isBeforeBooked = (
  order: Order,
  { paidOn }: Pick<OrderBalances, 'paidOn'>,
  on: string,
): boolean => runs(order) && Object.keys(paidOn).some((day) => day > on)

const runs = ({ paidOutAt, state }: Order): boolean => paidOutAt !== null && state !== 'returned'
