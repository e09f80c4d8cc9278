import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../clock.ts'
import { annualPercentageRate, shownRate } from './annual-percentage-rate.ts'
import { costOf } from './cost.ts'
import { extendedTerms, extensionsOf } from './extension.ts'
import { markets, offeredTerms } from './products.ts'

const market = markets.MX
const START = '2026-09-21'
const principal = 500_000

describe('an extension in Mexico', () => {
  const terms = offeredTerms(market, principal, 61)
  if (!terms) throw new Error('61 days are not on offer')

  it('shows the rate of the dates that it leads to, and is not on offer above the highest', () => {
    let offered = 0
    for (let day = 0; day < 365; day++) {
      const startDate = addDays(START, day)
      const today = addDays(startDate, day % 60)
      const loan = {
        terms,
        extendedDays: 0,
        startDate,
        owed: {
          principal,
          interest: 0,
          fee: terms.serviceFee,
          lateFee: 0,
          accruedTo: startDate,
        },
        paidForExtensions: [],
      }
      for (const { days, cost, dueDate, apr } of extensionsOf(market, loan, today)) {
        offered++
        const fee = { day: day % 60, amount: cost }
        const after = costOf(extendedTerms(terms, days), startDate, 'MXN', [fee])
        const [last] = after.schedule
        expect(last?.due_date, startDate).toBe(dueDate)
        const paid = { day: daysBetween(startDate, dueDate), amount: last?.total.amount ?? 0 }
        expect(apr, startDate).toBe(shownRate(annualPercentageRate(principal, [paid, fee])))
        expect(apr, startDate).toBe(after.apr)
        expect(apr, startDate).toBeLessThanOrEqual(market.highestApr)
      }
    }
    expect(offered).toBeGreaterThan(365)
  })
})
