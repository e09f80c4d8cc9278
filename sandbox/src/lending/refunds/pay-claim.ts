import { randomInt } from 'node:crypto'
import { Failure } from '../../foundation/failure.ts'
import { newIdentifier } from '../../foundation/identifier.ts'
import type { Minor } from '../../foundation/money.ts'
import { first, type Queryable, type Transaction } from '../../store/database/database.ts'
import { recordAct } from '../audit/record-act.ts'
import { lockOrder, type Order } from '../orders/order-store.ts'
import { postRefund } from './pay-refund.ts'
import { notAsked, overpaidOrders } from './refund-store.ts'

/** A number by which money is claimed that is the borrower's once the account was cancelled. */
export const newClaimReference = (): string =>
  String(randomInt(100_000, 1_000_000)) + String(randomInt(100_000, 1_000_000))

/**
 * Pays out all that a cancelled account left and no refund will bring, to whom a person at the
 * lender has found to be its owner. The books alone know how much. Returns the sum.
 *
 * Throws 404001 for a reference that stands for nothing, or nothing any more.
 */
export async function payClaim(tx: Transaction, reference: string, now: Date): Promise<Minor> {
  const claim = await claimOf(tx, reference)
  if (!claim) throw new Failure('not_found')
  const { borrowerId } = claim
  const orders: Order[] = []
  for (const { orderId } of await overpaidOrders(tx, borrowerId)) {
    const order = await lockOrder(tx, borrowerId, orderId)
    if (!order) throw new Error('an order with balances that is not there')
    orders.push(order)
  }
  // Read again under the locks.
  const owed = (await overpaidOrders(tx, borrowerId)).filter((each) => notAsked(each) > 0)
  let sum = 0
  for (const each of owed) {
    const order = orders.find(({ id }) => id === each.orderId)
    if (!order) continue
    postRefund(tx, order, notAsked(each), `claim:${newIdentifier()}`, now)
    sum += notAsked(each)
  }
  if (sum === 0) throw new Failure('not_found')
  const about = { claim_reference: reference, orders: owed.length }
  recordAct(tx, { borrowerId, at: now, actor: 'staff', action: 'pay_claim', about })
  return sum
}

/** Whose money a claim is of; one look-up that does not know the borrower yet (D26). */
async function claimOf(
  db: Queryable,
  reference: string,
): Promise<{ borrowerId: string } | undefined> {
  // Awaited, so that the statement is known to be sent from here: it is excepted by its file.
  return await first<{ borrowerId: string }>(
    db,
    `select borrower_id as "borrowerId" from cancellations
     where claim_reference = $1 and withdrawn_at is null`,
    [reference],
  )
}
