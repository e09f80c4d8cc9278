import { addDays, dateIn } from '../../foundation/clock.ts'
import { refuseFaults } from '../../foundation/failure.ts'
import { balancesOf, type OrderBalances } from '../ledger/balances.ts'
import { post, type Line, type PostingKind } from '../ledger/post.ts'
import { postWriteOff, reinstate } from '../ledger/write-off.ts'
import { currentTerms } from '../orders/current-terms.ts'
import { waiveLateFees } from '../orders/late-fees.ts'
import { saveOrder, type Order } from '../orders/order-store.ts'
import { transition } from '../orders/transition.ts'
import {
  allocate,
  nextDueBy,
  remainingSchedule,
  owedLeft,
  payoffOn,
  type Owed,
} from '../rules/balance.ts'
import { interestDay } from '../rules/due-date.ts'
import { LARGEST_SUM, type Minor } from '../../foundation/money.ts'
import { isOwed } from '../rules/order-life-cycle.ts'
import type { Transaction } from '../../store/database/database.ts'
import { allocateEarlier, bookedPayments } from './allocate-earlier.ts'
import { bookReturn, endsByReturn } from './book-return.ts'
import { buyExtension, buysExtension } from './buy-extension.ts'
import type { Repayment } from './repayment-store.ts'

/** A payment that is to be booked, once. */
export interface MatchedPayment {
  id: string
  amount: Minor
  /** When the payer paid, in business time. */
  paidAt: Date
}

/** Everything that booking a payment looks at; read under the order's lock. */
export interface Booking {
  order: Order
  repayment: Repayment
  payment: MatchedPayment
  balances: OrderBalances
  owed: Owed
  /** The day that counts, YYYY-MM-DD. */
  on: string
  today: string
  now: Date
}

/** Throws 422001 for a sum above `max`. */
export function refuseBeyond(max: Minor, amount: Minor): void {
  if (amount > max) refuseFaults([{ field: 'amount', rule: 'max', params: { max } }])
}

/**
 * Books a payment on its locked order and gives the order as it then stands. Money for an extension
 * or a return that cannot be had with it any more lowers the debt, as any other payment does. A
 * payment of a written-off debt takes the write-off back; what is still owed then is written off anew.
 */
export async function bookPayment(
  tx: Transaction,
  { order, repayment, balances }: Pick<Booking, 'order' | 'repayment' | 'balances'>,
  payment: MatchedPayment,
  at: { now: Date; zone: string },
): Promise<Order> {
  const posted = { valueDate: dateIn(at.zone, at.now), postedAt: at.now }
  if (order.state !== 'written_off') {
    return bookOn(tx, { order, repayment, payment, balances }, at)
  }
  await reinstate(tx, { order, ...posted })
  const reinstated = await balancesOf(tx, order.borrowerId, order.id)
  const booked = await bookOn(tx, { order, repayment, payment, balances: reinstated }, at)
  if (booked.state === 'written_off') await postWriteOff(tx, { order: booked, ...posted })
  return booked
}

async function bookOn(
  tx: Transaction,
  { order, repayment, payment, balances }: Omit<Booking, 'owed' | 'on' | 'today' | 'now'>,
  { now, zone }: { now: Date; zone: string },
): Promise<Order> {
  const today = dateIn(zone, now)
  // The total is a sum of the contract too: beyond its bound the order could not be shown any more.
  refuseBeyond(LARGEST_SUM - balances.paid, payment.amount)
  const owed: Owed = { ...balances, accruedTo: order.accruedTo ?? today }
  const on = countingDay(order, repayment, payment, owed, zone)
  const booking = { order, repayment, payment, balances, owed, on, today, now }
  if (buysExtension(booking)) return extend(tx, booking)
  if (endsByReturn(booking)) return bookReturn(tx, booking)
  return repay(tx, booking, payment.amount, 'payment', [])
}

async function extend(tx: Transaction, booking: Booking): Promise<Order> {
  const { payment, repayment } = booking
  const order = await buyExtension(tx, booking)
  const fee: Line[] = [['fee_income', -repayment.amount]]
  return repay(tx, { ...booking, order }, payment.amount - repayment.amount, 'extension', fee)
}

