import { dateIn } from '../clock.ts'
import type { OperationId } from '../contract.ts'
import { ApiFailure, refuseFaults } from '../http/failure.ts'
import { standingOf } from '../loans/order-answers.ts'
import { findOrder, lockOrder, type Order } from '../loans/order-store.ts'
import { orderDoesNotAllow } from '../loans/transition.ts'
import { endOfDay, instructionFor, methodsOf } from '../repayments/instruction.ts'
import {
  addRepayment,
  findRepayment,
  newReference,
  type Repayment,
} from '../repayments/repayment-store.ts'
import { money } from '../rules/money.ts'
import { isOwed } from '../rules/order-life-cycle.ts'
import { markets } from '../rules/products.ts'
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
        max_amount: money(payoffToday, order.currency),
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
    checkAsked(body, order, payoffToday, methodsOf(settings.country))
    const now = clock.business()
    const repayment: Repayment = {
      borrowerId: borrower.id,
      id: newIdentifier(),
      orderId: order.id,
      method: body.method,
      amount: body.amount.amount,
      currency: order.currency,
      reference: newReference(),
      settlesOn: body.amount.amount === payoffToday ? today : null,
      createdAt: now,
      expiresAt: endOfDay(markets[settings.country].zone, now),
      paidAt: null,
    }
    await addRepayment(db, repayment)
    return answer(call, repayment, order)
  },

  getRepayment: async (call) => {
    const { db, borrower, query } = call
    const repayment = await findRepayment(db, borrower.id, query.repayment_id)
    const order = repayment && (await findOrder(db, borrower.id, repayment.orderId))
    if (!repayment || !order) throw new ApiFailure('not_found')
    return answer(call, repayment, order)
  },
} satisfies Partial<Handlers>

function answer(call: AnyCall, repayment: Repayment, order: Order) {
  return {
    repayment_id: repayment.id,
    order_id: order.id,
    method: repayment.method,
    purpose: 'repay' as const,
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

function checkAsked(
  asked: { method: string; amount: { amount: number; currency: string } },
  order: Order,
  payoff: number,
  methods: readonly string[],
): void {
  const { amount, currency } = asked.amount
  if (!methods.includes(asked.method)) refuseFaults([{ field: 'method', rule: 'choice' }])
  if (currency !== order.currency) refuseFaults([{ field: 'amount.currency', rule: 'choice' }])
  const least = Math.min(LEAST, payoff)
  const field = 'amount.amount'
  if (amount < least) refuseFaults([{ field, rule: 'min', params: { min: least } }])
  if (amount > payoff) refuseFaults([{ field, rule: 'max', params: { max: payoff } }])
}

function todayOf(call: AnyCall): string {
  return dateIn(markets[call.settings.country].zone, call.clock.business())
}
