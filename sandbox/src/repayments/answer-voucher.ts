import { recordAct, recordActs, type Act } from '../audit/record-act.ts'
import { instantIn } from '../clock.ts'
import { ApiFailure } from '../http/failure.ts'
import { lockOrder, type Order } from '../loans/order-store.ts'
import { addMessage } from '../messages/message-store.ts'
import type { Database, Transaction } from '../store/database.ts'
import { newIdentifier } from '../store/identifier.ts'
import { matchPayment } from './receive-payment.ts'
import { findRepayment } from './repayment-store.ts'
import { answerVoucher, overdueVouchers, takeUnmatched, listUnmatched } from './voucher-store.ts'

/** Money that nobody owns is looked through this far. */
const LOOKED_THROUGH = 500

export interface VoucherName {
  borrowerId: string
  repaymentId: string
}

/**
 * A person found the reported payment: it is booked from the payer's day, whenever that is. Money
 * that lay about unmatched with this sum and day is the one. Throws 404001 unless the voucher waits
 * and nothing was matched with its instruction meanwhile.
 */
export async function foundPayment(
  database: Database,
  name: VoucherName,
  now: Date,
  zone: string,
): Promise<Order> {
  return database.transaction(async (tx) => {
    if (!(await isUnpaid(tx, name))) throw new ApiFailure('not_found')
    const voucher = await answerVoucher(tx, name, 'found', now)
    if (!voucher) throw new ApiFailure('not_found')
    const noon = instantIn(zone, voucher.paidOn, '12:00')
    const lying = (await listUnmatched(tx, LOOKED_THROUGH)).find(
      ({ amount, paidAt }) =>
        amount === voucher.amount &&
        instantIn(zone, voucher.paidOn, '00:00') <= paidAt &&
        paidAt.getTime() < noon.getTime() + 12 * 3_600_000,
    )
    const taken = lying && (await takeUnmatched(tx, lying.bankPaymentId))
    const paidAt = taken?.paidAt ?? noon
    const order = await matchPayment(
      tx,
      { borrowerId: name.borrowerId, id: name.repaymentId, orderId: voucher.orderId },
      {
        amount: voucher.amount,
        paidAt: paidAt < now ? paidAt : now,
        bankPaymentId: taken?.bankPaymentId ?? newIdentifier(),
      },
      { now, zone },
    )
    await recordAct(tx, answeredAct(name, 'staff', 'found', now))
    return order
  })
}

/** Whether nothing came for the instruction; under its order's lock, so that nothing comes now. */
async function isUnpaid(tx: Transaction, name: VoucherName): Promise<boolean> {
  const known = await findRepayment(tx, name.borrowerId, name.repaymentId)
  const order = known && (await lockOrder(tx, known.borrowerId, known.orderId))
  const repayment = order && (await findRepayment(tx, name.borrowerId, name.repaymentId))
  return repayment?.paidAt === null
}

/** What the chain remembers of an answer. */
export function answeredAct(
  { borrowerId, repaymentId }: VoucherName,
  actor: 'staff' | 'job',
  outcome: 'found' | 'not_found',
  at: Date,
): Act {
  return {
    borrowerId,
    at,
    actor,
    action: 'answer_voucher',
    about: { repayment_id: repaymentId, outcome },
  }
}

/** A person did not find it: the borrower is told. Throws 404001 unless the voucher waits. */
export async function missedPayment(
  tx: Transaction,
  name: VoucherName,
  now: Date,
): Promise<{ orderId: string }> {
  const voucher = await answerVoucher(tx, name, 'not_found', now)
  if (!voucher) throw new ApiFailure('not_found')
  await addMessage(tx, name.borrowerId, {
    kind: 'payment_not_found',
    wording: 'payment_not_found',
    orderId: voucher.orderId,
    sentAt: now,
  })
  return { orderId: voucher.orderId }
}

/** Answers vouchers whose time is up, fifty at a time: nobody is left waiting. Gives how many. */
export async function answerOverdueVouchers(database: Database, now: Date): Promise<number> {
  let done = 0
  for (;;) {
    const answered = await database.transaction(async (tx) => {
      const waiting = await overdueVouchers(tx, now, 50)
      const acts: Act[] = []
      for (const { isPaid, ...name } of waiting) {
        if (isPaid) await answerVoucher(tx, name, 'found', now)
        else await missedPayment(tx, name, now)
        acts.push(answeredAct(name, 'job', isPaid ? 'found' : 'not_found', now))
      }
      await recordActs(tx, acts)
      return waiting.length
    })
    done += answered
    if (answered < 50) return done
  }
}
