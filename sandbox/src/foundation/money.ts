/** Sums are integers in minor units (hundredths) of the edition's currency. */
export type Minor = number

export type Currency = 'THB' | 'MXN' | 'PKR' | 'EGP'

export interface Money {
  amount: Minor
  currency: Currency
}

/** The contract's bound on any sum. */
export const LARGEST_SUM: Minor = 1_000_000_000_000

/** A sum outside of the contract: fractional, negative or beyond 10^12. It is refused, never rounded. */
export class UnusableSum extends Error {
  override name = 'UnusableSum'
}

/** The sum with its currency, as it stands on the wire; throws `UnusableSum`. */
export function money(amount: Minor, currency: Currency): Money {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > LARGEST_SUM) {
    throw new UnusableSum(`not a sum of the contract: ${amount}`)
  }
  return { amount, currency }
}

/**
 * `numerator / denominator` rounded half up to a whole number, exactly.
 *
 * Products of a sum, a rate and days pass 2^53, so the division is made in BigInt.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const quotient = (2n * numerator + denominator) / (2n * denominator)
  return Number(quotient)
}

/** `numerator / denominator` rounded up to a whole number, exactly; both whole and not negative. */
export function divideUp(numerator: bigint, denominator: bigint): number {
  return Number((numerator + denominator - 1n) / denominator)
}

/** `sum` times `basisPoints` / 10,000, rounded half up. */
export function share(sum: Minor, basisPoints: number): Minor {
  return divideHalfUp(BigInt(sum) * BigInt(basisPoints), 10_000n)
}

/** Simple interest for `days` at an annual rate in basis points, year 365 (D15), rounded half up. */
export function simpleInterest(principal: Minor, annualBasisPoints: number, days: number): Minor {
  if (days <= 0) return 0
  return divideHalfUp(BigInt(principal) * BigInt(annualBasisPoints) * BigInt(days), 10_000n * 365n)
}
