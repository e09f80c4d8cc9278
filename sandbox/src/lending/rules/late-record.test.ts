import { describe, expect, it } from 'vitest'
import { addDays, instantIn } from '../../foundation/clock.ts'
import { aroseAfter, lateRecordsOf, refusedUntil, type LoanHistory } from './late-record.ts'
import { paymentOf, termsOf } from './schedule.ts'

const ZONE = 'Asia/Bangkok'
const START = '2026-01-01'
const single = termsOf({ principal: 1_000_000, days: 31, annualInterest: 0, serviceFeeRate: 0 })
/** Due on the 30th, 60th, 90th and 120th day. */
const monthly = termsOf({
  principal: 2_000_000,
  days: 120,
  annualInterest: 0,
  serviceFeeRate: 150,
})
const day = (date: string): Date => instantIn(ZONE, date, '00:00')
const now = instantIn(ZONE, '2026-06-01', '10:00')
const after = (days: number): string => addDays(START, days)

describe('a record of late payment', () => {
  /** Of a loan of 10,000 that is due on 2026-02-01, and what was paid of it. */
  const of = (
    paid: readonly (readonly [on: string, sum: number])[],
    more: Partial<LoanHistory> = {},
  ) =>
    lateRecordsOf(
      {
        terms: single,
        start: START,
        payments: paid.map(([on, sum]) => ({ on, sum })),
        ...{ lateFees: 0, lostAt: null, debtStands: false },
        ...more,
      },
      ZONE,
      now,
    )

  it('is of more than thirty days and counts until ninety after they were over', () => {
    expect(of([['2026-03-03', 1_000_000]])).toEqual([])
    expect(of([['2026-03-04', 1_000_000]])).toEqual([
      { arose: day('2026-03-04'), until: day('2026-06-02') },
    ])
  })

  it('has no end while the loan is overdue', () => {
    const lent = (start: string) => of([], { start })
    expect(lent('2026-04-01')).toEqual([])
    expect(lent('2026-03-31')).toEqual([{ arose: day('2026-06-01'), until: null }])
  })

  it('counts from the payers’ days, in whatever order the payments were matched', () => {
    const paid = [
      ['2026-04-20', 10_000],
      ['2026-02-01', 1_000_000],
    ] as const
    expect(of(paid)).toEqual([])
    expect(of(paid.toReversed())).toEqual([])
    expect(
      of([
        ['2026-02-01', 990_000],
        ['2026-04-20', 10_000],
      ]),
    ).toEqual([{ arose: day('2026-03-04'), until: day('2026-07-19') }])
  })

  it('is of days on end: who catches up in between begins anew', () => {
    const instalment = paymentOf(monthly.schedule[0]!)
    const paidOn = (...days: number[]) =>
      of(
        days.map((each) => [after(each), instalment] as const),
        { terms: monthly },
      )
    expect(paidOn(50, 80, 110, 120)).toEqual([])
    expect(paidOn(61, 61, 90, 120)).toEqual([{ arose: day(after(61)), until: day(after(151)) }])
    // The second payment is due while the first is still missing.
    expect(paidOn(75, 76, 90, 120)).toEqual([{ arose: day(after(61)), until: day(after(166)) }])
  })

  it('of a write-off counts while the debt stands and for ninety days after it', () => {
    const lostAt = instantIn(ZONE, '2026-02-20', '10:00')
    expect(of([], { lostAt, debtStands: true })).toEqual([{ arose: lostAt, until: null }])
    const remembered = [{ arose: lostAt, until: day('2026-05-21') }]
    expect(of([], { lostAt })).toEqual(remembered)
    expect(of([['2026-03-20', 1_000_000]], { lostAt })).toEqual(remembered)
    expect(of([['2026-05-30', 1_000_000]], { lostAt })).toEqual([
      { arose: lostAt, until: day('2026-05-30') },
    ])
    const lostLate = instantIn(ZONE, '2026-04-01', '10:00')
    expect(of([], { lostAt: lostLate, debtStands: true })).toEqual([
      { arose: day('2026-03-04'), until: day('2026-06-30') },
      { arose: lostLate, until: null },
    ])
  })

  it('is none where the payer had paid by then and it was matched only afterwards', () => {
    const lostAt = instantIn(ZONE, '2026-04-01', '10:00')
    expect(of([['2026-02-20', 1_000_000]], { lostAt })).toEqual([])
  })

  it('refuses until the last of them is over, for ninety days where nobody can know', () => {
    const until = (...dates: (string | null)[]) =>
      refusedUntil(
        dates.map((date) => ({ arose: now, until: date === null ? null : day(date) })),
        ZONE,
        '2026-06-01',
      )
    expect([until(), until('2026-05-31'), until('2026-06-01')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(until('2026-06-02')).toBe('2026-06-02')
    expect(until('2026-06-09', '2026-07-01', '2026-02-01')).toBe('2026-07-01')
    expect(until(null, '2026-07-01')).toBe('2026-08-30')
  })

  it('overtakes what was approved before it arose', () => {
    const records = of([['2026-03-17', 1_000_000]])
    expect(aroseAfter(records, day('2026-03-03'))).toBe(true)
    expect(aroseAfter(records, day('2026-03-05'))).toBe(false)
  })
})
