import { dateIn, daysBetween, instantIn } from '../../foundation/clock.ts'
import { refuseFaults } from '../../foundation/failure.ts'
import { money, type Minor } from '../../foundation/money.ts'
import type { Queryable } from '../../store/database/database.ts'
import { balancesAfter, balancesOf } from '../ledger/balances.ts'
import { reversed } from '../ledger/reverse.ts'
import { unreversedWriteOff } from '../ledger/write-off.ts'
import { currentTerms, paidForExtensions } from '../orders/current-terms.ts'
import { describeRemaining } from '../orders/describe-remaining.ts'
import { statusOf, type OrderStatus } from '../orders/order-status.ts'
import { chargedDays } from '../orders/late-charges.ts'
import type { Order } from '../orders/order-store.ts'
import { orderDoesNotAllow } from '../orders/transition.ts'
import {
  annualPercentageRate,
  shownRate,
  type DatedPayment,
} from '../rules/annual-percentage-rate.ts'
import { remainingSum } from '../rules/remaining-schedule.ts'
import { interestDay } from '../rules/due-date.ts'
import { isOwed } from '../rules/order-life-cycle.ts'
import { paidOfDebt } from '../rules/paid-of-debt.ts'
import { countingDay } from './counting-day.ts'
import { decidePayment } from './decide-payment.ts'
import { describeAllocation } from './describe-repayment.ts'
import { lastSecondOf } from './end-of-day.ts'
import type { PaymentFacts } from './payment-decision.ts'
import { bookedPayments } from '../orders/payment-history.ts'
import { returningOf } from './read-payment.ts'
import { partsOf, type PaymentParts } from './payment-parts.ts'
import { requireWithin, sumsFor } from './repayment-request.ts'
import type { Repayment } from './repayment-store.ts'

/** What a payment of a sum on a day would change. */
export interface Preview {
  day: string
  amount: Minor
  /** What would end the loan on that day. */
  payoff: Minor
  parts: PaymentParts
  /** What the schedule then asks for less than it did, beyond the payment. */
  saved: Minor
  /** How the order stands once the payment is booked. */
  order: Order
  status: OrderStatus
  /** What was paid before and would be paid by then, without late fees, by the day after the payout. */
  paid: readonly DatedPayment[]
}

/** What is to be paid, and when; all of it, and today, where that is left out. */
interface WantedPayment {
  amount?: Minor | undefined
  day?: string | undefined
}

/** What the books hold of an order before the payment. */
interface PreviewFacts extends Omit<PaymentFacts, 'repayment' | 'booked'> {
  /** What was paid against the debt. */
  payments: PaymentFacts['booked']
  extensions: readonly DatedPayment[]
}

/**
 * Works out what the payment would do by deciding it as one that came: what is previewed is what the
 * books hold after it. Reads alone.
 *
 * Throws 409002 for an order that owes nothing. Throws 422001 for a day that has passed or is later
 * than the next due date, and for a sum that cannot be paid on it.
 */
export async function previewPayment(
  db: Queryable,
  order: Order,
  wanted: WantedPayment,
  { now, zone }: { now: Date; zone: string },
): Promise<Preview> {
  if (!isOwed(order.state)) throw orderDoesNotAllow(order)
  const today = dateIn(zone, now)
  const day = wanted.day ?? today
  requireDay(day, { today, last: order.dueDate ?? today })
  const paidAt = day === today ? now : instantIn(zone, day, '12:00')
  const balances = await balancesOf(db, order.borrowerId, order.id)
  const amount = wanted.amount ?? order.terms.principal
  const facts = {
    order,
    balances,
    writeOff: order.state === 'written_off' ? await unreversedWriteOff(db, order) : undefined,
    chargedDays: await chargedDays(db, order),
    payments: await bookedPayments(db, order),
    returning: await returningOf(db, order, { amount, paidAt }, balances),
    extensions: await paidForExtensions(db, order),
  }
  return previewOf(facts, { amount: wanted.amount, day, paidAt }, zone)
}

