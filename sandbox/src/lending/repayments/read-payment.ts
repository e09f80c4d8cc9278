import { Failure } from '../../foundation/failure.ts'
import type { Minor } from '../../foundation/money.ts'
import type { Queryable, Transaction } from '../../store/database/database.ts'
import type { OrderBalances } from '../ledger/balances.ts'
import { unreversedWriteOff } from '../ledger/write-off.ts'
import { earnedOf } from '../ledger/return.ts'
import { chargedDays } from '../orders/late-charges.ts'
import { lockOrderAndBalances, type Order } from '../orders/order-store.ts'
import { knownBankPayment, type KnownBankPayment } from './bank-payments.ts'
import { isBeforeBooked } from './counting-day.ts'
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
  { countsOn, ...payment }: { countsOn: string; amount: Minor; paidAt: Date },
): Promise<PaymentFacts> {
  return {
    order,
    repayment,
    balances,
    writeOff: order.state === 'written_off' ? await unreversedWriteOff(tx, order) : undefined,
    chargedDays: await chargedDays(tx, order),
    booked: isBeforeBooked(order, balances, countsOn) ? await bookedPayments(tx, order) : [],
    returning: await returningOf(tx, order, payment, balances),
  }
}

/**
 * What counts for the return of an order; undefined where the payer was too late for one, or cannot
 * complete one that nobody announced.
 */
export async function returningOf(
  db: Queryable,
  order: Order,
  { amount, paidAt }: { amount: Minor; paidAt: Date },
  { paid }: Pick<OrderBalances, 'paid'>,
): Promise<Returning | undefined> {
  const until = returnDeadline(order)
  if (until === null || paidAt > until) return undefined
  if (order.returnAnnouncedAt === null && paid + amount < order.terms.principal) return undefined
  return { until, paidInTime: await paidBy(db, order, until), earned: await earnedOf(db, order) }
}
