import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../foundation/clock.ts'
import { countries } from '../countries/countries.ts'
import { allocateEarlier } from './allocate-earlier.ts'
import { debtAfter, payoffOn, payOn, type PaidSum } from './balance.ts'
import { remainingSchedule } from './remaining-schedule.ts'
import { marketTerms, type Market } from './products.ts'
import { NO_REBATE } from './rebate.ts'
import { paymentOf, type Terms } from './schedule.ts'

const START = '2026-01-31'
const dayAfter = (days: number): string => addDays(START, days)
const markets = Object.values(countries)

function termsOf(market: Market, principal: number, days: number): Terms {
  const terms = marketTerms(market, principal, days)
  if (!terms) throw new Error(`${market.appId} does not lend ${principal} for ${days} days`)
  return terms
}

/** What was paid, worth at the payout by the highest rate. Above the principal the loan was dearer than that rate. */
const worthAtPayout = (flows: readonly { day: number; amount: number }[], rate: number): number =>
  flows.reduce((sum, { day, amount }) => sum + amount / (1 + rate / 10_000) ** (day / 365), 0)

describe('a loan of 10,000 that is paid off on its second day', () => {
  it.each([
    ['TH', 1_001_223, 15_000 + 822 - 1_223],
    ['MX', 1_001_686, 20_000 + 1_096 - 1_686],
    ['PK', 1_001_686, 20_000 + 1_096 - 1_686],
    ['EG', 1_001_686, 20_000 + 1_096 - 1_686],
    ['GENERIC', 1_001_686, 20_000 + 1_096 - 1_686],
  ] as const)('costs what the highest rate makes of it in %s', (country, asked, fallen) => {
    const terms = termsOf(countries[country], 1_000_000, 90)
    const fresh = debtAfter(terms, START, []).owed
    expect(payoffOn(terms, fresh, START, dayAfter(2))).toBe(asked)
    const { owed, allocation } = payOn(terms, fresh, START, { on: dayAfter(2), sum: asked })
    expect(owed).toMatchObject({ principal: 0, interest: 0, fee: 0 })
    expect(allocation).toMatchObject({
      unallocated: 0,
      rebate: { feeIncome: fallen, interestIncome: 0 },
    })
    expect(payoffOn(terms, fresh, START, START)).toBe(1_000_000)
  })
})

describe('what falls away', () => {
  const terms = termsOf(countries.TH, 1_000_000, 90)

  it('is of the fee that was paid too: then it lowers the principal', () => {
    const part = { on: dayAfter(1), sum: 15_411 }
    const asked = Math.floor(1_000_000 * 1.25 ** (2 / 365) - 15_411 * 1.25 ** (1 / 365))
    const { owed, rebate, unallocated } = debtAfter(terms, START, [
      part,
      { on: dayAfter(2), sum: asked },
    ])
    expect(owed).toMatchObject({ principal: 0, interest: 0, fee: 0 })
    expect(unallocated).toBe(0)
    expect(rebate).toMatchObject({ fee: 0, interest: 411, principal: 1_000_000 - asked })
    expect(rebate.feeIncome).toBe(rebate.principal + rebate.interest)
  })

  it('is the price of extensions once the fee is gone, and never more than was charged', () => {
    const bought = { on: dayAfter(1), sum: 0, forExtension: 8_000 }
    const { owed } = debtAfter(terms, START, [bought])
    const asked = payoffOn(terms, owed, START, dayAfter(2))
    const { rebate } = payOn(terms, owed, START, { on: dayAfter(2), sum: asked }).allocation
    expect(rebate.feeIncome).toBe(15_000 + 8_000 + 822 + 1_000_000 - 8_000 - asked)
    expect(rebate.interestIncome).toBe(0)
    expect(rebate).toMatchObject({ fee: 15_000, interest: 822 })
  })

  it('ends a loan of which the price of an extension pays all that may be asked for', () => {
    const part = { on: dayAfter(0), sum: 999_900 }
    const before = debtAfter(terms, START, [part]).owed
    expect(payoffOn(terms, before, START, START)).toBe(100)
    const { owed, allocation } = payOn(terms, before, START, {
      on: START,
      sum: 0,
      forExtension: 130,
    })
    expect(owed).toMatchObject({ principal: 0, interest: 0, fee: 0 })
    expect(allocation.rebate).toMatchObject({ overpaid: 30, feeIncome: 15_130 })
  })

  it('is nothing on the due dates, nor where no highest rate was agreed', () => {
    const { highestApr: _, ...before } = terms
    for (const market of markets) {
      for (const { days } of market.product.terms) {
        const whole = termsOf(market, 1_000_000, days)
        const paid = whole.schedule.map((each): PaidSum => ({
          on: dayAfter(each.day),
          sum: paymentOf(each),
        }))
        expect(debtAfter(whole, START, paid)).toMatchObject({ unallocated: 0, rebate: NO_REBATE })
      }
    }
    const { owed } = debtAfter(before, START, [])
    expect(payoffOn(before, owed, START, dayAfter(2))).toBe(1_000_000 + 15_000 + 822)
  })

  it('is not asked for by the schedule either, where most was paid at once', () => {
    const { owed } = debtAfter(terms, START, [{ on: dayAfter(1), sum: 900_000 }])
    const { outstanding, nextAmount } = remainingSchedule(terms, owed, START, dayAfter(1))
    expect(outstanding).toBe(payoffOn(terms, owed, START, dayAfter(90)))
    expect(outstanding).toBe(
      Math.floor(1_000_000 * 1.25 ** (90 / 365) - 900_000 * 1.25 ** (89 / 365)),
    )
    expect(nextAmount).toBe(outstanding)
  })
})

