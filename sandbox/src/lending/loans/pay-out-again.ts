import { addJob } from '../jobs/job-store.ts'
import type { Queryable, Transaction } from '../../store/database/database.ts'
import { lockOrder, openOrder, type Order } from '../orders/order-store.ts'
import { transition } from '../orders/transition.ts'

/**
 * The borrower's loan whose payout failed, locked; undefined where there is none. Ask before the
 * borrower's row is locked: a payout locks the order first.
 */
export async function failedPayout(tx: Queryable, borrowerId: string): Promise<Order | undefined> {
  const open = await openOrder(tx, borrowerId)
  if (open?.state !== 'payout_failed') return undefined
  const order = await lockOrder(tx, borrowerId, open.id)
  return order?.state === 'payout_failed' ? order : undefined
}

/**
 * Sends a locked loan whose payout failed to the account that its borrower gives or chooses now: it
 * waits for its payout again, as after the signature. The agreement goes on naming the account of its day.
 */
export async function payOutAgainTo(
  tx: Transaction,
  order: Order,
  accountId: string,
  { now, payoutAfterMs }: { now: Date; payoutAfterMs: number },
): Promise<void> {
  const { borrowerId, id: orderId } = order
  await tx.query(
    `update orders set agreed_account_id = coalesce(agreed_account_id, account_id), account_id = $3
     where borrower_id = $1 and id = $2`,
    [borrowerId, orderId, accountId],
  )
  const dueAt = new Date(now.getTime() + payoutAfterMs)
  await addJob(tx, { borrowerId, orderId, kind: 'pay_out', dueAt })
  transition(tx, { ...order, accountId }, 'change_account', now)
}
