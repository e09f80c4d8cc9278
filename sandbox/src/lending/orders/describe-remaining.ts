import { money, type Currency } from '../../foundation/money.ts'
import { remainingSum, type RemainingPayment } from '../rules/remaining-schedule.ts'

/** A payment that is still to be made, in the shape of the contract's `RemainingPayment`. */
export function describeRemaining(payment: RemainingPayment, currency: Currency) {
  const { number, dueDate, principal, interest, fee, lateFee } = payment
  return {
    number,
    due_date: dueDate,
    principal: money(principal, currency),
    interest: money(interest, currency),
    service_fee: money(fee, currency),
    late_fee: money(lateFee, currency),
    total: money(remainingSum(payment), currency),
  }
}
