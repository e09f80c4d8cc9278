import { describe, expect, it } from 'vitest'
import { aroseAfter, lateRecordsOf, refusedUntil, type LoanHistory } from './late-record.ts'
import type { OrderState } from './order-life-cycle.ts'

const day = (date: string): Date => new Date(`${date}T05:00:00Z`)
const now = day('2026-06-01')
const loan = (
  steps: readonly (readonly [OrderState, string])[],
  { debtStands = false } = {},
): LoanHistory => ({ steps: steps.map(([state, at]) => ({ state, at: day(at) })), debtStands })

describe('a record of late payment', () => {
  const of = (steps: readonly (readonly [OrderState, string])[], debt = {}) =>
    lateRecordsOf(loan(steps, debt), now)

  it('is of more than thirty days and counts until ninety after they were over', () => {
    expect(
      of([
        ['overdue', '2026-02-01'],
        ['repaid', '2026-03-03'],
      ]),
    ).toEqual([])
    expect(
      of([
        ['overdue', '2026-02-01'],
        ['repaid', '2026-03-17'],
      ]),
    ).toEqual([{ arose: day('2026-03-03'), until: day('2026-06-15') }])
    expect(
      of([
        ['overdue', '2026-02-01'],
        ['disbursed', '2026-03-04'],
      ]),
    ).toEqual([{ arose: day('2026-03-03'), until: day('2026-06-02') }])
  })

  it('has no end while the loan is overdue', () => {
    expect(of([['overdue', '2026-05-02']])).toEqual([])
    expect(of([['overdue', '2026-05-01']])).toEqual([{ arose: day('2026-05-31'), until: null }])
  })

  it('of a write-off counts while the debt stands and for ninety days after it', () => {
    const lost = [
      ['overdue', '2026-05-01'],
      ['written_off', '2026-05-10'],
    ] as const
    expect(of(lost, { debtStands: true })).toEqual([{ arose: day('2026-05-10'), until: null }])
    const remembered = [{ arose: day('2026-05-10'), until: day('2026-08-08') }]
    expect(of(lost)).toEqual(remembered)
    expect(of([...lost, ['repaid', '2026-05-20']])).toEqual(remembered)
    const paidLater = lateRecordsOf(loan([...lost, ['repaid', '2026-09-01']]), day('2026-09-01'))
    expect(paidLater).toEqual([{ arose: day('2026-05-10'), until: day('2026-09-01') }])
  })

  it('is none where the payer had paid by then and it was matched only afterwards', () => {
    expect(
      of([
        ['overdue', '2026-02-01'],
        ['written_off', '2026-04-01'],
        ['repaid', '2026-02-20'],
      ]),
    ).toEqual([])
  })

  it('refuses until the last of them is over, for ninety days where nobody can know', () => {
    const until = (...dates: (string | null)[]) =>
      refusedUntil(
        dates.map((date) => ({ arose: now, until: date === null ? null : day(date) })),
        'Asia/Bangkok',
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
    const records = of([
      ['overdue', '2026-02-01'],
      ['repaid', '2026-03-17'],
    ])
    expect(aroseAfter(records, day('2026-03-02'))).toBe(true)
    expect(aroseAfter(records, day('2026-03-04'))).toBe(false)
  })
})