/** The same from what the books hold. */
export function previewOf(
  { payments, extensions, ...known }: PreviewFacts,
  wanted: { amount?: Minor | undefined; day: string; paidAt: Date },
  zone: string,
): Preview {
  const { order, balances, writeOff } = known
  const { day, paidAt } = wanted
  const debt = writeOff ? balancesAfter(balances, [reversed(writeOff)]) : balances
  const before = statusOf(order, debt, day)
  const payoff = before.payoffToday
  const amount = wanted.amount ?? payoff
  requireWithin('amount', amount, sumsFor(payoff))
  const repayment = instructionFor(order, { amount, payoff, day, paidAt, zone })
  const payment = { id: repayment.id, amount, paidAt }
  const terms = currentTerms(order)
  const on = countingDay(order, repayment, payment, { today: day, zone, terms })
  const facts = { ...known, repayment, booked: payments }
  const after = stateAfter(facts, payment, { now: paidAt, today: day, on })
  const history = { terms, start: order.startDate }
  const paid = [
    ...extensions,
    ...paidOfDebt({ ...history, payments: [...payments, { on, sum: amount }] }),
  ]
  const saved = before.outstanding - (amount - after.parts.overpaid) - after.status.outstanding
  return { day, amount, payoff, saved: Math.max(0, saved), paid, ...after }
}

/** The order and its figures once the payment is booked. */
function stateAfter(
  facts: PaymentFacts,
  payment: { id: string; amount: Minor; paidAt: Date },
  days: { now: Date; today: string; on: string },
): Pick<Preview, 'order' | 'status' | 'parts'> {
  const { postings, order } = decidePayment(facts, payment, days)
  // A debt that is written off anew is owed as before.
  const owed = postings.filter(({ kind }) => kind !== 'write_off')
  const lines = owed
    .filter(({ kind }) => kind !== 'reversal')
    .flatMap((posting) =>
      posting.lines.map(([account, sum]) => ({ kind: posting.kind, account, sum })),
    )
  return {
    order,
    status: statusOf(order, balancesAfter(facts.balances, owed), days.today),
    parts: partsOf(lines),
  }
}

/** An instruction as `POST /v2/repay/create` would make it on that day. */
function instructionFor(
  order: Order,
  asked: { amount: Minor; payoff: Minor; day: string; paidAt: Date; zone: string },
): Repayment {
  const { amount, payoff, day, paidAt, zone } = asked
  return {
    borrowerId: order.borrowerId,
    id: 'preview',
    orderId: order.id,
    method: 'bank_transfer',
    purpose: 'repay',
    extension: null,
    amount,
    currency: order.currency,
    reference: '',
    settlesOn: amount === payoff ? day : null,
    createdAt: paidAt,
    expiresAt: lastSecondOf(zone, paidAt),
    paidAt: null,
    voucher: null,
  }
}

/** Until the next due date nothing changes but by payments; afterwards nobody knows what else did. */
function requireDay(day: string, { today, last }: { today: string; last: string }): void {
  const max = last > today ? last : today
  if (day < today) refuseFaults([{ field: 'day', rule: 'min', params: { min: today } }])
  if (day > max) refuseFaults([{ field: 'day', rule: 'max', params: { max } }])
}

/** In the shape of the contract's `Preview`. */
export function describePreview(
  before: Order,
  { day, amount, payoff, parts, saved, order, status, paid }: Preview,
) {
  const { currency } = before
  const terms = currentTerms(order)
  const ahead = status.payments.map((each) => {
    const counted = interestDay(terms, order.startDate, each.dueDate > day ? each.dueDate : day)
    return {
      day: daysBetween(order.startDate, counted),
      amount: remainingSum(each) - each.lateFee,
    }
  })
  const rate = annualPercentageRate(terms.principal, [...paid, ...ahead])
  return {
    order_id: before.id,
    day,
    amount: money(amount, currency),
    payoff: money(payoff, currency),
    allocation: describeAllocation([parts], currency),
    saved: money(saved, currency),
    outstanding: money(status.outstanding, currency),
    next_payment: status.payments.map((each) => describeRemaining(each, currency))[0] ?? null,
    order_state: order.state,
    apr: shownRate(rate),
  }
}
