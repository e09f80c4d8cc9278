import { readClock } from '../../store/database/business-clock.ts'
import { Failure } from '../../foundation/failure.ts'
import { lockOrder, type Order } from '../../lending/orders/order-store.ts'
import { matchPayment } from '../../lending/repayments/receive-payment.ts'
import { lockUnmatched } from '../../lending/repayments/unmatched-payment-store.ts'
import { findInstruction } from '../../lending/repayments/find-instruction.ts'
import type { World } from '../page-parts/world.ts'

/**
 * A person finds out whose payment came without a reference: it is booked for that instruction, from
 * the payer's day. The reference may be typed as it is shown to the borrower.
 *
 * Throws 404001 for a payment that is not unmatched any more or came to another edition, and for an
 * unknown reference. Throws 409002 while the loan waits for its payout.
 */
export async function matchAs(
  { database, realTime }: World,
  match: { bankPaymentId: string; reference: string },
): Promise<Order> {
  const { country, repayment } = await findInstruction(database, match)
  const { appId } = country
  const now = (await readClock(database, realTime)).business()
  return database.transaction(async (tx) => {
    await lockOrder(tx, repayment.borrowerId, repayment.orderId)
    const payment = await lockUnmatched(tx, { appId, bankPaymentId: match.bankPaymentId })
    if (!payment) throw new Failure('not_found')
    return matchPayment(tx, repayment, payment, now)
  })
}
