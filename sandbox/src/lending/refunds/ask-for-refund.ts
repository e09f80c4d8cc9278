import { addDays, dateIn, instantIn } from '../../foundation/clock.ts'
import { Failure } from '../../foundation/failure.ts'
import { newIdentifier } from '../../foundation/identifier.ts'
import type { Transaction } from '../../store/database/database.ts'
import { findAccount } from '../accounts/account-store.ts'
import { addJob } from '../jobs/job-store.ts'
import { balancesOf } from '../ledger/balances.ts'
import type { Order } from '../orders/order-store.ts'
import { addRefund, latestRefund, type Refund } from './refund-store.ts'

/** On the morning of this day it is sent; by the evening it must be. */
const PAID_WITHIN_DAYS = 3

/**
 * Takes the request to send what was overpaid on a locked order to one of the borrower's accounts.
 *
 * Throws 404001 for an account that is not the borrower's, 409002 where nothing is overpaid or a
 * request waits already.
 */
export async function askForRefund(
  tx: Transaction,
  order: Order,
  accountId: string,
  { now, zone }: { now: Date; zone: string },
): Promise<Refund> {
  const { borrowerId, id: orderId } = order
  const account = await findAccount(tx, borrowerId, accountId)
  if (!account) throw new Failure('not_found')
  const latest = await latestRefund(tx, order)
  if (latest?.outcome === null) throw cannotBeAsked('refund_asked')
  const { overpaid } = await balancesOf(tx, borrowerId, orderId)
  if (overpaid <= 0) throw cannotBeAsked('nothing_overpaid')
  const lastDay = addDays(dateIn(zone, now), PAID_WITHIN_DAYS)
  const refund = {
    borrowerId,
    id: newIdentifier(),
    orderId,
    accountId: account.id,
    amount: overpaid,
    askedAt: now,
    payBy: instantIn(zone, lastDay, '17:00'),
  }
  await addRefund(tx, refund)
  const dueAt = instantIn(zone, lastDay, '09:00')
  await addJob(tx, { borrowerId, orderId, kind: 'pay_refund', dueAt })
  return { ...refund, outcome: null, endedAt: null }
}

const cannotBeAsked = (state: 'refund_asked' | 'nothing_overpaid'): Failure =>
  new Failure('state_does_not_allow', { data: { state, allowed: [], next: 'orderdetails' } })
