import { accountOfOrder } from '../accounts/account-store.ts'
import { describeRefusal, refusalOfOrder } from '../certification/evaluations.ts'
import { describeAccount } from '../accounts/describe-account.ts'
import type { Language } from '../../foundation/languages.ts'
import { costOf, totalCost } from '../rules/cost.ts'
import { describeRemaining } from '../orders/describe-remaining.ts'
import { orderStatusOf } from '../orders/order-status.ts'
import { papersThatExist } from '../orders/papers-that-exist.ts'
import { money, type Minor } from '../../foundation/money.ts'
import { profileOf } from '../countries/countries.ts'
import type { Queryable } from '../../store/database/database.ts'
import { currentTerms, paidForExtensions } from '../orders/current-terms.ts'
import { describeRefund } from '../refunds/describe-refund.ts'
import { latestRefund } from '../refunds/refund-store.ts'
import { returnUntil } from '../orders/return-loan.ts'
import { timelineOf, type Order } from '../orders/order-store.ts'
import { lateChargesOf } from '../orders/late-charges.ts'

/** An order as it stands in a list. */
export async function orderSummary(db: Queryable, order: Order, today: string) {
  const status = await orderStatusOf(db, order, today)
  const terms = currentTerms(order)
  return {
    order_id: order.id,
    order_number: order.number,
    state: order.state,
    principal: money(order.terms.principal, order.currency),
    total: money(totalCost(terms, await paidForExtensions(db, order)), order.currency),
    outstanding: money(status.outstanding, order.currency),
    due_date: status.nextDueDate,
    days_left: status.daysLeft,
    days: terms.days,
    applied_at: order.appliedAt.toISOString(),
  }
}

/** An order with its whole cost, its account and its timeline. */
export async function orderDetail(
  db: Queryable,
  order: Order,
  view: { today: string; now: Date; language: Language },
) {
  const status = await orderStatusOf(db, order, view.today)
  const account = await accountOfOrder(db, order)
  if (!account) throw new Error('an order without its account')
  const timeline = await timelineOf(db, order.borrowerId, order.id)
  const refund = await latestRefund(db, order)
  const late = await lateChargesOf(db, order, view.today)
  const of = (amount: Minor) => money(amount, order.currency)
  const remaining = status.payments.map((each) => describeRemaining(each, order.currency))
  return {
    order_id: order.id,
    order_number: order.number,
    state: order.state,
    cost: costOf(
      currentTerms(order),
      order.startDate,
      order.currency,
      await paidForExtensions(db, order),
      late,
    ),
    paid: of(status.paid),
    overpaid: of(status.overpaid),
    refund: refund ? describeRefund(refund, order.currency) : null,
    outstanding: of(status.outstanding),
    payoff_today: of(status.payoffToday),
    saved_by_paying_today: of(Math.max(0, status.outstanding - status.payoffToday)),
    due_date: status.nextDueDate,
    days_left: status.daysLeft,
    next_payment: remaining[0] ?? null,
    remaining_schedule: remaining,
    late_fee: of(late.fee),
    late_interest: of(late.interest),
    refusal: await refusalShown(db, order),
    payout_expected_by: payoutExpectedBy(order, timeline),
    return_until: returnUntil(order, view.now)?.toISOString() ?? null,
    documents: papersThatExist(order, timeline, status.paid > 0),
    account: describeAccount(account, profileOf(order).banks, view.language),
    timeline: timeline.map(({ state, at }) => ({ state, at: at.toISOString() })),
  }
}

async function refusalShown(db: Queryable, order: Order) {
  if (order.state !== 'rejected') return null
  const refusal = await refusalOfOrder(db, order.borrowerId, order.id)
  return refusal ? describeRefusal(refusal) : null
}

/** The money comes within twelve hours of the signature (D18); null where none is awaited. */
function payoutExpectedBy(
  order: Order,
  timeline: readonly { state: string; at: Date }[],
): string | null {
  const signed = timeline.findLast(({ state }) => state === 'signed')
  if (order.state !== 'signed' || !signed) return null
  return new Date(signed.at.getTime() + 12 * 3_600_000).toISOString()
}