/** Posts the payment with `sum` of it against the debt, and what that means for the order. */
async function repay(
  tx: Transaction,
  booking: Booking,
  sum: Minor,
  kind: PostingKind,
  besides: readonly Line[],
): Promise<Order> {
  const { order, payment, owed } = booking
  const terms = currentTerms(order)
  const isEarlier = booking.on < owed.accruedTo
  // Where nothing goes against the debt, interest is not posted either: it is rounded once less.
  const on = sum === 0 || isEarlier ? owed.accruedTo : booking.on
  const paid = { on: booking.on, sum }
  const booked = isEarlier ? await bookedPayments(tx, order) : []
  const spread =
    sum > 0 && isEarlier
      ? allocateEarlier(order, owed, booked, paid)
      : allocate(terms, owed, sum, on)
  const scheduled = owedLeft(owed, spread, on)
  const { nextDueDate } = remainingSchedule(
    terms,
    { ...scheduled, lateFee: 0 },
    order.startDate,
    booking.today,
  )
  const paidFrom = countsFrom(booking, kind)
  const lateFeeOwed = await waiveLateFees(
    tx,
    order,
    (day) => {
      if (day <= paidFrom) return true
      const due = isEarlier
        ? nextDueBy(
            { terms, start: order.startDate, payments: [...booked, paid] },
            addDays(day, -1),
          )
        : nextDueDate
      return due !== null && due < day
    },
    {
      cause: `late_fee_reversal:${payment.id}`,
      valueDate: booking.on,
      now: booking.now,
      lateFeeOwed: owed.lateFee,
    },
  )
  const lateFee = Math.min(spread.surplus, lateFeeOwed)
  post(tx, {
    borrowerId: order.borrowerId,
    orderId: order.id,
    kind,
    cause: `payment:${payment.id}`,
    valueDate: booking.on,
    postedAt: booking.now,
    currency: order.currency,
    lines: [
      ['receivable_interest', spread.accrued],
      ['interest_income', -spread.accrued],
      ['cash_clearing', payment.amount],
      ...besides,
      ['receivable_interest', -spread.interest],
      ['receivable_fee', -spread.fee],
      ['receivable_principal', -spread.principal],
      ['receivable_late_fee', -lateFee],
      ['borrower_credit', lateFee - spread.surplus],
    ],
  })
  if (!isOwed(order.state)) return order
  return afterPayment(tx, order, { ...scheduled, lateFee: lateFeeOwed - lateFee }, booking)
}

/** The last day that the payment leaves late, if it was: an extension counts from the old due date. */
function countsFrom({ on, repayment }: Booking, kind: PostingKind): string {
  const from = kind === 'extension' ? repayment.extension?.fromDueDate : undefined
  return from !== undefined && from < on ? from : on
}

/**
 * The day that counts for interest: when the payer paid (D17). An instruction for the whole debt of
 * its day ends the loan when it is paid in time, so that no satang is left over after midnight. A
 * payer who paid before that day is not charged up to it.
 */
function countingDay(
  order: Order,
  repayment: Repayment,
  payment: MatchedPayment,
  owed: Owed,
  zone: string,
): string {
  const whole =
    repayment.settlesOn !== null &&
    payment.amount >= repayment.amount &&
    payment.paidAt <= repayment.expiresAt
  const paidOn = dateIn(zone, payment.paidAt)
  const { settlesOn } = repayment
  const counted = whole && settlesOn !== null && settlesOn < paidOn ? settlesOn : paidOn
  const day = interestDay(currentTerms(order), order.startDate, counted)
  const runs = order.paidOutAt !== null && order.state !== 'returned'
  const earliest = runs ? order.startDate : owed.accruedTo
  return day > earliest ? day : earliest
}

async function afterPayment(
  tx: Transaction,
  order: Order,
  owed: Owed,
  { today, now }: Booking,
): Promise<Order> {
  const terms = currentTerms(order)
  if (payoffOn(terms, owed, owed.accruedTo) === 0) {
    return transition(tx, order, 'repay', now, { accruedTo: owed.accruedTo, dueDate: null })
  }
  const { nextDueDate } = remainingSchedule(terms, owed, order.startDate, today)
  const changed = { accruedTo: owed.accruedTo, dueDate: nextDueDate }
  if (order.state === 'overdue' && nextDueDate !== null && nextDueDate >= today) {
    return transition(tx, order, 'catch_up', now, changed)
  }
  const kept = { ...order, ...changed }
  const same = kept.accruedTo === order.accruedTo && kept.dueDate === order.dueDate
  if (!same) saveOrder(tx, kept)
  return kept
}
