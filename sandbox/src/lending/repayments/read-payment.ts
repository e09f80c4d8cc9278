import { Failure } from '../../foundation/failure.ts'
import type { Transaction } from '../../store/database/database.ts'
import { balancesOf } from '../ledger/balances.ts'
import { unreversedWriteOff } from '../ledger/write-off.ts'
import { chargedDays } from '../orders/late-fees.ts'
import { lockOrder } from '../orders/order-store.ts'
import { knownBankPayment, type KnownBankPayment } from './bank-payments.ts'
import type { PaymentFacts } from './payment-decision.ts'
import { bookedPayments } from './payment-history.ts'
import { findRepayment, type Repayment } from './repayment-store.ts'

/** Which instruction a payment is for. */
export type InstructionName = Pick<Repayment, 'borrowerId' | 'id' | 'orderId'>

/**
 * An instruction with its order, under the order's lock, what the ledger says of that, and what the
 * bank reported of the payment before.
 */
export interface LockedInstruction extends Pick<PaymentFacts, 'order' | 'repayment' | 'balances'> {
  known: KnownBankPayment | undefined
}

/** Locks the order of an instruction; throws 404001 where there is none. */
export async function lockInstruction(
  tx: Transaction,
  { borrowerId, id, orderId }: InstructionName,
  bankPaymentId: string,
): Promise<LockedInstruction> {
  // Sent together; the others are read once the first has its lock.
  const [order, repayment, balances, known] = await Promise.all([
    lockOrder(tx, borrowerId, orderId),
    findRepayment(tx, borrowerId, id),
    balancesOf(tx, borrowerId, orderId),
    knownBankPayment(tx, { borrowerId, orderId }, bankPaymentId),
  ])
  if (!order || !repayment) throw new Failure('not_found')
  return { order, repayment, balances, known }
}

/** Reads what else the decision on a payment looks at, as far as the day that counts needs it. */
export async function readFacts(
  tx: Transaction,
  { order, repayment, balances }: LockedInstruction,
  countsOn: string,
): Promise<PaymentFacts> {
  const isEarlier = order.accruedTo !== null && countsOn < order.accruedTo
  return {
    order,
    repayment,
    balances,
    writeOff: order.state === 'written_off' ? await unreversedWriteOff(tx, order) : undefined,
    chargedDays: await chargedDays(tx, order),
    booked: isEarlier ? await bookedPayments(tx, order) : [],
  }
}
