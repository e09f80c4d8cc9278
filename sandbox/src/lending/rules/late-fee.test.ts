import { describe, expect, it } from 'vitest'
import { annualPercentageRate } from './annual-percentage-rate.ts'
import { lateDays } from './late-fee.ts'
import { simpleInterest } from '../../foundation/money.ts'
import { countries } from '../countries/countries.ts'
import { offeredTerms } from './products.ts'
import { paymentOf } from './schedule.ts'

const fee = { perDay: 50, cap: 120 }

describe('late days', () => {
  it('cost the same each until the cap is reached, the last one less', () => {
    expect(lateDays(fee, { first: '2026-11-22', last: '2026-12-31' }, 0, [])).toEqual([
      { day: '2026-11-22', amount: 50 },
      { day: '2026-11-23', amount: 50 },
      { day: '2026-11-24', amount: 20 },
    ])
    expect(lateDays(fee, { first: '2026-11-22', last: '2026-12-31' }, 120, [])).toEqual([])
  })

  it('cost nothing while an answer was promised', () => {
    const pauses = [{ from: '2026-11-22', to: '2026-11-24' }]
    expect(lateDays(fee, { first: '2026-11-22', last: '2026-11-25' }, 0, pauses)).toEqual([
      { day: '2026-11-25', amount: 50 },
    ])
  })

  it.each(Object.values(countries))(
    'keep $appId below its highest rate when all are late',
    (market) => {
      const { product, highestApr } = market
      const late = 10
      for (const { days } of product.terms) {
        const terms = offeredTerms(product, product.minAmount, days)
        if (!terms) throw new Error('the least amount is not on offer')
        const payments = terms.schedule.map((each) => ({ day: each.day, amount: paymentOf(each) }))
        const last = payments.at(-1)
        const principal = terms.schedule.at(-1)?.principal ?? 0
        if (last) {
          last.day += late
          last.amount += simpleInterest(principal, terms.annualInterest, late) + product.lateFee.cap
        }
        const rate = annualPercentageRate(terms.principal, payments) * 100
        expect(rate).toBeLessThanOrEqual(highestApr)
      }
    },
  )
})
