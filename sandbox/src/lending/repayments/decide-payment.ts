import { addDays } from '../../foundation/clock.ts'
import { refuseFaults } from '../../foundation/failure.ts'
import { LARGEST_SUM, type Minor } from '../../foundation/money.ts'
import { balancesAfter } from '../ledger/balances.ts'
import type { Line, PostingKind } from '../ledger/posting.ts'
import { returnLines } from '../ledger/return.ts'
import { reversalOf } from '../ledger/reverse.ts'
import { writeOffOf } from '../ledger/write-off.ts'
import { currentTerms } from '../orders/current-terms.ts'
import type { Order } from '../orders/order-store.ts'
import { owedOf } from '../orders/owed.ts'
import { orderAfter } from '../orders/transition.ts'
import { allocateEarlier } from '../rules/allocate-earlier.ts'
import { beyondDebt, isPaidOff, payOn, type Owed } from '../rules/balance.ts'
import { nextDueBy, remainingSchedule } from '../rules/remaining-schedule.ts'
import { after, isOpen, isOwed, isSettled } from '../rules/order-life-cycle.ts'
import { isBeforeBooked, isWholeInTime } from './counting-day.ts'
import type {
  Booking,
  MatchedPayment,
  PaymentDays,
  PaymentDecision,
  PaymentFacts,
} from './payment-decision.ts'
import { messagesOn } from './payment-messages.ts'
import { namesOf, paymentPosting, rebatePostings, waive } from './payment-postings.ts'

type Outcome = Omit<PaymentDecision, 'messages' | 'overpaid'>

/** Throws 422001 for a sum above `max`. */
export function refuseBeyond(max: Minor, amount: Minor): void {
  if (amount > max) refuseFaults([{ field: 'amount', rule: 'max', params: { max } }])
}

/**
 * Decides what a payment does to its order, and writes nothing. Money for an extension or a return
 * that cannot be had with it, or not yet, lowers the debt, as any other payment does. A payment of a
 * written-off debt takes the write-off back; what is still owed then is written off anew.
 *
 * Throws 422001 for a sum that would lift what was paid on the order beyond the contract's bound.
 */
export function decidePayment(
  facts: PaymentFacts,
  payment: MatchedPayment,
  days: PaymentDays,
): PaymentDecision {
  const { order, balances, writeOff } = facts
  const { now, today } = days
  // The total is a sum of the contract too: beyond its bound the order could not be shown any more.
  refuseBeyond(LARGEST_SUM - balances.paid, payment.amount)
  const posted = { valueDate: today, postedAt: now }
  const reinstated = writeOff ? [reversalOf(writeOff, { ...namesOf(order), ...posted })] : []
  const debt = balancesAfter(balances, reinstated)
  const owed = owedOf(order, debt, today)
  const outcome = outcomeOf({ ...facts, balances: debt, payment, owed, ...days })
  const left = balancesAfter(debt, outcome.postings)
  const anew =
    outcome.order.state === 'written_off'
      ? writeOffOf(left, payment.id, { order, ...posted })
      : undefined
  const owesBack = isSettled(outcome.order.state) && left.overpaid > 0
  return {
    ...outcome,
    postings: [...reinstated, ...outcome.postings, ...(anew ? [anew] : [])],
    messages: messagesOn(facts, payment, outcome.order, {
      overpaid: owesBack ? left.overpaid : 0,
      now,
    }),
    ...(owesBack && { overpaid: left.overpaid - balances.overpaid }),
  }
}

function outcomeOf(booking: Booking): Outcome {
  if (endsByReturn(booking)) return takeReturn(booking)
  if (buysExtension(booking)) return extend(booking)
  return repay(booking, booking.payment.amount, 'payment', [])
}

/**
 * Whether the payment buys its extension: the whole cost, paid in time, for the due date that it was
 * offered for. An order that fell overdue since is extended too, since the payer's day counts (D17).
 */
function buysExtension({ order, repayment, payment }: Booking): boolean {
  return (
    repayment.purpose === 'extend' &&
    isOpen(order.state) &&
    isOwed(order.state) &&
    repayment.extension?.fromDueDate === order.dueDate &&
    isWholeInTime(repayment, payment)
  )
}

