import { addDays, dateIn } from '../clock.ts'
import { openOrder } from '../loans/order-store.ts'
import { KEPT_DAYS } from '../rules/cancellation.ts'
import { markets } from '../rules/products.ts'
import type { Handlers } from './handler.ts'

/** The borrower's own data, and the end of the account. */
export const account = {
  checkCancellation: async (call) => {
    const { db, borrower, clock, settings } = call
    const unfinished = await openOrder(db, borrower.id)
    const today = dateIn(markets[settings.country].zone, clock.business())
    return {
      can_cancel: unfinished === undefined,
      unfinished_order_ids: unfinished === undefined ? [] : [unfinished.id],
      kept_days: KEPT_DAYS,
      kept_until: addDays(today, KEPT_DAYS),
    }
  },
} satisfies Partial<Handlers>
