import { readClock } from '../../store/database/business-clock.ts'
import { ApiFailure } from '../../foundation/failure.ts'
import { lockOrder, type Order } from '../../lending/orders/order-store.ts'
import { referenceShown } from '../../lending/repayments/instruction.ts'
import { matchPayment } from '../../lending/repayments/receive-payment.ts'
import { repaymentByReference } from '../../lending/repayments/repayment-store.ts'
import { takeUnmatched } from '../../lending/repayments/voucher-store.ts'
import { markets } from '../../lending/rules/products.ts'
import { wrongField } from './fields.ts'
import type { World } from './outside-world.ts'

/**
 * A person finds out whose payment came without a reference: it is booked for that instruction, from
 * the payer's day. The reference may be typed as it is shown to the borrower.
 *
 * Throws 404001 for a payment that is not unmatched any more and for an unknown reference. Throws
 * 409002 while the loan waits for its payout, 422001 for an instruction in another currency.
 */
export async function matchAs(
  { database, realTime, settings }: World,
  match: { bankPaymentId: string; reference: string },
): Promise<Order> {
  const { country } = settings
  const { zone } = markets[country]
  const reference = referenceShown(country, match.reference.replaceAll(/\s/g, ''))
  const instruction = await repaymentByReference(database, reference)
  if (!instruction) throw new ApiFailure('not_found')
  const now = (await readClock(database, realTime)).business()
  return database.transaction(async (tx) => {
    await lockOrder(tx, instruction.borrowerId, instruction.orderId)
    const payment = await takeUnmatched(tx, match.bankPaymentId)
    if (!payment) throw new ApiFailure('not_found')
    if (payment.currency !== instruction.currency) throw wrongField('reference')
    return matchPayment(tx, instruction, payment, { now, zone })
  })
}
