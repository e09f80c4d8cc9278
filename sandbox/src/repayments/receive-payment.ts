import { dateIn } from '../clock.ts'
import { ApiFailure, refuseFaults } from '../http/failure.ts'
import { balancesOf } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import { keepOrder, lockOrder, type Order } from '../loans/order-store.ts'
import { happen } from '../loans/transition.ts'
import { allocate, outlook, payoffOn, type Allocation, type Owed } from '../rules/balance.ts'
import { LARGEST_SUM, type Minor } from '../rules/money.ts'
import { isOwed } from '../rules/order-life-cycle.ts'
import type { Database, Queryable, Transaction } from '../store/database.ts'
import { newIdentifier } from '../store/identifier.ts'
import { addPayment, findRepayment, ownerOfReference, type Repayment } from './repayment-store.ts'

/** Money that came to the lender's account with a reference. */
export interface IncomingPayment {
  reference: string
  amount: Minor
  /** When the payer paid, in business time. */
  paidAt: Date
  /** The payer's bank names the payment; the same name twice is the same payment. */
  bankPaymentId: string
}

/**
 * Matches a payment to its instruction and books it: interest to the day the payer paid, then the
 * debt, then what is over for the borrower. A payment told of twice is booked once.
 *
 * Throws 404001 for an unknown reference, 422001 for a sum that cannot be money or that would lift
 * what was paid on the order beyond the contract's bound.
 */
export async function receivePayment(
  database: Database,
  payment: IncomingPayment,
  now: Date,
  zone: string,
): Promise<Order> {
  const { amount } = payment
  refuseBeyond(LARGEST_SUM, amount)
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    refuseFaults([{ field: 'amount', rule: 'min', params: { min: 1 } }])
  }
  const repayment = await repaymentOf(database, payment.reference)
  if (!repayment) throw new ApiFailure('not_found')
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, repayment.borrowerId, repayment.orderId)
    if (!order) throw new ApiFailure('not_found')
    const id = newIdentifier()
    const fresh = await addPayment(tx, {
      ...payment,
      id,
      borrowerId: order.borrowerId,
      orderId: order.id,
      repaymentId: repayment.id,
      matchedAt: now,
    })
    if (!fresh) return order
    return book(tx, order, repayment, { id, ...payment }, { now, zone })
  })
}

/** The instruction that a reference stands for; what may change in it is read under the order's lock. */
export async function repaymentOf(
  db: Queryable,
  reference: string,
): Promise<Repayment | undefined> {
  const owner = await ownerOfReference(db, reference)
  return owner && findRepayment(db, owner.borrowerId, owner.repaymentId)
}

async function book(
  tx: Transaction,
  order: Order,
  repayment: Repayment,
  payment: IncomingPayment & { id: string },
  { now, zone }: { now: Date; zone: string },
): Promise<Order> {
  const today = dateIn(zone, now)
  const balances = await balancesOf(tx, order.borrowerId, order.id)
  // The total is a sum of the contract too: beyond its bound the order could not be shown any more.
  refuseBeyond(LARGEST_SUM - balances.paid, payment.amount)
  const owed: Owed = { ...balances, accruedTo: order.accruedTo ?? today }
  const on = countingDay(repayment, payment, owed, zone)
  const spread = allocate(order.terms, owed, payment.amount, on)
  await post(tx, {
    borrowerId: order.borrowerId,
    orderId: order.id,
    kind: 'payment',
    cause: `payment:${payment.id}`,
    valueDate: on,
    postedAt: now,
    currency: order.currency,
    lines: [
      ['receivable_interest', spread.accrued],
      ['interest_income', -spread.accrued],
      ['cash_clearing', payment.amount],
      ['receivable_interest', -spread.interest],
      ['receivable_fee', -spread.fee],
      ['receivable_principal', -spread.principal],
      ['borrower_credit', -spread.surplus],
    ],
  })
  if (!isOwed(order.state)) return order
  return afterPayment(tx, order, left(owed, spread, on), today, now)
}

function refuseBeyond(max: Minor, amount: Minor): void {
  if (amount > max) refuseFaults([{ field: 'amount', rule: 'max', params: { max } }])
}

/**
 * The day that counts for interest: when the payer paid (D17). An instruction for the whole debt of
 * its day ends the loan when it is paid in time, so that no satang is left over after midnight.
 */
function countingDay(
  repayment: Repayment,
  payment: IncomingPayment,
  owed: Owed,
  zone: string,
): string {
  const whole =
    repayment.settlesOn !== null &&
    payment.amount >= repayment.amount &&
    payment.paidAt <= repayment.expiresAt
  const day = whole && repayment.settlesOn ? repayment.settlesOn : dateIn(zone, payment.paidAt)
  return day > owed.accruedTo ? day : owed.accruedTo
}

function left(owed: Owed, spread: Allocation, on: string): Owed {
  return {
    principal: owed.principal - spread.principal,
    interest: owed.interest + spread.accrued - spread.interest,
    fee: owed.fee - spread.fee,
    accruedTo: on,
  }
}

async function afterPayment(
  tx: Transaction,
  order: Order,
  owed: Owed,
  today: string,
  now: Date,
): Promise<Order> {
  if (payoffOn(order.terms, owed, owed.accruedTo) === 0) {
    return happen(tx, order, 'repay', now, { accruedTo: owed.accruedTo, dueDate: null })
  }
  const { nextDueDate } = outlook(order.terms, owed, order.startDate, today)
  const changed = { accruedTo: owed.accruedTo, dueDate: nextDueDate }
  if (order.state === 'overdue' && nextDueDate !== null && nextDueDate >= today) {
    return happen(tx, order, 'catch_up', now, changed)
  }
  const kept = { ...order, ...changed }
  const same = kept.accruedTo === order.accruedTo && kept.dueDate === order.dueDate
  if (!same) await keepOrder(tx, kept)
  return kept
}
