import { describe, expect, it } from 'vitest'
import { addDays } from '../../foundation/clock.ts'
import { simpleInterest } from '../../foundation/money.ts'
import { countries } from '../countries/countries.ts'
import { debtAfter, type PaidSum } from './balance.ts'
import { extensionsOf } from './extension.ts'
import { paidOfDebt } from './paid-of-debt.ts'
import { marketTerms, type Market } from './products.ts'

const START = '2026-01-31'

/** The options of a loan of which everything but the last payment is paid today. */
function offered(
  market: Market,
  { principal, days, today, lateFee }: Record<'principal' | 'days' | 'today' | 'lateFee', number>,
) {
  const terms = marketTerms(market, principal, days)
  if (!terms) throw new Error(`${market.appId} does not lend ${principal} for ${days} days`)
  const sum = terms.schedule
    .slice(0, -1)
    .reduce((all, each) => all + each.principal + each.serviceFee, 0)
  const interest = simpleInterest(principal, terms.annualInterest, today)
  const payments: PaidSum[] = sum === 0 ? [] : [{ on: addDays(START, today), sum: sum + interest }]
  const { owed } = debtAfter(terms, START, payments)
  const paid = paidOfDebt({ terms, start: START, payments })
  const loan = { terms, extendedDays: 0, startDate: START, owed: { ...owed, lateFee }, paid }
  return extensionsOf(market, loan, addDays(START, today))
}

describe('an extension of a loan whose late fees are not paid', () => {
  it('has the rate of the same loan without them, and they stay owed', () => {
    const asked = { principal: 100_000, days: 120, today: 100 }
    const without = offered(countries.EG, { ...asked, lateFee: 0 })
    expect(without.length).toBeGreaterThan(1)
    expect(offered(countries.EG, { ...asked, lateFee: 160 })).toEqual(
      without.map((each) => ({ ...each, outstandingAfter: each.outstandingAfter + 160 })),
    )
  })

  it('is offered where the highest rate has room for it without them', () => {
    const asked = { principal: 130_000, days: 120, today: 32 }
    const daysOf = (lateFee: number): number[] =>
      offered(countries.TH, { ...asked, lateFee }).map(({ days }) => days)
    // The due date was moved by two days: from a holiday on a Sunday, and past the Monday that makes up for it.
    expect(daysOf(0)).toEqual([9, 16, 32])
    expect(daysOf(20)).toEqual(daysOf(0))
  })
})

describe('an extension', () => {
  it('is not offered where its price and what was paid on the first day are more than was lent', () => {
    for (const market of Object.values(countries)) {
      const terms = marketTerms(market, 1_000_000, 61)
      if (!terms) throw new Error(`${market.appId} lends nothing for 61 days`)
      for (const left of [1, 100, 10_000]) {
        const payments: PaidSum[] = [{ on: START, sum: 1_000_000 - left }]
        const { owed } = debtAfter(terms, START, payments)
        const paid = [{ day: 0, amount: 1_000_000 - left }]
        const loan = { terms, extendedDays: 0, startDate: START, owed, paid }
        for (const { apr } of extensionsOf(market, loan, START)) {
          expect(apr).toBeLessThanOrEqual(market.highestApr)
        }
      }
    }
  })

  it('is offered where one payment is left, up to the longest loan of the product', () => {
    const daysOf = (market: Market, days: number, today: number): number[] =>
      offered(market, { principal: 1_000_000, days, today, lateFee: 0 }).map((each) => each.days)
    expect(daysOf(countries.TH, 180, 170)).toEqual([])
    for (const market of [countries.PK, countries.GENERIC]) {
      expect(daysOf(market, 90, 80)).toEqual([])
      expect(daysOf(market, 61, 50)).toEqual([7, 14])
    }
  })
})