/** Moves the due date; what was paid beyond the extension's cost goes against the debt. */
function extend(booking: Booking): Outcome {
  const { order, repayment, payment, owed, on, today } = booking
  const { extension } = repayment
  if (!extension) throw new Error('an extension without its days')
  const moved = { ...order, extendedDays: order.extendedDays + extension.days }
  const { nextDueDate } = remainingSchedule(currentTerms(moved), owed, order.startDate, today)
  if (nextDueDate === null) throw new Error('an extension of nothing')
  const { days, fromDueDate } = extension
  const cost = repayment.amount
  const extended = { ...booking, order: { ...moved, dueDate: nextDueDate } }
  return {
    ...repay(extended, payment.amount - cost, 'extension', [['fee_income', -cost]]),
    extension: { days, cost, boughtOn: on, fromDueDate, toDueDate: nextDueDate },
  }
}

/**
 * Whether the payment is the last of a return: the amount received has come back in time, announced
 * or not. How many payments brought it, by which method and for which purpose, is no matter. A loan that fell
 * overdue before the match, was written off or paid otherwise is returned too (D17).
 */
function endsByReturn({ order, payment, returning }: Booking): boolean {
  return (
    returning !== undefined &&
    after(order.state, 'return') !== undefined &&
    returning.paidInTime + payment.amount >= order.terms.principal
  )
}

/** The principal is paid back, and every cost is taken back, paid or not. */
function takeReturn(booking: Booking): Outcome {
  const { order, payment, balances, returning } = booking
  if (!returning) throw new Error('a return that nobody paid in time')
  const waived = waive(booking, () => false)
  const lines = returnLines(balances, returning.earned, payment.amount)
  return {
    postings: [...waived.postings, paymentPosting(booking, 'return', lines)],
    order: orderAfter(order, 'return', { dueDate: null }),
    event: 'return',
    waivedDays: waived.days,
  }
}

/** Puts `sum` of the payment against the debt; the rest bought an extension. What falls away is posted apart. */
function repay(booking: Booking, sum: Minor, kind: PostingKind, besides: readonly Line[]): Outcome {
  const { order, payment, balances, owed, booked, today } = booking
  const terms = currentTerms(order)
  const start = order.startDate
  const isEarlier = isBeforeBooked(order, balances, booking.on)
  const paid = { on: booking.on, sum, forExtension: payment.amount - sum }
  const { allocation, owed: left } = isEarlier
    ? allocateEarlier({ terms, start, payments: booked }, paid)
    : payOn(terms, owed, start, paid)
  const { nextDueDate } = remainingSchedule(terms, { ...left, lateFee: 0 }, start, today)
  const lateUntil = countsFrom(booking, kind)
  const waived = waive(booking, (day) => {
    if (day <= lateUntil) return true
    const due = isEarlier
      ? nextDueBy({ terms, start, payments: [...booked, paid] }, addDays(day, -1))
      : nextDueDate
    return due !== null && due < day
  })
  const lateFee = Math.max(0, Math.min(beyondDebt(allocation), waived.lateFeeOwed))
  const posting = paymentPosting(booking, kind, [
    ['receivable_interest', allocation.accrued],
    ['interest_income', -allocation.accrued],
    ['cash_clearing', payment.amount],
    ...besides,
    ['receivable_interest', -allocation.interest],
    ['receivable_fee', -allocation.fee],
    ['receivable_principal', -allocation.principal],
    ['receivable_late_fee', -lateFee],
    ['borrower_credit', lateFee - allocation.unallocated],
  ])
  return {
    ...orderOnceRepaid(order, { ...left, lateFee: waived.lateFeeOwed - lateFee }, today),
    postings: [...waived.postings, posting, ...rebatePostings(booking, allocation.rebate)],
    waivedDays: waived.days,
  }
}

/** The last day that the payment leaves late, if it was: an extension counts from the old due date. */
function countsFrom({ on, repayment }: Booking, kind: PostingKind): string {
  const from = kind === 'extension' ? repayment.extension?.fromDueDate : undefined
  return from !== undefined && from < on ? from : on
}

function orderOnceRepaid(
  order: Order,
  owed: Owed,
  today: string,
): Pick<Outcome, 'order' | 'event'> {
  if (!isOwed(order.state)) return { order }
  const { accruedTo } = owed
  const terms = currentTerms(order)
  if (isPaidOff(owed)) {
    return { order: orderAfter(order, 'repay', { accruedTo, dueDate: null }), event: 'repay' }
  }
  const { nextDueDate: dueDate } = remainingSchedule(terms, owed, order.startDate, today)
  if (order.state === 'overdue' && dueDate !== null && dueDate >= today) {
    return { order: orderAfter(order, 'catch_up', { accruedTo, dueDate }), event: 'catch_up' }
  }
  const isSame = accruedTo === order.accruedTo && dueDate === order.dueDate
  return { order: isSame ? order : { ...order, accruedTo, dueDate } }
}
