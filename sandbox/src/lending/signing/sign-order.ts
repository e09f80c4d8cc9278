import { recordAct } from '../audit/record-act.ts'
import { Failure } from '../../foundation/failure.ts'
import { addJob } from '../jobs/job-store.ts'
import { transition, orderDoesNotAllow } from '../orders/transition.ts'
import type { Order } from '../orders/order-store.ts'
import type { Transaction } from '../../store/database/database.ts'
import type { Clock } from '../../foundation/clock.ts'
import { saveSigning, openLink } from './signing-store.ts'

/**
 * What the signing app reports of a link: signed, which asks for the payout, or failed, which may
 * be tried again. Reporting the same twice within the link's hour changes nothing.
 *
 * Throws 404001 for a link that opens nothing or is too old, 409002 when the order cannot be signed.
 */
export async function reportSigning(
  tx: Transaction,
  token: string,
  outcome: 'signed' | 'failed',
  context: { clock: Clock; payoutAfterMs: number },
): Promise<Order> {
  const opened = await openLink(tx, token)
  if (!opened) throw new Failure('not_found')
  const { signing, order } = opened
  if (signing.expiresAt < context.clock.security()) throw new Failure('not_found')
  if (signing.status === outcome) return order
  if (order.state !== 'approved') throw orderDoesNotAllow(order)
  await saveSigning(tx, { ...signing, status: outcome })
  const reported = outcome === 'signed' ? await signed(tx, order, context) : order
  recordAct(tx, {
    borrowerId: order.borrowerId,
    at: context.clock.business(),
    actor: 'signing_app',
    action: outcome === 'signed' ? 'sign' : 'fail_signing',
    about: { order_id: order.id },
  })
  return reported
}

async function signed(
  tx: Transaction,
  order: Order,
  context: { clock: Clock; payoutAfterMs: number },
): Promise<Order> {
  const now = context.clock.business()
  const dueAt = new Date(now.getTime() + context.payoutAfterMs)
  await addJob(tx, { borrowerId: order.borrowerId, orderId: order.id, kind: 'pay_out', dueAt })
  return transition(tx, order, 'sign', now)
}
