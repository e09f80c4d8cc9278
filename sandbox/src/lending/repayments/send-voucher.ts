import type { BodyOf } from '../../foundation/contract.ts'
import { addDays, dateIn, instantIn } from '../../foundation/clock.ts'
import { Failure, refuseChoice, refuseFaults } from '../../foundation/failure.ts'
import { lockOrder } from '../orders/order-store.ts'
import type { Queryable } from '../../store/database/database.ts'
import { findFile } from '../uploads/upload-store.ts'
import { findRepayment, receivedFor } from './repayment-store.ts'
import { addVoucher, type Voucher } from './voucher-store.ts'

/** Days after the report within which the payment is found or not, by the evening of the last one. */
const ANSWER_DAYS = 2

/**
 * Takes the report of a payment that was not matched; of a part-paid instruction it may be the rest.
 *
 * Throws 404001 for an instruction or a picture that is not the borrower's voucher, and 409002 when
 * the instruction is paid already. Throws 422001 for a day or a sum that cannot be.
 */
export async function takeVoucher(
  db: Queryable,
  borrowerId: string,
  body: BodyOf<'sendVoucher'>,
  { now, zone }: { now: Date; zone: string },
): Promise<Voucher> {
  const known = await findRepayment(db, borrowerId, body.repayment_id)
  const order = known && (await lockOrder(db, borrowerId, known.orderId))
  const repayment = known && (await findRepayment(db, borrowerId, known.id))
  const picture = await findFile(db, borrowerId, body.file_id)
  if (!order || !repayment || picture?.purpose !== 'repayment_voucher') {
    throw new Failure('not_found')
  }
  if ((await receivedFor(db, repayment)) >= repayment.amount) {
    throw new Failure('state_does_not_allow', {
      data: { state: 'paid', allowed: [], next: 'repayment' },
    })
  }
  const { amount, currency } = body.amount
  if (currency !== repayment.currency) {
    refuseChoice('amount.currency', [repayment.currency])
  }
  if (amount < 1) refuseFaults([{ field: 'amount.amount', rule: 'min', params: { min: 1 } }])
  const today = dateIn(zone, now)
  const field = 'paid_on'
  if (body.paid_on > today) refuseFaults([{ field, rule: 'max', params: { max: today } }])
  if (body.paid_on < order.startDate) {
    refuseFaults([{ field, rule: 'min', params: { min: order.startDate } }])
  }
  const voucher: Voucher = {
    borrowerId,
    repaymentId: repayment.id,
    fileId: picture.fileId,
    paidOn: body.paid_on,
    amount,
    reportedAt: now,
    answerBy: instantIn(zone, addDays(today, ANSWER_DAYS), '17:00'),
  }
  await addVoucher(db, voucher)
  return voucher
}
