/** A sum that was paid, so many days after the payout. */
export interface PaidOnDay {
  day: number
  amount: number
}

/** What the most that a payoff may ask for follows from. Sums are hundredths. */
export interface PayoffFacts {
  /** What the borrower received. */
  principal: number
  /** Basis points a year. */
  highestApr: number
  /** Since the payout. */
  day: number
  /** Everything paid before, for extensions too; what went to late fees is left out. */
  payments: readonly PaidOnDay[]
}

/** What a sum grows to in so many days at a rate in basis points a year; before the payout it is worth less. */
export const growth = (highestApr: number, days: number): number =>
  (1 + highestApr / 10_000) ** (days / 365)

/**
 * The most that may be asked for to pay a loan off on a day, late fees apart. It is what was received less
 * what was paid, all of it grown to that day at the highest annual rate. A borrower who pays this has paid just that rate,
 * however early it is. Rounded down; below zero where more was paid by then.
 *
 * @example highestPayoff({ principal: 1000000, highestApr: 2500, day: 2, payments: [] }) // 1001223
 */
export function highestPayoff({ principal, highestApr, day, payments }: PayoffFacts): number {
  const worth = payments.reduce(
    (sum, { amount, day: paidOn }) => sum + amount * growth(highestApr, day - paidOn),
    0,
  )
  return Math.floor(principal * growth(highestApr, day) - worth)
}

/** What a payoff asks for, late fees apart: what is `owed` by the agreement, and never more than the highest rate allows. */
export const payoffWithin = (owed: number, facts: PayoffFacts): number =>
  Math.min(owed, highestPayoff(facts))