const loans = fc
  .constantFrom(...markets)
  .chain((market) =>
    fc.record({
      market: fc.constant(market),
      days: fc.constantFrom(...market.product.terms.map(({ days }) => days)),
      steps: fc.nat(
        (market.product.maxAmount - market.product.minAmount) / market.product.amountStep,
      ),
      payments: fc.array(
        fc.record({
          day: fc.nat(260),
          /** Thousandths of the principal. */
          share: fc.integer({ min: 0, max: 900 }),
          /** Basis points of the principal, for an extension. */
          price: fc.oneof(
            { weight: 3, arbitrary: fc.constant(0) },
            fc.integer({ min: 1, max: 80 }),
          ),
        }),
        { maxLength: 6 },
      ),
      payoffDay: fc.nat(300),
    }),
  )
  .map(({ market, days, steps, payments, payoffDay }) => {
    const principal = market.product.minAmount + steps * market.product.amountStep
    return {
      highestApr: market.highestApr,
      terms: termsOf(market, principal, days),
      payoffDay,
      payments: payments
        .map(({ day, share, price }) => ({
          day,
          sum: Math.floor((principal * share) / 1000),
          forExtension: Math.floor((principal * price) / 10_000),
        }))
        .filter(({ day }) => day <= payoffDay)
        .toSorted((one, other) => one.day - other.day),
    }
  })

describe('whatever was paid before, and on whatever day a loan is paid off', () => {
  it('what flowed stays within the highest rate, and the rest is accounted for', () => {
    fc.assert(
      fc.property(loans, ({ terms, highestApr, payments, payoffDay }) => {
        const flows: { day: number; amount: number }[] = []
        let owed = debtAfter(terms, START, []).owed
        let income = terms.serviceFee
        let paidIn = 0
        let backToBorrower = 0
        const pay = (day: number, sum: number, forExtension: number): void => {
          const isOpen = owed.principal + owed.fee + owed.interest > 0
          const booked = payOn(terms, owed, START, { on: dayAfter(day), sum, forExtension })
          const { unallocated, rebate, accrued } = booked.allocation
          owed = booked.owed
          if (isOpen)
            flows.push({ day, amount: sum + forExtension - unallocated - rebate.overpaid })
          income += accrued + forExtension - rebate.feeIncome - rebate.interestIncome
          paidIn += sum + forExtension
          backToBorrower += unallocated + rebate.overpaid
          const lines = [rebate.fee, rebate.interest, rebate.principal, rebate.overpaid]
          expect(lines.every((line) => line >= 0)).toBe(true)
          expect(rebate.interestIncome === 0 || rebate.feeIncome >= terms.serviceFee).toBe(true)
          expect(rebate.interestIncome).toBeGreaterThanOrEqual(0)
        }
        for (const { day, sum, forExtension } of payments) {
          // Nobody buys more time for a loan that has ended.
          const open = owed.principal + owed.fee + owed.interest > 0
          if (open) pay(day, sum, forExtension)
        }
        const asked = payoffOn(terms, owed, START, dayAfter(payoffDay))
        pay(payoffDay, asked, 0)
        expect(owed).toMatchObject({ principal: 0, interest: 0, fee: 0 })
        expect(worthAtPayout(flows, highestApr)).toBeLessThanOrEqual(terms.principal + 1e-3)
        // All that came is the principal, what was earned, or the borrower's.
        expect(paidIn).toBe(terms.principal + income + backToBorrower)
      }),
      { numRuns: 1500 },
    )
  })

  it('payments matched in any order come to the same', () => {
    fc.assert(
      fc.property(loans, fc.nat(6), ({ terms, payments, payoffDay }, late) => {
        const dated = payments.map(({ day, ...sums }): PaidSum => ({ on: dayAfter(day), ...sums }))
        const asked = payoffOn(
          terms,
          debtAfter(terms, START, dated).owed,
          START,
          dayAfter(payoffDay),
        )
        const all = [...dated, { on: dayAfter(payoffDay), sum: asked }]
        const matchedLast = all[late % all.length]
        if (!matchedLast) throw new Error('a loan that nobody paid')
        const others = all.filter((each) => each !== matchedLast)
        const before = debtAfter(terms, START, others)
        const { allocation, owed } = allocateEarlier(
          { terms, start: START, payments: others },
          matchedLast,
        )
        const whole = debtAfter(terms, START, [...others, matchedLast])
        expect(owed).toEqual(whole.owed)
        expect(before.unallocated + allocation.unallocated).toBe(whole.unallocated)
        const { interest, fee, principal, unallocated } = allocation
        expect(interest + fee + principal + unallocated).toBe(matchedLast.sum)
      }),
      { numRuns: 500 },
    )
  })
})
