import type { Minor } from '../../foundation/money.ts'

/**
 * What falls away of a loan that is paid off early, so that it keeps within the highest annual rate (D37).
 * It is the income that was posted, and what is no longer owed for it.
 */
export interface Rebate {
  /** Of fees, those for extensions among them. */
  feeIncome: Minor
  interestIncome: Minor
  fee: Minor
  interest: Minor
  /** Given back of fees and interest that were paid before: it lowers the principal that is owed. */
  principal: Minor
  /** What of it is more than was owed, and so the borrower's. */
  overpaid: Minor
}

export const NO_REBATE: Rebate = {
  feeIncome: 0,
  interestIncome: 0,
  fee: 0,
  interest: 0,
  principal: 0,
  overpaid: 0,
}

/** What is owed of a loan, late fees apart. */
type Parts = Pick<Rebate, 'fee' | 'interest' | 'principal'>

/** Takes a sum off the fees first and then off the interest, whether they are owed or were paid. */
export function rebateOf(sum: Minor, fees: Minor, owed: Parts): Rebate {
  let left = sum
  const take = (most: Minor): Minor => {
    const taken = Math.min(left, most)
    left -= taken
    return taken
  }
  const feeIncome = Math.min(sum, fees)
  const [fee, interest, principal] = [take(owed.fee), take(owed.interest), take(owed.principal)]
  return { feeIncome, interestIncome: sum - feeIncome, fee, interest, principal, overpaid: left }
}

/** What is left to pay of what is owed. */
export const without = (owed: Parts, rebate: Parts): Parts => ({
  fee: owed.fee - rebate.fee,
  interest: owed.interest - rebate.interest,
  principal: owed.principal - rebate.principal,
})

/** Two rebates together, or with -1 how much the one is above the other. */
export const rebates = (one: Rebate, other: Rebate, sign: 1 | -1 = 1): Rebate => ({
  feeIncome: one.feeIncome + sign * other.feeIncome,
  interestIncome: one.interestIncome + sign * other.interestIncome,
  fee: one.fee + sign * other.fee,
  interest: one.interest + sign * other.interest,
  principal: one.principal + sign * other.principal,
  overpaid: one.overpaid + sign * other.overpaid,
})

/** What a rebate debits (+) and credits (−) by account; together nothing. */
export const rebateLines = (rebate: Rebate) =>
  [
    ['fee_income', rebate.feeIncome],
    ['interest_income', rebate.interestIncome],
    ['receivable_fee', -rebate.fee],
    ['receivable_interest', -rebate.interest],
    ['receivable_principal', -rebate.principal],
    ['borrower_credit', -rebate.overpaid],
  ] as const
