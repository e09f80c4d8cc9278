import { extensionsOf, type Extension } from '../rules/extension.ts'
import { isExtendable } from '../rules/order-life-cycle.ts'
import { paidOfDebt } from '../rules/paid-of-debt.ts'
import type { Market } from '../rules/products.ts'
import type { Queryable } from '../../store/database/database.ts'
import { paidForExtensions } from './current-terms.ts'
import { paymentHistoryOf } from './payment-history.ts'
import { orderStatusOf } from './order-status.ts'
import type { Order } from './order-store.ts'
import { orderDoesNotAllow } from './transition.ts'

/** An extension on offer with its name, which holds for one due date and one day. */
export interface ExtensionOption extends Extension {
  id: string
  /** The due date that it moves. */
  fromDueDate: string
}

/** What can be bought `today`, shortest first. Throws 409002 for a loan that is not running in time. */
export async function extensionOptions(
  db: Queryable,
  order: Order,
  market: Market,
  today: string,
): Promise<ExtensionOption[]> {
  const { dueDate, terms, extendedDays, startDate } = order
  if (!isExtendable(order.state) || dueDate === null) throw orderDoesNotAllow(order)
  const { owed } = await orderStatusOf(db, order, today)
  const ofDebt = paidOfDebt(await paymentHistoryOf(db, order))
  const paid = [...(await paidForExtensions(db, order)), ...ofDebt]
  const loan = { terms, extendedDays, startDate, owed, paid }
  return extensionsOf(market, loan, today).map((extension) => ({
    ...extension,
    id: ['ext', extension.days, plain(dueDate), plain(today)].join('-'),
    fromDueDate: dueDate,
  }))
}

const plain = (date: string): string => date.replaceAll('-', '')
