import { promiseAnswer } from '../cases/promise.ts'
import { hasOpenCase } from '../cases/case-store.ts'
import type { BodyOf } from '../../foundation/contract.ts'
import { Failure, refuseChoice } from '../../foundation/failure.ts'
import { isOwed } from '../rules/order-life-cycle.ts'
import type { Transaction } from '../../store/database/database.ts'
import type { Order } from '../orders/order-store.ts'
import { orderDoesNotAllow } from '../orders/transition.ts'

/**
 * Takes the request for an easier plan on a locked order and promises an answer.
 *
 * Throws 409002 where nothing is owed or a request about this loan is open, 422001 for a sum in
 * another currency or a statement with control characters.
 */
export async function askForHelp(
  tx: Transaction,
  order: Order,
  body: Pick<BodyOf<'askForHelp'>, 'wish' | 'affordable_amount' | 'statement'>,
  at: { now: Date; zone: string },
) {
  if (!isOwed(order.state)) throw orderDoesNotAllow(order)
  const { affordable_amount: affordable, statement } = body
  if (affordable !== undefined && affordable.currency !== order.currency) {
    refuseChoice('affordable_amount.currency', [order.currency])
  }
  const about = { borrowerId: order.borrowerId, about: 'help', orderId: order.id } as const
  if (await hasOpenCase(tx, about)) {
    throw new Failure('state_does_not_allow', {
      data: { state: 'help_asked', allowed: [], next: 'repayment' },
    })
  }
  const request = {
    ...about,
    wish: body.wish,
    affordable: affordable?.amount ?? null,
    statement: statement ?? null,
  }
  return promiseAnswer(tx, request, at)
}
