import type { Minor } from '../../foundation/money.ts'
import {
  debtAfter,
  type Allocation,
  type Owed,
  type PaidSum,
  type PaymentHistory,
} from './balance.ts'

/** A payment as it was booked. */
export interface BookedPayment extends PaidSum {
  /** What arose of interest up to it. */
  interest: Minor
}

/**
 * Spreads a payment that its payer made before others which are booked already: as it would have been
 * had it come in its turn (D17). The interest that the booked ones counted and that did not arise is
 * in `accrued`, below zero; what was paid of it goes to the debt, or is over.
 */
export function allocateEarlier(
  { terms, start }: Omit<PaymentHistory, 'payments'>,
  owed: Owed,
  booked: readonly BookedPayment[],
  paid: PaidSum,
): Allocation {
  const debt = debtAfter(terms, start, [...booked, paid])
  const interestBefore = booked.reduce((sum, each) => sum + each.interest, 0)
  const accrued = debt.interest - interestBefore
  const interest = owed.interest + accrued - debt.owed.interest
  const fee = owed.fee - debt.owed.fee
  const principal = owed.principal - debt.owed.principal
  return { accrued, interest, fee, principal, surplus: paid.sum - interest - fee - principal }
}
