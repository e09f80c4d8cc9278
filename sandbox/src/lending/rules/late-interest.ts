/** The interest of days past the schedule. Arithmetic only. */
import { addDays, daysBetween } from '../../foundation/clock.ts'
import { simpleInterest, type Minor } from '../../foundation/money.ts'
import { openInstalments, payOn, unpaidLoan, type PaymentHistory } from './balance.ts'

/**
 * The interest that arose because payments of the schedule came after their days: the principal that
 * was due and not paid, by its days. It is counted up to `until` or, where that is null, to the last
 * payment. It is a part of the interest of the loan, rounded once.
 */
export function lateInterest(
  { terms, start, payments }: PaymentHistory,
  until: string | null,
): Minor {
  let owed = unpaidLoan(terms, start)
  let sumOfDays = 0
  const passTo = (day: string): void => {
    for (const { instalment, principal } of openInstalments(terms, owed)) {
      const scheduled = addDays(start, instalment.day)
      const from = scheduled > owed.accruedTo ? scheduled : owed.accruedTo
      sumOfDays += principal * Math.max(0, daysBetween(from, day))
    }
  }
  const inOrder = payments.toSorted((one, other) => daysBetween(other.on, one.on))
  for (const payment of inOrder) {
    if (payment.sum > 0) passTo(payment.on)
    owed = payOn(terms, owed, start, payment).owed
  }
  if (until !== null) passTo(until)
  return simpleInterest(sumOfDays, terms.annualInterest, 1)
}
