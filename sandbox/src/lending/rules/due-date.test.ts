import { describe, expect, it } from 'vitest'
import { NOTHING_PAID, payoffOn } from './balance.ts'
import { remainingSchedule } from './remaining-schedule.ts'
import { businessDayFrom } from './business-days.ts'
import { costOf } from './cost.ts'
import { dueDateOf, interestDay, scheduledFor } from './due-date.ts'
import { countries } from '../countries/countries.ts'
import { offeredTerms } from './products.ts'
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

  it('stays where it is elsewhere', () => {
    expect(dueDateOf(offered, START, { day: 61 })).toBe('2026-11-21')
    expect(interestDay(offered, START, '2026-11-23')).toBe('2026-11-23')
  })
})
