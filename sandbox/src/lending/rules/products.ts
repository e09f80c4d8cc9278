import type { Language } from '../../foundation/languages.ts'
import type { Country } from '../settings/settings.ts'
import type { HolidayCalendar } from './business-days.ts'
import type { ExtensionTerm } from './extension.ts'
import type { LateFee } from './late-fee.ts'
import type { Currency, Minor } from '../../foundation/money.ts'
import { termsOf, type Terms } from './schedule.ts'

export interface Term {
  days: number
  /** Basis points of the principal, added to what is owed and never withheld (D15). */
  serviceFeeRate: number
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
  lateFee: LateFee
}

/** What differs between the lenders of the editions. */
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
  /** Set where the law moves due dates to a business day. */
  calendar: HolidayCalendar | null
}

const extensions: readonly ExtensionTerm[] = [
  { days: 7, feeRate: 20 },
  { days: 14, feeRate: 40 },
  { days: 30, feeRate: 80 },
]

/** Small enough that the smallest loan stays below the highest rate when it is paid late. */
const lateFee: LateFee = { perDay: 40, cap: 400 }
const thaiLateFee: LateFee = { perDay: 10, cap: 100 }

const thailand: Market = {
  appId: 'paso-th',
  currency: 'THB',
  zone: 'Asia/Bangkok',
  phonePrefix: '+66',
  highestApr: 2500,
  languages: ['th', 'en'],
  calendar: null,
  product: {
    id: 'th-short',
    minAmount: 100_000,
    maxAmount: 2_000_000,
    amountStep: 10_000,
    annualInterest: 1500,
    terms: [
      { days: 61, serviceFeeRate: 100 },
      { days: 90, serviceFeeRate: 150 },
      { days: 120, serviceFeeRate: 150 },
      { days: 180, serviceFeeRate: 150 },
    ],
    extensions,
    lateFee: thaiLateFee,
  },
}

const mexico: Market = {
  ...thailand,
  appId: 'paso-mx',
  currency: 'MXN',
  zone: 'America/Mexico_City',
  phonePrefix: '+52',
  highestApr: 3600,
  languages: ['es', 'en'],
  calendar: 'MX',
  product: {
    id: 'mx-short',
    minAmount: 100_000,
    maxAmount: 1_000_000,
    amountStep: 10_000,
    annualInterest: 2000,
    terms: [
      { days: 61, serviceFeeRate: 150 },
      { days: 90, serviceFeeRate: 200 },
      { days: 120, serviceFeeRate: 200 },
    ],
    extensions,
    lateFee,
  },
}

const pakistan: Market = {
  ...mexico,
  appId: 'paso-pk',
  languages: ['ur', 'en'],
  calendar: null,
  currency: 'PKR',
  zone: 'Asia/Karachi',
  phonePrefix: '+92',
  product: {
    id: 'pk-short',
    minAmount: 100_000,
    maxAmount: 2_500_000,
    amountStep: 50_000,
    annualInterest: 2000,
    terms: [
      { days: 61, serviceFeeRate: 150 },
      { days: 90, serviceFeeRate: 200 },
    ],
    extensions,
    lateFee,
  },
}

const egypt: Market = {
  ...mexico,
  appId: 'paso-eg',
  languages: ['ar', 'en'],
  calendar: null,
  currency: 'EGP',
  zone: 'Africa/Cairo',
  phonePrefix: '+20',
  product: {
    id: 'eg-short',
    minAmount: 100_000,
    maxAmount: 1_500_000,
    amountStep: 10_000,
    annualInterest: 2000,
    terms: [
      { days: 61, serviceFeeRate: 150 },
      { days: 90, serviceFeeRate: 200 },
      { days: 120, serviceFeeRate: 200 },
      { days: 180, serviceFeeRate: 200 },
    ],
    extensions,
    lateFee,
  },
}

const generic: Market = {
  ...pakistan,
  appId: 'paso-generic',
  languages: ['en'],
  zone: 'Asia/Bangkok',
  phonePrefix: '+66',
  product: { ...pakistan.product, id: 'generic-short' },
}

/** The lender of each edition. */
export const markets: Readonly<Record<Country, Market>> = {
  TH: thailand,
  MX: mexico,
  PK: pakistan,
  EG: egypt,
  GENERIC: generic,
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
