import { accountOfOrder } from '../accounts/account-store.ts'
import { describeRefusal, refusalOfOrder } from '../certification/evaluations.ts'
import { daysBetween } from '../../foundation/clock.ts'
import { describeAccount } from '../../http/handlers/accounts.ts'
import type { Language } from '../../http/pipeline/handler.ts'
import type { OrderBalances } from '../ledger/balances.ts'
import { debtOf } from '../ledger/write-off.ts'
import { outlook, payoffOn, type Outlook, type Owed } from '../rules/balance.ts'
import { costOf, totalCost } from '../rules/cost.ts'
import { papersThatExist } from '../papers/papers-that-exist.ts'
import { money, type Minor } from '../../foundation/money.ts'
import { interestDay } from '../rules/due-date.ts'
import { isOwed } from '../rules/order-life-cycle.ts'
import type { Country } from '../settings/settings.ts'
import type { Queryable } from '../../store/database/database.ts'
import { currentTerms, paidForExtensions } from './current-terms.ts'
import { returnUntil } from './return-loan.ts'
import { timelineOf, type Order } from './order-store.ts'

/** How an order stands on a day, from the ledger and the rules. */
export interface Standing extends Outlook {
  paid: Minor
  payoffToday: Minor
  owed: Owed
  daysLeft: number | null
}

/**
 * Where an order stands `today` (YYYY-MM-DD in the lender's zone); all nought while nothing is owed.
 *
 * @param ledger the order's balances, where they have been read.
 */
export async function standingOf(
  db: Queryable,
  order: Order,
  today: string,
  ledger?: OrderBalances,
): Promise<Standing> {
  const balances = await debtOf(db, order, ledger)
  const owed = { ...balances, accruedTo: order.accruedTo ?? today }
  if (!isOwed(order.state)) {
    const nothing = {
      outstanding: 0,
      nextAmount: 0,
      nextDueDate: null,
      payoffToday: 0,
      daysLeft: null,
    }
    return { ...nothing, owed, paid: balances.paid }
  }
  const terms = currentTerms(order)
  const ahead = outlook(terms, owed, order.startDate, today)
  return {
    ...ahead,
    owed,
    paid: balances.paid,
    payoffToday: payoffOn(terms, owed, interestDay(terms, order.startDate, today)),
    daysLeft: ahead.nextDueDate === null ? null : daysBetween(today, ahead.nextDueDate),
  }
}

/** An order as it stands in a list. */
export async function orderSummary(db: Queryable, order: Order, today: string) {
  const standing = await standingOf(db, order, today)
  const terms = currentTerms(order)
  return {
    order_id: order.id,
    order_number: order.number,
    state: order.state,
    principal: money(order.terms.principal, order.currency),
    total: money(totalCost(terms, await paidForExtensions(db, order)), order.currency),
    outstanding: money(standing.outstanding, order.currency),
    due_date: standing.nextDueDate,
    days_left: standing.daysLeft,
    days: terms.days,
    applied_at: order.appliedAt.toISOString(),
  }
}

/** An order with its whole cost, its account and what happened to it. */
export async function orderDetail(
  db: Queryable,
  order: Order,
  view: { today: string; now: Date; country: Country; language: Language },
) {
  const standing = await standingOf(db, order, view.today)
  const account = await accountOfOrder(db, order)
  if (!account) throw new Error('an order without its account')
  const timeline = await timelineOf(db, order.borrowerId, order.id)
  const of = (amount: Minor) => money(amount, order.currency)
  return {
    order_id: order.id,
    order_number: order.number,
    state: order.state,
    cost: costOf(
      currentTerms(order),
      order.startDate,
      order.currency,
      await paidForExtensions(db, order),
    ),
    paid: of(standing.paid),
    outstanding: of(standing.outstanding),
    payoff_today: of(standing.payoffToday),
    saved_by_paying_today: of(Math.max(0, standing.outstanding - standing.payoffToday)),
    due_date: standing.nextDueDate,
    days_left: standing.daysLeft,
    late_fee: of(standing.owed.lateFee),
    refusal: await refusalShown(db, order),
    payout_expected_by: payoutExpectedBy(order, timeline),
    return_until: returnUntil(order, standing.paid, view.now)?.toISOString() ?? null,
    documents: papersThatExist(order, timeline, standing.paid > 0),
    account: describeAccount(account, view.country, view.language),
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
