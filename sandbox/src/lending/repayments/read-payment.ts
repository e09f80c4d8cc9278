import { dateIn } from '../../foundation/clock.ts'
import { Failure } from '../../foundation/failure.ts'
import type { Transaction } from '../../store/database/database.ts'
import { balancesOf } from '../ledger/balances.ts'
import { unreversedWriteOff } from '../ledger/write-off.ts'
import { chargedDays } from '../orders/late-fees.ts'
import { lockOrder } from '../orders/order-store.ts'
import { countingDay } from './decide-payment.ts'
import type { MatchedPayment, PaymentFacts } from './payment-decision.ts'
import { bookedPayments } from './payment-history.ts'
import { findRepayment, type Repayment } from './repayment-store.ts'

/** Which instruction a payment is for. */
export type InstructionName = Pick<Repayment, 'borrowerId' | 'id' | 'orderId'>

/** An instruction with its order, under the order's lock, and what the ledger says of that. */
export type LockedInstruction = Pick<PaymentFacts, 'order' | 'repayment' | 'balances'>

/** Locks the order of an instruction; throws 404001 where there is none. */
export async function lockInstruction(
  tx: Transaction,
  name: InstructionName,
): Promise<LockedInstruction> {
  // Sent together; the others are read once the first has its lock.
  const [order, repayment, balances] = await Promise.all([
    lockOrder(tx, name.borrowerId, name.orderId),
    findRepayment(tx, name.borrowerId, name.id),
    balancesOf(tx, name.borrowerId, name.orderId),
  ])
  if (!order || !repayment) throw new Failure('not_found')
  return { order, repayment, balances }
}

/** Reads what else the decision on a payment looks at, as far as it is needed for this one. */
export async function readFacts(
  tx: Transaction,
  locked: LockedInstruction,
  payment: Pick<MatchedPayment, 'amount' | 'paidAt'>,
  { now, zone }: { now: Date; zone: string },
): Promise<PaymentFacts> {
  const { order, repayment } = locked
  const day = countingDay(order, repayment, payment, { today: dateIn(zone, now), zone })
  const isEarlier = order.accruedTo !== null && day < order.accruedTo
  return {
    ...locked,
    writeOff: order.state === 'written_off' ? await unreversedWriteOff(tx, order) : undefined,
    chargedDays: await chargedDays(tx, order),
    booked: isEarlier ? await bookedPayments(tx, order) : [],
  }
}
