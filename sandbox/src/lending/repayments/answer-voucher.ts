import { AT_ONCE, claimInBatches } from '../audit/claim-in-batches.ts'
import { recordAct, type Act } from '../audit/record-act.ts'
import { instantIn } from '../../foundation/clock.ts'
import { profileOf } from '../countries/countries.ts'
import { Failure } from '../../foundation/failure.ts'
import { lockOrder, type Order } from '../orders/order-store.ts'
import { addMessage } from '../messages/message-store.ts'
import type { Database, Transaction } from '../../store/database/database.ts'
import { matchPayment } from './receive-payment.ts'
import { findRepayment } from './repayment-store.ts'
import { lockNearest } from './unmatched-payment-store.ts'
import { answerVoucher, overdueVouchers } from './voucher-store.ts'

export interface VoucherName {
  borrowerId: string
  repaymentId: string
}

/**
 * A person found the reported payment among the unmatched money. Of the payments of its sum the one
 * nearest to the day that the payer named is booked, with the bank's own date. What the payer says
 * is no money: nothing is booked for it.
 *
 * Throws 404001 unless the voucher waits: what is matched with its instruction meanwhile answers it.
 * Throws 409002 where no money of that sum has come and while the order waits for its payout.
 */
export async function confirmVoucher(
  database: Database,
  name: VoucherName,
  now: Date,
): Promise<Order> {
  return database.transaction(async (tx) => {
    const repayment = await findRepayment(tx, name.borrowerId, name.repaymentId)
    const found = repayment && (await lockOrder(tx, repayment.borrowerId, repayment.orderId))
    if (!found) throw new Failure('not_found')
    const { appId, zone } = profileOf(found)
    const voucher = await answerVoucher(tx, name, 'found', now)
    if (!voucher) throw new Failure('not_found')
    const payment = await lockNearest(
      tx,
      { appId, ...voucher },
      instantIn(zone, voucher.paidOn, '12:00'),
    )
    if (!payment) throw nothingCame()
    const order = await matchPayment(tx, repayment, payment, now)
    recordAct(tx, answeredAct(name, 'staff', 'found', now))
    return order
  })
}

/** Seen by the console alone: the contract does not list this state. */
const nothingCame = (): Failure =>
  new Failure('state_does_not_allow', {
    data: { state: 'nothing_came', allowed: [], next: 'repayment' },
  })

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

/** A person did not find it: the borrower is notified. Throws 404001 unless the voucher waits. */
export async function rejectVoucher(
  tx: Transaction,
  name: VoucherName,
  now: Date,
): Promise<{ orderId: string }> {
  const voucher = await answerVoucher(tx, name, 'not_found', now)
  if (!voucher) throw new Failure('not_found')
  addMessage(tx, name.borrowerId, {
    kind: 'payment_not_found',
    wording: 'payment_not_found',
    orderId: voucher.orderId,
    sentAt: now,
  })
  return { orderId: voucher.orderId }
}

/** Answers vouchers whose time is up: nobody is left waiting. Returns how many. */
export const answerOverdueVouchers = (database: Database, now: Date): Promise<number> =>
  claimInBatches(database, {
    claim: (tx) => overdueVouchers(tx, now, AT_ONCE),
    work: async (tx, name) => {
      await rejectVoucher(tx, name, now)
      return answeredAct(name, 'job', 'not_found', now)
    },
  })
