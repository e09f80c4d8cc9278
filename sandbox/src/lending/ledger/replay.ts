import type { Minor } from '../../foundation/money.ts'
import {
  beyondDebt,
  debtAfter,
  NOTHING_PAID,
  type DebtAfterPayments,
  type PaidSum,
} from '../rules/balance.ts'
import { NO_REBATE, rebateLines, rebates } from '../rules/rebate.ts'
import type { Terms } from '../rules/schedule.ts'
import type { LedgerAccount } from './posting.ts'
import { returnLines } from './return.ts'

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

/** Nothing is owed and nothing was paid. */
const NOTHING: DebtAfterPayments = {
  owed: { principal: 0, interest: 0, fee: 0, lateFee: 0, accruedTo: '', paid: NOTHING_PAID },
  interest: 0,
  unallocated: 0,
  rebate: NO_REBATE,
}

/**
 * Works out again what each posting of an order must hold, from its terms, the days and the cash
 * alone, by the rules that the payments were booked by. Give it the postings in the order of their
 * identifiers, which is the one they were made in.
 */
export class Replay {
  #loan: { terms: Terms; start: string } | undefined
  #payments: PaidSum[] = []
  #debt = NOTHING
  #lateFees: Minor = 0
  /** What the last payment must be followed by. */
  #rebate = NO_REBATE

  /** Whether the next posting holds what it must, and what had to stand before it does. */
  holds(booked: Booked): boolean {
    if (booked.kind !== 'rebate' && !this.isComplete()) return false
    const expected = this.#next(booked)
    const accounts = Object.keys({ ...expected, ...booked.sums }) as LedgerAccount[]
    return accounts.every((each) => (expected[each] ?? 0) === (booked.sums[each] ?? 0))
  }

  /** Whether nothing that had to follow is missing. */
  isComplete(): boolean {
    return rebateLines(this.#rebate).every(([, amount]) => amount === 0)
  }

  #next(booked: Booked): Sums {
    const { kind, sums } = booked
    if (kind === 'rebate') {
      const lines = rebateLines(this.#rebate)
      this.#rebate = NO_REBATE
      return Object.fromEntries(lines)
    }
    if (kind === 'payout') return this.#payout(booked)
    if (kind === 'payment' || kind === 'extension') return this.#payment(booked)
    if (kind === 'return') return this.#return(sums.cash_clearing ?? 0)
    if (kind === 'refund') {
      const paid = Math.max(0, sums.borrower_credit ?? 0)
      return { borrower_credit: paid, cash_clearing: -paid }
    }
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
    const { principal, fee } = this.#debt.owed
    return {
      receivable_principal: principal,
      cash_clearing: -principal,
      receivable_fee: fee,
      fee_income: -fee,
    }
  }

  #payment({ kind, valueDate, sums }: Booked): Sums {
    const cash = sums.cash_clearing ?? 0
    // What an extension cost is held against its row by a statement.
    const price = kind === 'extension' ? -(sums.fee_income ?? 0) : 0
    this.#payments.push({ on: valueDate, sum: cash - price, forExtension: price })
    const before = this.#debt
    const debt = this.#debtNow()
    this.#debt = debt
    const unallocated = debt.unallocated - before.unallocated
    const rebate = rebates(debt.rebate, before.rebate, -1)
    const lateFees = this.#payLateFees(beyondDebt({ unallocated, rebate }))
    this.#rebate = rebate
    return {
      cash_clearing: cash,
      fee_income: -price,
      interest_income: before.interest - debt.interest,
      receivable_interest: debt.owed.interest - before.owed.interest + rebate.interest,
      receivable_fee: debt.owed.fee - before.owed.fee + rebate.fee,
      receivable_principal: debt.owed.principal - before.owed.principal + rebate.principal,
      receivable_late_fee: -lateFees,
      borrower_credit: lateFees - unallocated,
    }
  }

  #return(cash: Minor): Sums {
    const { owed, interest, rebate } = this.#debt
    const fees = (this.#loan?.terms.serviceFee ?? 0) + owed.paid.forExtensions
    const earned = { interest: interest - rebate.interestIncome, fee: fees - rebate.feeIncome }
    this.#begin(undefined)
    return Object.fromEntries(returnLines(owed, earned, cash))
  }

  #writeOff(): Sums {
    const { principal, fee, interest } = this.#debt.owed
    return {
      credit_loss: principal + fee + interest + this.#lateFees,
      receivable_principal: -principal,
      receivable_fee: -fee,
      receivable_interest: -interest,
      receivable_late_fee: -this.#lateFees,
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
    this.#rebate = NO_REBATE
    this.#debt = this.#debtNow()
  }

  #debtNow(): DebtAfterPayments {
    if (this.#loan) return debtAfter(this.#loan.terms, this.#loan.start, this.#payments)
    return { ...NOTHING, unallocated: this.#payments.reduce((all, { sum }) => all + sum, 0) }
  }
}
