import { dateIn } from '../../foundation/clock.ts'
import { refuseFaults } from '../../foundation/failure.ts'
import { profileOf } from '../countries/countries.ts'
import type { Order } from '../orders/order-store.ts'
import { termsAt } from '../orders/current-terms.ts'
import { orderDoesNotAllow } from '../orders/transition.ts'
import { LARGEST_SUM, type Minor } from '../../foundation/money.ts'
import type { Database, Transaction } from '../../store/database/database.ts'
import { newIdentifier } from '../../foundation/identifier.ts'
import { isClaimedMeanwhile, refuseKnownOtherwise } from './bank-payments.ts'
import { countingDay } from './counting-day.ts'
import { decidePayment, refuseBeyond } from './decide-payment.ts'
import type { IncomingPayment } from './payment-decision.ts'
import { isAwaitingPayout } from '../rules/order-life-cycle.ts'
import { lockInstruction, readFacts, type LockedInstruction } from './read-payment.ts'
import type { Repayment } from './repayment-store.ts'
import type { UnmatchedPayment } from './unmatched-payment-store.ts'
import { saveUnidentified, saveUnmatched, writePayment } from './write-payment.ts'

/**
 * Books a payment for what the instruction that it names is for: the debt, an extension or a
 * return. A payment reported twice is booked once. While its loan waits for a payout there is no
 * debt that it could lower: then it is kept as unmatched, and a person matches it later.
 *
 * Throws 409002 for a payment that is known with another reference or sum. Throws 422001 for a sum
 * that cannot be money, or that would lift what was paid on the order beyond the contract's bound.
 */
export async function receivePayment(
  database: Database,
  repayment: Repayment,
  payment: IncomingPayment,
  now: Date,
): Promise<Order> {
  const { amount } = payment
  const { reference } = repayment
  refuseNoMoney(amount)
  const receive = async (tx: Transaction): Promise<Order> => {
    const locked = await lockInstruction(tx, repayment, payment.bankPaymentId)
    if (locked.known) refuseKnownOtherwise(locked.known, { reference, amount })
    if (!isAwaitingPayout(locked.order.state)) return bookOnce(tx, locked, payment, now, 'bank')
    await saveUnmatched(tx, locked, payment, now)
    return locked.order
  }
  return database.transaction(receive).catch((error: unknown) => {
    if (!isClaimedMeanwhile(error)) throw error
    // What claimed it has been committed, so that this time it is known.
    return database.transaction(receive)
  })
}

/**
 * Keeps a payment that names no instruction, until a person or a borrower's voucher says whose it is.
 * Throws 422001 for a sum that cannot be money.
 */
export async function receiveUnidentified(
  database: Database,
  payment: UnmatchedPayment,
  now: Date,
): Promise<void> {
  refuseNoMoney(payment.amount)
  await database.transaction((tx) => saveUnidentified(tx, payment, now))
}

/** Throws 422001 for a sum that cannot be money. */
function refuseNoMoney(amount: Minor): void {
  refuseBeyond(LARGEST_SUM, amount)
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    refuseFaults([{ field: 'amount', rule: 'min', params: { min: 1 } }])
  }
}

/**
 * Books an unmatched payment for the instruction that a person says it is of. Lock the order before
 * the payment, as a report of the bank does. Throws 409002 while the order waits for its payout.
 */
export async function matchPayment(
  tx: Transaction,
  repayment: Repayment,
  payment: IncomingPayment,
  now: Date,
): Promise<Order> {
  const locked = await lockInstruction(tx, repayment, payment.bankPaymentId)
  if (isAwaitingPayout(locked.order.state)) throw orderDoesNotAllow(locked.order)
  return bookOnce(tx, locked, payment, now, 'staff')
}

/**
 * Books a payment on its locked order, once a bank payment: what it finds is read, what it does is
 * decided, and that is written. Throws 409002 where another order took the payment meanwhile.
 */
async function bookOnce(
  tx: Transaction,
  locked: LockedInstruction,
  payment: IncomingPayment,
  now: Date,
  saidBy: 'bank' | 'staff',
): Promise<Order> {
  const { order, repayment, known } = locked
  if (known?.isBooked) return order
  const { zone } = profileOf(order)
  const today = dateIn(zone, now)
  const terms = await termsAt(tx, order, payment.paidAt)
  const on = countingDay(order, repayment, payment, { today, zone, terms })
  const facts = await readFacts(tx, locked, { ...payment, countsOn: on })
  const received = { ...payment, id: newIdentifier() }
  const decision = decidePayment(facts, received, { now, today, on })
  // Who gave a transaction of their own for it cannot do that again.
  const isNew = !known && saidBy === 'bank'
  const wasUnmatched = known !== undefined
  return writePayment(tx, facts, decision, { ...received, saidBy, isNew, wasUnmatched }, now)
}
