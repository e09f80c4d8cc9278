import { balancesOf } from '../ledger/balances.ts'
import type { Order } from '../orders/order-store.ts'
import { addMessage } from '../messages/message-store.ts'
import type { WordingName } from '../messages/wording.ts'
import { isOwed } from '../rules/order-life-cycle.ts'
import type { Minor } from '../../foundation/money.ts'
import type { Transaction } from '../../store/database/database.ts'
import type { Repayment } from './repayment-store.ts'

/**
 * Writes to the inbox what a payment has done. It came, it moved the due date, or it did not do
 * what its instruction was for. For a loan that has ended it names what came beyond the debt.
 *
 * @param before the order before the payment was booked, `after` the one that it became.
 * @param now business time.
 */
export async function notifyOfPayment(
  tx: Transaction,
  repayment: Repayment,
  { amount, before, after, now }: { amount: Minor; before: Order; after: Order; now: Date },
): Promise<void> {
  const notify = (wording: WordingName, sum: Minor): void => {
    addMessage(tx, after.borrowerId, {
      kind: 'payment_received',
      wording,
      params: {
        amount: sum,
        currency: after.currency,
        ...(after.dueDate === null ? {} : { day: after.dueDate }),
      },
      orderId: after.id,
      sentAt: now,
    })
  }
  notify(wordingFor(repayment, before, after), amount)
  if (after.state !== 'repaid' && after.state !== 'returned') return
  const { credit } = await balancesOf(tx, after.borrowerId, after.id)
  if (credit > 0) notify('paid_too_much', credit)
}

function wordingFor({ purpose, paidAt }: Repayment, before: Order, after: Order): WordingName {
  // A loan that has ended says so itself.
  if (!isOwed(after.state) || after.dueDate === null) return 'payment_received'
  if (after.extendedDays > before.extendedDays) return 'extended'
  // What comes again for an instruction is a payment like any other.
  if (paidAt !== null) return 'payment_received'
  if (purpose === 'extend') return 'not_extended'
  return purpose === 'return' ? 'not_returned' : 'payment_received'
}
