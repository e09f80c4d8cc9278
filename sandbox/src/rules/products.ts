import type { Country } from '../settings.ts'
import type { Currency, Minor } from './money.ts'
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
}

/** What differs between the lenders of the editions. */
export interface Market {
  appId: string
  currency: Currency
  zone: string
  phonePrefix: string
  phonePattern: RegExp
  /** No term and amount on offer may cost more, in basis points a year with fees. */
  highestApr: number
  /** The first is the language of papers when the borrower's has none. */
  paperLanguages: readonly ('th' | 'en')[]
  product: Product
}

const thailand: Market = {
  appId: 'paso-th',
  currency: 'THB',
  zone: 'Asia/Bangkok',
  phonePrefix: '+66',
  phonePattern: /^[1-9][0-9]{7,8}$/,
  highestApr: 2500,
  paperLanguages: ['th', 'en'],
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
  },
}

const mexico: Market = {
  ...thailand,
  appId: 'paso-mx',
  currency: 'MXN',
  zone: 'America/Mexico_City',
  phonePrefix: '+52',
  phonePattern: /^[1-9][0-9]{9}$/,
  highestApr: 3600,
  paperLanguages: ['en'],
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
  },
}

const pakistan: Market = {
  ...mexico,
  appId: 'paso-pk',
  currency: 'PKR',
  zone: 'Asia/Karachi',
  phonePrefix: '+92',
  phonePattern: /^3[0-9]{9}$/,
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
  },
}

const egypt: Market = {
  ...mexico,
  appId: 'paso-eg',
  currency: 'EGP',
  zone: 'Africa/Cairo',
  phonePrefix: '+20',
  phonePattern: /^1[0125][0-9]{8}$/,
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
  },
}

const generic: Market = {
  ...pakistan,
  appId: 'paso-generic',
  zone: 'Asia/Bangkok',
  phonePrefix: '+66',
  phonePattern: /^[1-9][0-9]{7,8}$/,
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
  return termsOf({
    principal,
    days,
    annualInterest: product.annualInterest,
    serviceFeeRate: term.serviceFeeRate,
  })
}
