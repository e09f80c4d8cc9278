import type { DataOf } from '../../foundation/contract.ts'
import { money, type Minor } from '../../foundation/money.ts'
import type { Repayment } from './repayment-store.ts'

/** What became of a payment. `now` is business time. */
export function statusOf(repayment: Repayment, now: Date): DataOf<'getRepayment'>['status'] {
  if (repayment.paidAt !== null) return 'paid'
  if (repayment.voucher === 'reported' || repayment.voucher === 'not_found') {
    return repayment.voucher
  }
  return repayment.expiresAt < now ? 'expired' : 'waiting'
}

/** A payment as it stands in a list: what came, or what is awaited while nothing has come. */
export function describeListed(
  repayment: Repayment & { received: Minor },
  now: Date,
): DataOf<'listRepayments'>['repayments'][number] {
  return {
    repayment_id: repayment.id,
    order_id: repayment.orderId,
    method: repayment.method,
    purpose: repayment.purpose,
    amount: money(repayment.received || repayment.amount, repayment.currency),
    status: statusOf(repayment, now),
    created_at: repayment.createdAt.toISOString(),
    paid_at: repayment.paidAt?.toISOString() ?? null,
  }
}
