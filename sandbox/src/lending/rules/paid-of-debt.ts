import { daysBetween } from '../../foundation/clock.ts'
import type { DatedPayment } from './annual-percentage-rate.ts'
import { debtAfter, type PaymentHistory } from './balance.ts'

/**
 * What each payment paid of principal, interest and fee, by the day after the payout: without what went
 * to late fees or was over.
 */
export function paidOfDebt({ terms, start, payments }: PaymentHistory): DatedPayment[] {
  const inOrder = payments.toSorted((one, other) => daysBetween(other.on, one.on))
  let over = 0
  return inOrder.map(({ on, sum }, index) => {
    const { unallocated } = debtAfter(terms, start, inOrder.slice(0, index + 1))
    const amount = sum - (unallocated - over)
    over = unallocated
    return { day: Math.max(0, daysBetween(start, on)), amount }
  })
}
