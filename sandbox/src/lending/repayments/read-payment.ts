import { Failure } from '../../foundation/failure.ts'
import type { Queryable, Transaction } from '../../store/database/database.ts'
import { unreversedWriteOff } from '../ledger/write-off.ts'
import { earnedOf } from '../ledger/return.ts'
import { chargedDays } from '../orders/late-charges.ts'
import { lockOrderAndBalances, type Order } from '../orders/order-store.ts'
import { knownBankPayment, type KnownBankPayment } from './bank-payments.ts'
import type { PaymentFacts, Returning } from './payment-decision.ts'
import { bookedPayments } from '../orders/payment-history.ts'
import { paidBy, returnDeadline } from '../orders/return-loan.ts'
import type { Repayment } from './repayment-store.ts'

/**
 * An instruction with its order, under the order's lock, what the ledger says of that, and what the
 * bank reported of the payment before.
 */
export interface LockedInstruction extends Pick<PaymentFacts, 'order' | 'repayment' | 'balances'> {
  known: KnownBankPayment | undefined
}

/**
 * Locks the order of an instruction; throws 404001 where there is none. The instruction may have
 * been read before: what a payment is decided by never changes in it.
 */
export async function lockInstruction(
  tx: Transaction,
  repayment: Repayment,
  bankPaymentId: string,
): Promise<LockedInstruction> {
  const { borrowerId, orderId } = repayment
  // Sent together; the second is read once the first has its lock.
  const [locked, known] = await Promise.all([
    lockOrderAndBalances(tx, borrowerId, orderId),
    knownBankPayment(tx, { borrowerId, orderId }, bankPaymentId),
  ])
  if (!locked) throw new Failure('not_found')
  return { ...locked, repayment, known }
}

/** Reads what else the decision on a payment looks at, as far as the payer's day needs it. */
export async function readFacts(
  tx: Transaction,
  { order, repayment, balances }: LockedInstruction,
  { countsOn, paidAt }: { countsOn: string; paidAt: Date },
): Promise<PaymentFacts> {
  const isEarlier = order.accruedTo !== null && countsOn < order.accruedTo
  return {
    order,
    repayment,
    balances,
    writeOff: order.state === 'written_off' ? await unreversedWriteOff(tx, order) : undefined,
    chargedDays: await chargedDays(tx, order),
    booked: isEarlier ? await bookedPayments(tx, order) : [],
    returning: await returningOf(tx, order, paidAt),
  }
}

/** What counts for the return of an order; undefined where none was announced, or it is too late. */
export async function returningOf(
  db: Queryable,
  order: Order,
  paidAt: Date,
): Promise<Returning | undefined> {
  const until = order.returnAnnouncedAt && returnDeadline(order)
  if (until === null || paidAt > until) return undefined
  return { until, paidInTime: await paidBy(db, order, until), earned: await earnedOf(db, order) }
}
