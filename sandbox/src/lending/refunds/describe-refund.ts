import { money, type Currency } from '../../foundation/money.ts'
import type { Refund } from './refund-store.ts'

/** In the shape of the contract's `Refund`. */
export function describeRefund(refund: Refund, currency: Currency) {
  return {
    refund_id: refund.id,
    order_id: refund.orderId,
    account_id: refund.accountId,
    amount: money(refund.amount, currency),
    status: refund.outcome ?? ('asked' as const),
    asked_at: refund.askedAt.toISOString(),
    pay_by: refund.payBy.toISOString(),
    ended_at: refund.endedAt?.toISOString() ?? null,
  }
}
