import { describe, expect, it } from 'vitest'
import { addDays } from '../../foundation/clock.ts'
import { NOTHING_PAID, payoffOn, unpaidLoan } from './balance.ts'
import { remainingSchedule } from './remaining-schedule.ts'
import { businessDayFrom } from './business-days.ts'
import { costOf } from './cost.ts'
import { dueDateOf, interestDay, moved, scheduledFor } from './due-date.ts'
import { extensionsOf } from './extension.ts'
import { countries } from '../countries/countries.ts'
import { marketTerms, offeredTerms } from './products.ts'
import { totalOf, type Terms } from './schedule.ts'

const offered = offeredTerms(countries.MX.product, 100_000, 61)
if (!offered) throw new Error('the least amount is not on offer')
const terms: Terms = { ...offered, calendar: 'MX' }
/** 61 days later is Saturday, 21 November 2026. */
const START = '2026-09-21'
const owed = {
  principal: terms.principal,
  interest: 0,
  fee: terms.serviceFee,
  lateFee: 0,
  accruedTo: START,
  paid: NOTHING_PAID,
}

describe('a due date in Mexico', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 'a Friday'],
    ['2026-11-21', '2026-11-23', 'a Saturday'],
    ['2026-11-14', '2026-11-17', 'a weekend before a holiday'],
    ['2026-04-02', '2026-04-06', 'Holy Thursday'],
    ['2027-01-01', '2027-01-04', 'New Year on a Friday'],
  ])('%s is moved to %s: %s', (day, moved) => {
    expect(businessDayFrom('MX', day)).toBe(moved)
  })

  it('may be that of several scheduled days', () => {
    expect(scheduledFor({ calendar: 'MX' }, '2026-11-13', '2026-11-17')).toEqual([
      { scheduled: '2026-11-17', due: '2026-11-17' },
      { scheduled: '2026-11-16', due: '2026-11-17' },
      { scheduled: '2026-11-15', due: '2026-11-17' },
      { scheduled: '2026-11-14', due: '2026-11-17' },
      { scheduled: '2026-11-13', due: '2026-11-13' },
    ])
    // From a day on which nothing is due until one to which nothing has moved yet.
    expect(scheduledFor({ calendar: 'MX' }, '2026-11-14', '2026-11-16')).toEqual([])
    expect(scheduledFor({}, '2026-11-14', '2026-11-15')).toEqual([
      { scheduled: '2026-11-15', due: '2026-11-15' },
      { scheduled: '2026-11-14', due: '2026-11-14' },
    ])
  })

  it('that was moved costs who pays by then what the schedule said', () => {
    const total = totalOf(terms)
    expect(dueDateOf(terms, START, { day: 61 })).toBe('2026-11-23')
    expect(costOf(terms, START, 'MXN').schedule[0]?.due_date).toBe('2026-11-23')
    for (const today of ['2026-10-01', '2026-11-21', '2026-11-22', '2026-11-23']) {
      expect(remainingSchedule(terms, owed, START, today)).toMatchObject({
        outstanding: total,
        nextAmount: total,
        nextDueDate: '2026-11-23',
      })
    }
    expect(payoffOn(terms, owed, START, interestDay(terms, START, '2026-11-23'))).toBe(total)
  })

  it('that was missed all the same costs every day since', () => {
    expect(interestDay(terms, START, '2026-11-24')).toBe('2026-11-24')
    expect(remainingSchedule(terms, owed, START, '2026-11-24').outstanding).toBe(
      payoffOn(terms, owed, START, '2026-11-24'),
    )
    expect(payoffOn(terms, owed, START, '2026-11-24')).toBeGreaterThan(totalOf(terms))
  })

  it('stays where it is where nothing moves it', () => {
    expect(dueDateOf(offered, START, { day: 61 })).toBe('2026-11-21')
    expect(interestDay(offered, START, '2026-11-23')).toBe('2026-11-23')
  })
})

