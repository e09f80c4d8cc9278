import { describe, expect, it } from 'vitest'
import { describeRefusal } from '../../src/lending/certification/evaluations.ts'
import type { DataOf } from '../../src/foundation/contract.ts'
import { addDays, dateIn, daysBetween } from '../../src/foundation/clock.ts'
import { readPlainDescription } from '../../src/http/pipeline/description.ts'
import { describeRemaining } from '../../src/lending/orders/describe-remaining.ts'
import { routeOfOrder } from '../../src/lending/orders/order-route.ts'
import { papersThatExist } from '../../src/lending/orders/papers-that-exist.ts'
import { annualPercentageRate, shownRate } from '../../src/lending/rules/annual-percentage-rate.ts'
import {
  allocate,
  debtAfter,
  unpaidLoan,
  payoffOn,
  type PaidSum,
} from '../../src/lending/rules/balance.ts'
import { remainingSchedule } from '../../src/lending/rules/remaining-schedule.ts'
import { costOf, type Cost } from '../../src/lending/rules/cost.ts'
import { extensionsOf } from '../../src/lending/rules/extension.ts'
import { lateDays } from '../../src/lending/rules/late-fee.ts'
import { lateInterest } from '../../src/lending/rules/late-interest.ts'
import {
  allowedStates,
  isOwed,
  lifeCycle,
  type OrderState,
} from '../../src/lending/rules/order-life-cycle.ts'
import { countries } from '../../src/lending/countries/countries.ts'
import { refuseForNow } from '../../src/lending/rules/quota.ts'
import { termsOf, type Terms } from '../../src/lending/rules/schedule.ts'

/**
 * The description's examples are one story: a loan of 10,000 baht, read on 21 November 2026. Who builds a
 * lender works out these figures again, so they are what this lender's rules come to.
 */
const description = readPlainDescription()
const { zone } = countries.TH
const READ_ON = '2026-11-21'

/** Every object of the examples that `is` one of a kind. */
function found<Kind>(is: (value: object) => boolean): Kind[] {
  const kinds: Kind[] = []
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (is(value)) kinds.push(value as Kind)
    Object.values(value).forEach(look)
  }
  for (const part of [description.paths, description.components]) {
    const open = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      for (const [name, value] of Object.entries(node)) (name === 'examples' ? look : open)(value)
    }
    open(part)
  }
  return kinds
}

type OrderExample = DataOf<'getOrder'>

const costs = found<Cost>((value) => 'principal' in value && 'schedule' in value)
const orders = found<OrderExample>((value) => 'payoff_today' in value)

/** The first of a kind. */
function theFirst<Kind>(...fields: string[]): Kind {
  const [first] = found<Kind>((value) => fields.every((field) => field in value))
  if (first === undefined) throw new Error(`no example has ${fields.join(', ')}`)
  return first
}

function termsIn(cost: Cost): Terms {
  const principal = cost.principal.amount
  const serviceFeeRate = (cost.service_fee.amount * 10_000) / principal
  const terms = termsOf({
    principal,
    days: cost.days,
    annualInterest: cost.annual_interest,
    serviceFeeRate,
  })
  const { calendar, highestApr } = countries.TH
  return { ...terms, highestApr, ...(calendar ? { calendar } : {}) }
}

const lateIn = ({ late_fee, late_interest }: Cost) => ({
  fee: late_fee.amount,
  interest: late_interest.amount,
})

/** The day of the payout that the due dates of a cost count from. */
const startOf = (cost: Cost): string => addDays(cost.schedule.at(-1)?.due_date ?? '', -cost.days)

