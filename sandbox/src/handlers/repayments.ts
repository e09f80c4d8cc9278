import { dateIn } from '../clock.ts'
import type { OperationId } from '../contract.ts'
import { ApiFailure, fieldsInvalid, refuseFaults } from '../http/failure.ts'
import { cursorId, PAGE, pageOf } from '../http/page.ts'
import { standingOf } from '../loans/order-answers.ts'
import { findOrder, lockOrder, type Order } from '../loans/order-store.ts'
import { orderDoesNotAllow } from '../loans/transition.ts'
import { endOfDay } from '../repayments/end-of-day.ts'
import { instructionFor, limitOf, methodsOf, referenceDigitsOf } from '../repayments/instruction.ts'
import {
  addWithNewReference,
  findRepayment,
  listRepayments,
  type Method,
  type Repayment,
} from '../repayments/repayment-store.ts'
import { money } from '../rules/money.ts'
import { isOwed } from '../rules/order-life-cycle.ts'
import { markets } from '../rules/products.ts'
import type { Country } from '../settings.ts'
import { newIdentifier } from '../store/identifier.ts'
import type { Call, Handlers } from './handler.ts'

/** The least that a payment may be: one whole unit, or all that is owed when that is less. */
const LEAST = 100

type AnyCall = Pick<Call<OperationId>, 'clock' | 'settings' | 'language'>

/** Ways to pay, instructions to pay and what became of them. */
export const repayments = {
  listRepaymentMethods: async (call) => {
    const order = await findOrder(call.db, call.borrower.id, call.query.order_id)
    if (!order) throw new ApiFailure('not_found')
    if (!isOwed(order.state)) throw orderDoesNotAllow(order)
    const { payoffToday } = await standingOf(call.db, order, todayOf(call))
    return {
      methods: methodsOf(call.settings.country).map((method) => ({
        method,
        min_amount: money(Math.min(LEAST, payoffToday), order.currency),
        max_amount: money(most(call.settings.country, method, payoffToday), order.currency),
      })),
    }
  },

  createRepayment: async (call) => {
    const { db, borrower, body, clock, settings } = call
    const order = await lockOrder(db, borrower.id, body.order_id)
    if (!order) throw new ApiFailure('not_found')
    if (!isOwed(order.state)) throw orderDoesNotAllow(order)
    const today = todayOf(call)
    const { payoffToday } = await standingOf(db, order, today)
    const method = offeredMethod(settings.country, body.method)
    checkPurpose(body, order)
    checkAmount(body.amount, order, payoffToday, most(settings.country, method, payoffToday))
    const now = clock.business()
    const wanted = {
      borrowerId: borrower.id,
      id: newIdentifier(),
      orderId: order.id,
      method,
      amount: body.amount.amount,
      currency: order.currency,
      settlesOn: body.amount.amount === payoffToday ? today : null,
      createdAt: now,
      expiresAt: endOfDay(markets[settings.country].zone, now),
      paidAt: null,
    }
    const repayment = await call.transaction((tx) =>
      addWithNewReference(tx, wanted, referenceDigitsOf(settings.country)),
    )
    return answer(call, repayment, order)
  },

  getRepayment: async (call) => {
    const { db, borrower, query } = call
    const repayment = await findRepayment(db, borrower.id, query.repayment_id)
    const order = repayment && (await findOrder(db, borrower.id, repayment.orderId))
    if (!repayment || !order) throw new ApiFailure('not_found')
    return answer(call, repayment, order)
  },

  listRepayments: async (call) => {
    const { db, borrower, clock, query } = call
    const { order_id: orderId } = query
    const order = orderId === undefined ? null : await findOrder(db, borrower.id, orderId)
    if (order === undefined) throw new ApiFailure('not_found')
    const found = await listRepayments(db, borrower.id, {
      count: PAGE + 1,
      orderId,
      before: cursorId(query.cursor),
    })
    const { page, cursor } = pageOf(found)
    return {
      repayments: page.map((each) => ({
        repayment_id: each.id,
        order_id: each.orderId,
        method: each.method,
        purpose: 'repay' as const,
        amount: money(each.received || each.amount, each.currency),
        status: statusOf(each, clock.business()),
        created_at: each.createdAt.toISOString(),
        paid_at: each.paidAt?.toISOString() ?? null,
      })),
      cursor,
    }
  },
} satisfies Partial<Handlers>

function answer(call: AnyCall, repayment: Repayment, order: Order) {
  return {
    repayment_id: repayment.id,
    order_id: order.id,
    method: repayment.method,
    purpose: 'repay' as const,
    extension_option_id: null,
    amount: money(repayment.amount, repayment.currency),
    status: statusOf(repayment, call.clock.business()),
    instruction: instructionFor(repayment, order, call.settings.country, call.language),
    paid_at: repayment.paidAt?.toISOString() ?? null,
    order_state: order.state,
  }
}

function statusOf(repayment: Repayment, now: Date): 'paid' | 'expired' | 'waiting' {
  if (repayment.paidAt !== null) return 'paid'
  return repayment.expiresAt < now ? 'expired' : 'waiting'
}

/** What one payment may be at most: all that is owed, or less where the method takes less. */
function most(country: Country, method: Method, payoff: number): number {
  return Math.min(payoff, limitOf(country, method) ?? payoff)
}

/** The method, if the country offers it. */
function offeredMethod(country: Country, asked: string): Method {
  const method = methodsOf(country).find((offered) => offered === asked)
  if (method === undefined) throw fieldsInvalid([{ field: 'method', rule: 'choice' }])
  return method
}

/** No loan of the sandbox has an extension on offer, and none has announced its return. */
function checkPurpose(
  asked: { purpose: string; extension_option_id?: string },
  order: Order,
): void {
  const extended = asked.purpose === 'extend' || asked.extension_option_id !== undefined
  if (extended) refuseFaults([{ field: 'extension_option_id', rule: 'choice' }])
  if (asked.purpose === 'return') throw orderDoesNotAllow(order)
}

function checkAmount(
  { amount, currency }: { amount: number; currency: string },
  order: Order,
  payoff: number,
  max: number,
): void {
  if (currency !== order.currency) refuseFaults([{ field: 'amount.currency', rule: 'choice' }])
  const least = Math.min(LEAST, payoff)
  const field = 'amount.amount'
  if (amount < least) refuseFaults([{ field, rule: 'min', params: { min: least } }])
  if (amount > max) refuseFaults([{ field, rule: 'max', params: { max } }])
}

function todayOf(call: AnyCall): string {
  return dateIn(markets[call.settings.country].zone, call.clock.business())
}