describe('a due date in Pakistan and Egypt', () => {
  it.each([
    ['PK', '2026-11-27', '2026-11-27', 'a Friday'],
    ['PK', '2026-11-28', '2026-11-30', 'a Saturday'],
    ['PK', '2026-03-21', '2026-03-24', 'the second day of Eid, before Pakistan Day'],
    ['PK', '2026-05-27', '2026-06-01', 'Eid al-Adha, three days before a weekend'],
    ['EG', '2026-11-26', '2026-11-26', 'a Thursday'],
    ['EG', '2026-11-27', '2026-11-29', 'a Friday: Sunday is a working day'],
    ['EG', '2026-05-27', '2026-05-31', 'Eid al-Adha, and its last day is a Saturday'],
    ['EG', '2026-04-13', '2026-04-14', 'Sham el-Nessim'],
  ])('%s: %s is moved to %s: %s', (calendar, day, moved) => {
    expect(businessDayFrom(calendar, day)).toBe(moved)
  })
})

describe('a due date in Thailand', () => {
  const paidOnThe = (payDay: number) => ({ calendar: 'TH', payDay })

  it.each([
    [25, '2027-01-15', '2027-01-15', [], 'ten days before is far enough'],
    [
      25,
      '2027-01-17',
      '2027-01-26',
      ['pay_day', 'banks_closed'],
      'eight, a Sunday: Monday is seven',
    ],
    [
      8,
      '2026-12-31',
      '2027-01-11',
      ['pay_day', 'banks_closed'],
      'a holiday, then near, then a Saturday',
    ],
    [25, '2027-01-18', '2027-01-26', ['pay_day'], 'seven days before'],
    [25, '2027-01-25', '2027-01-26', ['pay_day'], 'on pay day'],
    [25, '2027-01-26', '2027-01-26', [], 'the day after'],
    [31, '2027-02-24', '2027-03-01', ['pay_day'], 'the last day of a short month'],
    [30, '2027-04-30', '2027-05-05', ['pay_day', 'banks_closed'], 'a Friday before Labour Day'],
    [5, '2026-12-30', '2027-01-06', ['pay_day'], 'next month'],
    [12, '2027-04-08', '2027-04-16', ['pay_day', 'banks_closed'], 'before Songkran'],
    [25, '2026-12-05', '2026-12-08', ['banks_closed'], 'a Saturday that Monday makes up for'],
    [25, '2022-12-31', '2023-01-03', ['banks_closed'], 'two holidays of one weekend'],
    [20, '2027-02-21', '2027-02-23', ['banks_closed'], 'a full moon on a Sunday'],
    [10, '2027-05-01', '2027-05-11', ['pay_day', 'banks_closed'], 'nine days before, then six'],
  ])('of who is paid on the %i, %s is %s for %j: %s', (payDay, agreed, due, reasons) => {
    expect(moved(paidOnThe(payDay), agreed)).toEqual({ due, reasons })
  })

  it('is neither on a closed day nor shortly before pay day, and never before one agreed for an earlier day', () => {
    for (let payDay = 1; payDay <= 31; payDay++) {
      let last = ''
      for (let day = '2026-11-01'; day < '2028-03-01'; day = addDays(day, 1)) {
        const { due } = moved(paidOnThe(payDay), day)
        expect(moved(paidOnThe(payDay), due), `${payDay} ${day}`).toEqual({ due, reasons: [] })
        expect([due >= day, due >= last], `${payDay} ${day}`).toEqual([true, true])
        last = due
      }
    }
  })

  it('moves by no less than an extension says, though it had been moved itself', () => {
    const { TH } = countries
    const terms = marketTerms(TH, 1_000_000, 61, 25)
    if (!terms) throw new Error('there is no such loan')
    // The 61st day is 20 January: due on the 26th.
    const startDate = '2026-11-20'
    const loan = { terms, extendedDays: 0, startDate, owed: unpaidLoan(terms, startDate), paid: [] }
    const offered = extensionsOf(TH, loan, '2027-01-20')
    expect(offered.map(({ movesBy, dueDate }) => [movesBy, dueDate])).toEqual([
      [7, '2027-02-02'],
      [14, '2027-02-09'],
      [31, '2027-02-26'],
    ])
    // The agreed day moves by as much more as it had been behind, where it has to.
    expect(offered.map(({ days }) => days)).toEqual([13, 20, 30])
  })
})
