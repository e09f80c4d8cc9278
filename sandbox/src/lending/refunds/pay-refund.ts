import { randomInt } from 'node:crypto'
import { dateIn } from '../../foundation/clock.ts'
import { Failure } from '../../foundation/failure.ts'
import { newIdentifier } from '../../foundation/identifier.ts'
import type { Minor } from '../../foundation/money.ts'
import { first, type Queryable, type Transaction } from '../../store/database/database.ts'
import { findAccount } from '../accounts/account-store.ts'
import { recordAct } from '../audit/record-act.ts'
import { profileOf } from '../countries/countries.ts'
import { balancesOf } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import { addMessage } from '../messages/message-store.ts'
import { lockOrder, type Order } from '../orders/order-store.ts'
import type { Partners } from '../partners/partners.ts'
import { endRefund, latestRefund, overpaidOrders } from './refund-store.ts'

/**
 * Sends what was overpaid on a locked order to the account that its borrower named. Where no bank
 * takes it there it stays the borrower's, who can name another account. Both are told by a message.
 *
 * Throws 404001 where no request waits.
 */
export async function payRefund(
  tx: Transaction,
  order: Order,
  now: Date,
  partners: Pick<Partners, 'takesPayout'>,
): Promise<'paid' | 'failed'> {
  const refund = await latestRefund(tx, order)
  if (refund?.outcome !== null) throw new Failure('not_found')
  const { amount } = refund
  const account = await findAccount(tx, order.borrowerId, refund.accountId)
  const { credit } = await balancesOf(tx, order.borrowerId, order.id)
  const isTaken =
    account !== undefined &&
    credit >= amount &&
    partners.takesPayout({ appId: order.appId, number: account.number })
  const outcome = isTaken ? 'paid' : 'failed'
  if (isTaken) postRefund(tx, order, amount, `refund:${refund.id}`, now)
  await endRefund(tx, refund, outcome, now)
  addMessage(tx, order.borrowerId, {
    kind: 'loan_update',
    wording: isTaken ? 'refunded' : 'refund_failed',
    params: { amount, currency: order.currency },
    orderId: order.id,
    sentAt: now,
  })
  return outcome
}

/** A number by which money is claimed that was the borrower's when the account was cancelled. */
export const newClaimReference = (): string =>
  String(randomInt(100_000, 1_000_000)) + String(randomInt(100_000, 1_000_000))

/**
 * Pays out, to whom a person at the lender has found to be its owner, all that a cancelled account
 * left: the books alone know how much. Returns the sum.
 *
 * Throws 404001 for a reference that stands for nothing, or nothing any more.
 */
export async function payClaim(tx: Transaction, reference: string, now: Date): Promise<Minor> {
  const claim = await claimOf(tx, reference)
  const owed = claim ? await overpaidOrders(tx, claim.borrowerId) : []
  let sum = 0
  for (const { orderId } of owed) {
    const order = await lockOrder(tx, claim?.borrowerId ?? '', orderId)
    if (!order) throw new Error('an order with balances that is not there')
    const { credit } = await balancesOf(tx, order.borrowerId, order.id)
    if (credit <= 0) continue
    postRefund(tx, order, credit, `claim:${newIdentifier()}`, now)
    sum += credit
  }
  if (!claim || sum === 0) throw new Failure('not_found')
  const about = { claim_reference: reference, orders: owed.length }
  recordAct(tx, {
    borrowerId: claim.borrowerId,
    at: now,
    actor: 'staff',
    action: 'pay_claim',
    about,
  })
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

function postRefund(tx: Transaction, order: Order, sum: Minor, cause: string, now: Date): void {
  post(tx, {
    borrowerId: order.borrowerId,
    orderId: order.id,
    kind: 'refund',
    cause,
    valueDate: dateIn(profileOf(order).zone, now),
    postedAt: now,
    currency: order.currency,
    lines: [
      ['borrower_credit', sum],
      ['cash_clearing', -sum],
    ],
  })
}
