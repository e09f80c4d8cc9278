import type { DataOf } from '../../foundation/contract.ts'
import { money, type Currency } from '../../foundation/money.ts'
import type { PaymentParts } from './payment-parts.ts'
import type { PaymentOutcome, ListedRepayment, Repayment } from './repayment-store.ts'

/** What became of a payment. `now` is business time. */
export function repaymentStatusOf(
  repayment: Repayment,
  outcome: PaymentOutcome,
  now: Date,
): DataOf<'getRepayment'>['status'] {
  // A payment that is matched answers it: this one is of money that has not come yet.
  if (repayment.voucher === 'reported') return 'reported'
  if (outcome.received > 0) {
    if (wentToDebt(repayment, outcome, now)) return 'put_to_debt'
    return outcome.received < repayment.amount ? 'part_paid' : 'paid'
  }
  if (repayment.voucher === 'not_found') return 'not_found'
  return repayment.expiresAt < now ? 'expired' : 'waiting'
}

/** Whether the extension, or the return, that the money was for came to nothing. */
function wentToDebt(
  { purpose, expiresAt }: Repayment,
  outcome: PaymentOutcome,
  now: Date,
): boolean {
  if (purpose === 'extend') return !outcome.extended
  return purpose === 'return' && outcome.orderState !== 'returned' && expiresAt < now
}

/** Where all that came went, in the shape of the contract's `Allocation`. */
export function describeAllocation(payments: readonly PaymentParts[], currency: Currency) {
  const of = (part: keyof PaymentParts) =>
    money(
      payments.reduce((all, each) => all + each[part], 0),
      currency,
    )
  return {
    interest: of('interest'),
    service_fee: of('fee'),
    principal: of('principal'),
    late_fee: of('lateFee'),
    extension: of('extension'),
    overpaid: of('overpaid'),
  }
}

/** A payment as it stands in a list: what came, or what is awaited while nothing has come. */
export function describeListed(
  repayment: ListedRepayment,
  now: Date,
): DataOf<'listRepayments'>['repayments'][number] {
  return {
    repayment_id: repayment.id,
    order_id: repayment.orderId,
    method: repayment.method,
    purpose: repayment.purpose,
    amount: money(repayment.received || repayment.amount, repayment.currency),
    status: repaymentStatusOf(repayment, repayment, now),
    created_at: repayment.createdAt.toISOString(),
    paid_at: repayment.paidAt?.toISOString() ?? null,
  }
}
