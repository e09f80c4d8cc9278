import { describe, expect, it } from 'vitest'
import { annualPercentageRate } from './annual-percentage-rate.ts'
import { aprOf, costOf } from './cost.ts'
import {
  divideHalfUp,
  divideUp,
  LARGEST_SUM,
  money,
  simpleInterest,
  UnusableSum,
} from '../../foundation/money.ts'
import { countries } from '../countries/countries.ts'
import { offeredTerms } from './products.ts'
import { paymentOf, termsOf, totalOf } from './schedule.ts'

const thai = countries.TH.product
const baht = (amount: number): number => amount * 100

describe('interest', () => {
  it('is simple, by the day, on a year of 365, rounded half up', () => {
    expect(simpleInterest(baht(10_000), 1500, 61)).toBe(25_068)
    expect(simpleInterest(baht(10_000), 1500, 365)).toBe(150_000)
    expect(simpleInterest(1, 1500, 0)).toBe(0)
    expect(divideHalfUp(1n, 2n)).toBe(1)
    expect(divideHalfUp(149n, 100n)).toBe(1)
  })

  it('stays exact at the largest sum of the contract', () => {
    expect(simpleInterest(LARGEST_SUM, 1500, 365)).toBe(150_000_000_000)
  })

  it('refuses sums outside of the contract instead of rounding them', () => {
    for (const amount of [-1, 0.5, LARGEST_SUM + 1, Number.NaN]) {
      expect(() => money(amount, 'THB')).toThrow(UnusableSum)
    }
  })
})

interface AprVector {
  received: number
  repayments: { amount: number; day: number }[]
  apr: number
}

describe('the annual percentage rate', () => {
  // Examples of EU Directive 2008/48, Annex I; tolerance 0.05 percentage points.
  const examples: AprVector[] = [
    { received: 500, repayments: [{ amount: 510, day: 5 }], apr: 324.436 },
    { received: 100, repayments: [{ amount: 125, day: 31 }], apr: 1283.7 },
  ]
  it.each(examples)('of $received against $repayments is $apr', ({ received, repayments, apr }) => {
    expect(Math.abs(annualPercentageRate(received, repayments) - apr)).toBeLessThan(0.05)
  })

  it('is zero where nothing is charged', () => {
    expect(annualPercentageRate(100, [{ amount: 100, day: 30 }])).toBe(0)
  })
})

describe.each(Object.entries(countries))('every loan on offer in %s', (_country, market) => {
  const { product } = market
  const amounts: number[] = []
  for (let a = product.minAmount; a <= product.maxAmount; a += product.amountStep) amounts.push(a)

  it.each(product.terms.map((term) => term.days))('for %d days keeps its promises', (days) => {
    for (const amount of amounts) {
      const terms = offeredTerms(product, amount, days)
      if (!terms) throw new Error(`${amount} is not on offer`)
      expect(aprOf(terms), `${amount}`).toBeLessThanOrEqual(market.highestApr)
      const sum = (part: 'principal' | 'serviceFee'): number =>
        terms.schedule.reduce((total, each) => total + each[part], 0)
      expect(sum('principal')).toBe(amount)
      expect(sum('serviceFee')).toBe(terms.serviceFee)
      const payments = terms.schedule.map(paymentOf)
      // Level but for the last, which takes what rounding left.
      expect(Math.max(...payments) - Math.min(...payments)).toBeLessThanOrEqual(payments.length + 1)
      expect(terms.schedule.at(-1)?.day).toBe(days)
    }
  })

  it('is longer than the 60 days that both app stores refuse', () => {
    expect(Math.min(...product.terms.map((term) => term.days))).toBeGreaterThan(60)
  })
})

describe('what a loan costs a day', () => {
  it('is rounded up to a whole minor unit', () => {
    expect(divideUp(5_749n, 100n)).toBe(58)
    expect(divideUp(5_800n, 100n)).toBe(58)
    expect(divideUp(0n, 61n)).toBe(0)
    // 1,000 for 61 days: 25.07 of interest and 10.00 of fees are 57.49… satang a day.
    const terms = offeredTerms(thai, baht(1_000), 61)
    if (!terms) throw new Error('not on offer')
    const cost = costOf(terms, '2026-11-21', 'THB')
    expect([cost.interest.amount, cost.service_fee.amount]).toEqual([2_507, 1_000])
    expect(cost.cost_per_day.amount).toBe(58)
  })

  it('counts what was paid for extensions, as do the fees and the total', () => {
    const terms = offeredTerms(thai, baht(1_000), 61)
    if (!terms) throw new Error('not on offer')
    const before = costOf(terms, '2026-11-21', 'THB')
    const cost = costOf(terms, '2026-11-21', 'THB', [{ day: 10, amount: 200 }])
    expect(cost.service_fee.amount).toBe(1_200)
    expect(cost.total.amount).toBe(before.total.amount + 200)
    expect(cost.cost_per_day.amount).toBe(61)
    expect(cost.schedule).toEqual(before.schedule)
  })
})

describe('the Thai product', () => {
  it('asks one payment up to 90 days and one a month above', () => {
    const counts = thai.terms.map(
      ({ days }) => offeredTerms(thai, baht(5_000), days)?.schedule.length,
    )
    expect(counts).toEqual([1, 1, 4, 6])
  })

  it('offers no amount between its steps, below its least or above its most', () => {
    for (const amount of [baht(1_050), baht(900), baht(20_100), baht(1_000) + 1]) {
      expect(offeredTerms(thai, amount, 61)).toBeUndefined()
    }
    expect(offeredTerms(thai, baht(1_000), 30)).toBeUndefined()
  })

  it('adds the fee to what is owed: the amount received is the principal', () => {
    const terms = termsOf({
      principal: baht(10_000),
      days: 61,
      annualInterest: 1500,
      serviceFeeRate: 100,
    })
    const cost = costOf(terms, '2026-11-21', 'THB')
    expect(cost.received).toEqual(cost.principal)
    expect(cost.total.amount).toBe(baht(10_000) + 25_068 + 10_000)
    expect(totalOf(terms)).toBe(cost.total.amount)
    expect(cost.schedule[0]?.due_date).toBe('2027-01-21')
    expect(cost.apr).toBe(2290)
  })
})
