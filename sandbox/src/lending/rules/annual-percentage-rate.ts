import type { Minor } from '../../foundation/money.ts'

/** A payment of the borrower, `day` days after the money was received. */
export interface DatedPayment {
  day: number
  amount: Minor
}

/**
 * The annual percentage rate in percent, unrounded (D16). It is the X that makes what was received
 * equal to the sum of the payments, each discounted by (1 + X) to the power of days / 365. Infinity
 * where what is paid on the day of receipt, which nothing discounts, is more than was received.
 *
 * @example annualPercentageRate(500, [{ amount: 510, day: 5 }]) // 324.436…
 */
export function annualPercentageRate(received: Minor, payments: readonly DatedPayment[]): number {
  const presentValue = (rate: number): number =>
    payments.reduce((sum, { amount, day }) => sum + amount * (1 + rate) ** (-day / 365), 0)
  if (presentValue(0) <= received) return 0
  let low = 0
  let high = 1
  while (high < Infinity && presentValue(high) > received) high *= 2
  for (let step = 0; step < 200 && high - low > 1e-12 * high; step++) {
    const middle = (low + high) / 2
    if (presentValue(middle) > received) low = middle
    else high = middle
  }
  return ((low + high) / 2) * 100
}

/** The rate as it is shown: one decimal of a percent, in basis points. */
export function shownRate(percent: number): number {
  return Math.round(percent * 10) * 10
}