describe('the examples of the description', () => {
  it('cost what the rules say, to the last hundredth', () => {
    expect(costs.length).toBeGreaterThan(4)
    for (const cost of costs) {
      expect(
        costOf(termsIn(cost), startOf(cost), cost.principal.currency, [], lateIn(cost)),
      ).toEqual(cost)
    }
  })

  it.each(orders.map((order) => [order.state, order.paid.amount, order] as const))(
    'owe on an order that is %s, %i paid, what the rules say',
    (state, paid, order) => {
      const terms = termsIn(order.cost)
      const today =
        order.due_date === null ? READ_ON : addDays(order.due_date, -(order.days_left ?? 0))
      const payments: PaidSum[] = paid === 0 ? [] : [{ on: READ_ON, sum: paid }]
      const debt = debtAfter(terms, startOf(order.cost), payments)
      const owed = { ...debt.owed, lateFee: lateFeeOn(order, today) }
      const ahead = remainingSchedule(terms, owed, startOf(order.cost), today)
      const payoff = payoffOn(terms, owed, startOf(order.cost), today)
      expect({
        outstanding: order.outstanding.amount,
        payoff_today: order.payoff_today.amount,
        saved: order.saved_by_paying_today.amount,
        due_date: order.due_date,
        late_fee: order.late_fee.amount,
        late_interest: order.late_interest.amount,
      }).toEqual(
        isOwed(state)
          ? {
              outstanding: ahead.outstanding,
              payoff_today: payoff,
              saved: ahead.outstanding - payoff,
              due_date: ahead.nextDueDate,
              late_fee: owed.lateFee,
              late_interest: lateInterest({ terms, start: startOf(order.cost), payments }, today),
            }
          : {
              outstanding: 0,
              payoff_today: 0,
              saved: 0,
              due_date: null,
              late_fee: 0,
              late_interest: 0,
            },
      )
      const { currency } = order.paid
      const remaining = isOwed(state) ? ahead.payments : []
      expect(order.remaining_schedule).toEqual(
        remaining.map((each) => describeRemaining(each, currency)),
      )
      expect(order.next_payment).toEqual(order.remaining_schedule[0] ?? null)
      if (state === 'repaid') expect(payoff).toBe(0)
      const refusal = {
        result: 'refused',
        ...refuseForNow('details_not_confirmed', startOf(order.cost)),
      } as const
      expect(order.refusal).toEqual(state === 'rejected' ? describeRefusal(refusal) : null)
      expect(order.documents).toEqual(papersThatExist(order, order.timeline, paid > 0))
    },
  )

  it.each(orders.map((order) => [order.state, order.paid.amount, order] as const))(
    'lead to %s, %i paid, by the life of an order and day by day',
    (state, _, { timeline, cost }) => {
      expect(timeline.at(-1)?.state).toBe(state)
      for (const [at, entry] of timeline.entries()) {
        const before = timeline[at - 1]
        if (!before) continue
        expect(allowedStates(before.state)).toContain(entry.state)
        expect(entry.at > before.at).toBe(true)
      }
      const paidOut = timeline.find((entry) => entry.state === 'disbursed')
      if (paidOut) expect(dateIn(zone, new Date(paidOut.at))).toBe(startOf(cost))
    },
  )

  it('preview and allocate a payment as the rules do', () => {
    const previews = found<DataOf<'previewRepayment'>>((value) => 'payoff' in value)
    const [cost] = costs
    if (!cost) throw new Error('the description has no cost')
    const [terms, start] = [termsIn(cost), startOf(cost)]
    const fresh = unpaidLoan(terms, start)
    const before = remainingSchedule(terms, fresh, start, READ_ON).outstanding
    const amounts = (parts: object): number[] =>
      Object.values(parts as Record<string, { amount: number }>).map((each) => each.amount)
    const spreadOf = (amount: number) => {
      const { interest, fee, principal, unallocated } = allocate(
        terms,
        fresh,
        start,
        amount,
        READ_ON,
      )
      return [interest, fee, principal, 0, 0, unallocated]
    }
    expect(previews.length).toBe(2)
    for (const { day, amount, payoff, allocation, saved, ...after } of previews) {
      const { owed } = debtAfter(terms, start, [{ on: day, sum: amount.amount }])
      const ahead = remainingSchedule(terms, owed, start, day)
      expect([day, payoff.amount]).toEqual([READ_ON, payoffOn(terms, fresh, start, day)])
      expect(amounts(allocation)).toEqual(spreadOf(amount.amount))
      expect(after.outstanding.amount).toBe(ahead.outstanding)
      expect(saved.amount).toBe(before - amount.amount - ahead.outstanding)
      expect(after.next_payment?.total.amount ?? 0).toBe(ahead.nextAmount)
      expect(after.order_state).toBe(ahead.outstanding === 0 ? 'repaid' : 'disbursed')
      const paid = [
        { day: 78, amount: amount.amount },
        { day: 90, amount: ahead.outstanding },
      ]
      expect(after.apr).toBe(shownRate(annualPercentageRate(terms.principal, paid)))
    }
    const repayments = found<DataOf<'getRepayment'>>(
      (value) => 'allocation' in value && 'received' in value,
    )
    const booked = repayments.filter(({ allocation }) => allocation !== null)
    expect(new Set(booked.map(({ status }) => status))).toEqual(
      new Set(['paid', 'part_paid', 'put_to_debt']),
    )
    for (const { received, allocation } of booked) {
      expect(amounts(allocation ?? {})).toEqual(spreadOf(received.amount))
    }
  })

  it('owe nothing in a list either before the payout', () => {
    const listed = found<{ state: OrderState; outstanding: { amount: number }; due_date: unknown }>(
      (value) => 'outstanding' in value && 'applied_at' in value,
    )
    expect(new Set(listed.map(({ state }) => isOwed(state)))).toEqual(new Set([true, false]))
    for (const { state, outstanding, due_date } of listed) {
      expect([outstanding.amount > 0, due_date !== null]).toEqual([isOwed(state), isOwed(state)])
    }
  })

  it('make a quote before the loan that came of it, for half an hour', () => {
    const { expires_at, cost } = theFirst<DataOf<'createQuote'>>('quote_id', 'cost')
    const { applied_at } = theFirst<{ applied_at: string }>('applied_at')
    const left = Date.parse(expires_at) - Date.parse(applied_at)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(30 * 60_000)
    expect(dateIn(zone, new Date(expires_at))).toBe(startOf(cost))
  })

  it('extend the loan for what the rules ask', () => {
    const { options } = theFirst<DataOf<'listExtensionOptions'>>('options', 'order_id')
    const [cost] = costs
    if (!cost) throw new Error('the description has no cost')
    const terms = termsIn(cost)
    const startDate = startOf(cost)
    const { owed } = debtAfter(terms, startDate, [])
    const loan = { terms, extendedDays: 0, startDate, owed, paid: [] }
    const offered = extensionsOf(countries.TH, loan, READ_ON)
    expect(options.length).toBeGreaterThan(1)
    for (const { option_id, days, cost: price, due_date, apr, outstanding_after } of options) {
      expect(offered.find(({ movesBy }) => movesBy === days)).toEqual({
        // A due date on a closed day moves by more than what was agreed.
        days: Number(option_id.replace('ext-', '')),
        movesBy: days,
        cost: price.amount,
        dueDate: due_date,
        apr,
        outstandingAfter: outstanding_after.amount,
      })
    }
  })

  it('name after a refusal what the life of an order allows, and where it leads', () => {
    const refusals = found<{ state: OrderState; allowed: string[]; next: string }>(
      (value) => 'allowed' in value && 'state' in value && String(value.state) in lifeCycle,
    )
    expect(refusals.length).toBeGreaterThan(3)
    for (const { state, allowed, next } of refusals) {
      expect([allowed, next], state).toEqual([allowedStates(state), routeOfOrder(state)])
    }
  })
})

/** The late fees of an example's product up to a day. */
function lateFeeOn({ due_date, state }: OrderExample, today: string): number {
  if (state !== 'overdue' || due_date === null) return 0
  const { products } = theFirst<DataOf<'listProducts'>>('products', 'quota')
  const term = products[0]?.terms.find(({ days }) => days === 90)
  if (!term) throw new Error('the example has no term of 90 days')
  const fee = { perDay: term.late_fee_per_day.amount, cap: term.late_fee_cap.amount }
  const days = lateDays(fee, { first: addDays(due_date, 1), last: today }, 0, [])
  expect(days).toHaveLength(daysBetween(due_date, today))
  return days.reduce((sum, { amount }) => sum + amount, 0)
}
