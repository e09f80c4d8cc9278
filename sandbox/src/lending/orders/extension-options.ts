import { daysBetween } from '../../foundation/clock.ts'
import type { DatedPayment } from '../rules/annual-percentage-rate.ts'
import { extensionsOf, type Extension } from '../rules/extension.ts'
import type { Market } from '../rules/products.ts'
import type { Queryable } from '../../store/database/database.ts'
import { paidForExtensions } from './current-terms.ts'
import { bookedPayments } from './payment-history.ts'
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
  if (order.state !== 'disbursed' || dueDate === null) throw orderDoesNotAllow(order)
  const { owed } = await orderStatusOf(db, order, today)
  const loan = {
    terms,
    extendedDays,
    startDate,
    owed,
    paid: [...(await paidForExtensions(db, order)), ...(await paidOfDebt(db, order))],
  }
  return extensionsOf(market, loan, today).map((extension) => ({
    ...extension,
    id: ['ext', extension.days, plain(dueDate), plain(today)].join('-'),
    fromDueDate: dueDate,
  }))
}

/** What was paid of the debt, by the day after the payout. */
async function paidOfDebt(db: Queryable, order: Order): Promise<DatedPayment[]> {
  const payments = await bookedPayments(db, order)
  return payments.map(({ on, sum }) => ({
    day: Math.max(0, daysBetween(order.startDate, on)),
    amount: sum,
  }))
}

const plain = (date: string): string => date.replaceAll('-', '')
