import { daysBetween } from '../../foundation/clock.ts'
import type { Minor } from '../../foundation/money.ts'
import type { Terms } from '../rules/schedule.ts'
import type { LedgerAccount } from './post.ts'

/** What a posting debits (+) and credits (−) on each account, in minor units. */
export type Sums = Partial<Record<LedgerAccount, Minor>>

/** A posting of one order as it stands in the books. */
export interface Booked {
  kind: string
  /** YYYY-MM-DD, the day that counts for interest. */
  valueDate: string
  /** The kind of what a reversal takes back. */
  takenBack: string | null
  /** What was agreed, of a payout. */
  terms: Terms | null
  sums: Sums
}

/** What a loan came to so far, all since its payout. */
interface PaymentTotals {
  accrued: Minor
  interestPaid: Minor
  feePaid: Minor
  principalPaid: Minor
  surplus: Minor
}

const NOTHING: PaymentTotals = {
  accrued: 0,
  interestPaid: 0,
  feePaid: 0,
  principalPaid: 0,
  surplus: 0,
}

/**
 * Works out again what each posting of an order must hold, from its terms, the days and the cash
 * alone. It shares no arithmetic with what posts: an error there is none here too. Give it the
 * postings in the order of their identifiers, which is the one they were made in.
 */
export class Replay {
  #loan: { terms: Terms; start: string } | undefined
  #payments: { on: string; sum: Minor }[] = []
  #before = NOTHING
  #lateFees: Minor = 0

  /** Whether the next posting holds what it must. */
  holds(booked: Booked): boolean {
    const expected = this.#next(booked)
    const accounts = Object.keys({ ...expected, ...booked.sums }) as LedgerAccount[]
    return accounts.every((each) => (expected[each] ?? 0) === (booked.sums[each] ?? 0))
  }

  #next(booked: Booked): Sums {
    const { kind, sums } = booked
    if (kind === 'payout') return this.#payout(booked)
    if (kind === 'payment' || kind === 'extension') return this.#payment(booked)
    if (kind === 'return') return this.#return(sums.cash_clearing ?? 0)
    if (kind === 'write_off') return this.#writeOff()
    if (kind === 'late_fee') {
      const charged = Math.max(0, -(sums.late_fee_income ?? 0))
      this.#lateFees += charged
      return { receivable_late_fee: charged, late_fee_income: -charged }
    }
    if (kind === 'late_fee_reversal') {
      const waived = Math.max(0, sums.late_fee_income ?? 0)
      const owed = this.#payLateFees(waived)
      return { late_fee_income: waived, receivable_late_fee: -owed, borrower_credit: owed - waived }
    }
    // A reversal is held against what it names, and an unknown kind found, by statements.
    if (booked.takenBack === 'payout') this.#begin(undefined)
    return sums
  }

  #payout({ terms, valueDate }: Booked): Sums {
    this.#begin(terms === null ? undefined : { terms, start: valueDate })
    if (terms === null) return {}
    const { principal, serviceFee } = terms
    return {
      receivable_principal: principal,
      cash_clearing: -principal,
      receivable_fee: serviceFee,
      fee_income: -serviceFee,
    }
  }

  #payment({ kind, valueDate, sums }: Booked): Sums {
    const cash = sums.cash_clearing ?? 0
    // What an extension cost is held against its row by a statement.
    const price = kind === 'extension' ? -(sums.fee_income ?? 0) : 0
    this.#payments.push({ on: valueDate, sum: cash - price })
    const before = this.#before
    const now = totalsOf(this.#loan, this.#payments)
    this.#before = now
    const accrued = now.accrued - before.accrued
    const surplus = now.surplus - before.surplus
    const lateFees = this.#payLateFees(surplus)
    return {
      cash_clearing: cash,
      fee_income: -price,
      interest_income: -accrued,
      receivable_interest: accrued - (now.interestPaid - before.interestPaid),
      receivable_fee: before.feePaid - now.feePaid,
      receivable_principal: before.principalPaid - now.principalPaid,
      receivable_late_fee: -lateFees,
      borrower_credit: lateFees - surplus,
    }
  }

  #return(cash: Minor): Sums {
    const { principal, fee, interest } = this.#owed()
    this.#begin(undefined)
    return {
      cash_clearing: cash,
      receivable_principal: -principal,
      receivable_fee: -fee,
      fee_income: fee,
      receivable_interest: -interest,
      interest_income: interest,
      borrower_credit: principal - cash,
    }
  }

  #writeOff(): Sums {
    const { principal, fee, interest } = this.#owed()
    return {
      credit_loss: principal + fee + interest + this.#lateFees,
      receivable_principal: -principal,
      receivable_fee: -fee,
      receivable_interest: -interest,
      receivable_late_fee: -this.#lateFees,
    }
  }

  #owed(): { principal: Minor; fee: Minor; interest: Minor } {
    const { principal = 0, serviceFee = 0 } = this.#loan?.terms ?? {}
    const { accrued, interestPaid, feePaid, principalPaid } = this.#before
    return {
      principal: principal - principalPaid,
      fee: serviceFee - feePaid,
      interest: accrued - interestPaid,
    }
  }

  #payLateFees(most: Minor): Minor {
    const paid = Math.max(0, Math.min(most, this.#lateFees))
    this.#lateFees -= paid
    return paid
  }

  #begin(loan: { terms: Terms; start: string } | undefined): void {
    this.#loan = loan
    this.#payments = []
    this.#before = NOTHING
  }
}

/**
 * The course of a loan with these payments in the order of their days. Beside its interest a debt is
 * one row of sums, fee and principal of each instalment in turn, which payments use up from the front.
 */
function totalsOf(
  loan: { terms: Terms; start: string } | undefined,
  payments: readonly { on: string; sum: Minor }[],
): PaymentTotals {
  const totals = { ...NOTHING }
  if (!loan) return { ...totals, surplus: payments.reduce((all, { sum }) => all + sum, 0) }
  const { principal, serviceFee, annualInterest } = loan.terms
  let countedTo = loan.start
  let usedUp = 0
  for (const { on, sum } of payments.toSorted((a, b) => daysBetween(b.on, a.on))) {
    // A payment with nothing for the debt rounds no interest either.
    if (sum === 0) continue
    const days = daysBetween(countedTo, on)
    totals.accrued += interestFor(principal - totals.principalPaid, annualInterest, days)
    countedTo = on
    const interest = Math.min(sum, totals.accrued - totals.interestPaid)
    const used = Math.min(sum - interest, principal + serviceFee - usedUp)
    usedUp += used
    totals.interestPaid += interest
    totals.surplus += sum - interest - used
    Object.assign(totals, partsOf(loan.terms, usedUp))
  }
  return totals
}

function partsOf(terms: Terms, usedUp: Minor): Pick<PaymentTotals, 'feePaid' | 'principalPaid'> {
  let left = usedUp
  const parts = { feePaid: 0, principalPaid: 0 }
  for (const { serviceFee, principal } of terms.schedule) {
    const fee = Math.min(left, serviceFee)
    const rest = Math.min(left - fee, principal)
    parts.feePaid += fee
    parts.principalPaid += rest
    left -= fee + rest
  }
  return parts
}

/** By the day, a year of 365, basis points, rounded half up (D15); exact where doubles are not. */
function interestFor(principal: Minor, rate: number, days: number): Minor {
  if (days <= 0) return 0
  const yearly = BigInt(principal) * BigInt(rate) * BigInt(days)
  return Number((yearly + 1_825_000n) / 3_650_000n)
}
