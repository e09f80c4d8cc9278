import type { Schema } from '../lender/answers.ts'

type Order = Pick<Schema<'Order'>, 'cost' | 'days_left' | 'remaining_schedule' | 'timeline'>

const dayLength = 86_400_000

/** Whole days from one calendar date to another. */
const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayLength

/**
 * How many days the next payment had from the start: since the payment before it, or since the day
 * of the payout, which is `paidOutOn`.
 */
export function daysForNextPayment(
  order: Order,
  paidOutOn: string | undefined,
): number | undefined {
  const due = order.remaining_schedule[0]?.due_date
  if (due === undefined) return undefined
  const before = [paidOutOn, ...order.cost.schedule.map(({ due_date: day }) => day)]
  const start = before
    .filter((day) => day !== undefined && day < due)
    .sort()
    .pop()
  return start === undefined ? undefined : daysBetween(start, due)
}

/** The day of the last payment. */
export const lastDueDate = ({ schedule }: Pick<Schema<'Cost'>, 'schedule'>): string =>
  schedule[schedule.length - 1]?.due_date ?? ''

/** How many of the payments that are still to be made should have been made by now. */
export function latePayments({ days_left: left, remaining_schedule: remaining }: Order): number {
  const next = remaining[0]?.due_date
  if (next === undefined || left === null) return 0
  return remaining.filter(({ due_date: day }) => daysBetween(next, day) + left < 0).length
}

/** How many payments of the schedule are made. */
export const paidPayments = ({ cost, remaining_schedule: remaining }: Order): number =>
  cost.schedule.length - remaining.length
