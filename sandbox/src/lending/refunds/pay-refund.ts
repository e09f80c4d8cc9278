import { dateIn } from '../../foundation/clock.ts'
import { Failure } from '../../foundation/failure.ts'
import type { Minor } from '../../foundation/money.ts'
import type { Transaction } from '../../store/database/database.ts'
import { findAccount } from '../accounts/account-store.ts'
import { profileOf } from '../countries/countries.ts'
import { balancesOf } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import { addMessage } from '../messages/message-store.ts'
import { lockOrder, type Order } from '../orders/order-store.ts'
import type { Partners } from '../partners/partners.ts'
import { endRefund, latestRefund } from './refund-store.ts'
import { sendClaimText } from './claim-text.ts'

/**
 * Sends what was overpaid on a locked order to the account that its borrower named. Where no bank
 * takes it there it stays the borrower's, who can name another account, or claim it once the account
 * was cancelled. Either sends a message.
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
  const { overpaid } = await balancesOf(tx, order.borrowerId, order.id)
  const isTaken =
    account !== undefined &&
    overpaid >= amount &&
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
  if (!isTaken) await sendClaimText(tx, order, now)
  return outcome
}

/** Sends it on its day; one that a person sent before, or that nobody waits for, is left alone. */
export async function payDueRefund(
  tx: Transaction,
  { borrowerId, orderId }: { borrowerId: string; orderId: string },
  now: Date,
  partners: Pick<Partners, 'takesPayout'>,
): Promise<string> {
  const order = await lockOrder(tx, borrowerId, orderId)
  if (!order) return 'none'
  const waits = (await latestRefund(tx, order))?.outcome === null
  return waits ? payRefund(tx, order, now, partners) : 'none'
}

/** Takes a sum that is the borrower's out of the books: it was sent. */
export function postRefund(
  tx: Transaction,
  order: Order,
  sum: Minor,
  cause: string,
  now: Date,
): void {
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
