import {
  debtAfter,
  type Allocation,
  type Owed,
  type PaidSum,
  type PaymentHistory,
} from './balance.ts'
import { rebates } from './rebate.ts'

/**
 * Spreads a payment that its payer made before others which are booked already: as it would have been
 * had it come in its turn (D17). The interest that the booked ones counted and that did not arise is
 * in `accrued`, below zero; what was paid of it goes to the debt, or is over. `owed` comes out without
 * late fees.
 */
export function allocateEarlier(
  { terms, start, payments }: PaymentHistory,
  paid: PaidSum,
): { allocation: Allocation; owed: Owed } {
  const before = debtAfter(terms, start, payments)
  const after = debtAfter(terms, start, [...payments, paid])
  const accrued = after.interest - before.interest
  const rebate = rebates(after.rebate, before.rebate, -1)
  return {
    allocation: {
      accrued,
      interest: before.owed.interest + accrued - after.owed.interest - rebate.interest,
      fee: before.owed.fee - after.owed.fee - rebate.fee,
      principal: before.owed.principal - after.owed.principal - rebate.principal,
      unallocated: after.unallocated - before.unallocated,
      rebate,
    },
    owed: after.owed,
  }
}
