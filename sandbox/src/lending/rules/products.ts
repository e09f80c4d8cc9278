import type { Language } from '../../foundation/languages.ts'
import type { HolidayCalendar } from './business-days.ts'
import type { LateFee } from './late-fee.ts'
import type { Currency, Minor } from '../../foundation/money.ts'
import { termsOf, type Terms } from './schedule.ts'

export interface Term {
  days: number
  /** Basis points of the principal, added to what is owed and never withheld (D15). */
  serviceFeeRate: number
}

/** More time on offer: how much, and its price in basis points of the principal still owed. */
interface ExtensionTerm {
  days: number
  feeRate: number
}

export interface Product {
  id: string
  minAmount: Minor
  maxAmount: Minor
  amountStep: Minor
  /** Basis points a year. */
  annualInterest: number
  terms: readonly Term[]
  /** More time that can be bought, shortest first. */
  extensions: readonly ExtensionTerm[]
  /** In minor units. */
  lateFee: LateFee
  /** Tenths of the largest amount by monthly income; no row, no loan. */
  tenthsByIncome: Readonly<Record<string, number>>
  /**
   * The income band in which a borrower may get a loan but has little to spare, with the least income of the band a
   * month. Only in this band the questionnaire is due.
   */
  tightIncome: Readonly<{ band: string; least: Minor }>
}

/** The largest amount on offer that is no larger than this one; below the product's least, the least. */
export function downToStep({ minAmount, amountStep }: Product, amount: Minor): Minor {
  return minAmount + Math.max(0, Math.floor((amount - minAmount) / amountStep)) * amountStep
}

/** What differs between editions. */
export interface Market {
  appId: string
  currency: Currency
  zone: string
  phonePrefix: string
  /** No term and amount on offer may cost more, in basis points a year with fees. */
  highestApr: number
  /** Languages of the country, its own first (D1). */
  languages: readonly [Language, ...Language[]]
  product: Product
  /** Set where due dates move to a business day. */
  calendar: HolidayCalendar | null
  /** Whether due dates move past the borrower's pay day. */
  movesPastPayDay: boolean
}

/** The terms for an amount and a length on offer; undefined when the product does not offer them. */
export function offeredTerms(product: Product, principal: Minor, days: number): Terms | undefined {
  const term = product.terms.find((each) => each.days === days)
  const fits =
    principal >= product.minAmount &&
    principal <= product.maxAmount &&
    (principal - product.minAmount) % product.amountStep === 0
  if (!term || !fits) return undefined
  const terms = termsOf({
    principal,
    days,
    annualInterest: product.annualInterest,
    serviceFeeRate: term.serviceFeeRate,
  })
  return { ...terms, lateFee: product.lateFee }
}

/**
 * What a market agrees to for an amount and a length: the terms on offer with its highest rate and
 * what due dates move past. `payDay` is the borrower's, a day of the month from 1.
 */
export function marketTerms(
  { product, highestApr, calendar, movesPastPayDay }: Market,
  principal: Minor,
  days: number,
  payDay?: number,
): Terms | undefined {
  const terms = offeredTerms(product, principal, days)
  return (
    terms && {
      ...terms,
      highestApr,
      ...(calendar === null ? {} : { calendar }),
      ...(movesPastPayDay && payDay !== undefined ? { payDay } : {}),
    }
  )
}
