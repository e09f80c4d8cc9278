import { dropList } from '../device-lists/list-store.ts'
import { Failure } from '../../foundation/failure.ts'
import type { Product } from '../rules/products.ts'
import { nextRoute } from '../next-page/next-route.ts'
import { routeOfOrder } from '../orders/order-route.ts'
import { openOrder } from '../orders/order-store.ts'
import type { ListName } from '../settings/remote-config.ts'
import type { Queryable } from '../../store/database/database.ts'
import {
  addConsent,
  closeConsent,
  latestConsent,
  type Consent,
  type Purpose,
} from './consent-store.ts'
import { NEEDED } from './needed.ts'

/**
 * Gives a consent. What stands for this version is left as it is; for another version a new record
 * takes the place of the one before, which is closed.
 */
export async function giveConsent(
  db: Queryable,
  borrowerId: string,
  given: { purpose: Purpose; noticeVersion: string },
  now: Date,
): Promise<Consent> {
  const latest = await latestConsent(db, borrowerId, given.purpose)
  if (latest?.withdrawnAt === null) {
    if (latest.noticeVersion === given.noticeVersion) return latest
    await closeConsent(db, borrowerId, latest, now)
  }
  return addConsent(db, borrowerId, given, now)
}

/** What was collected on the strength of a consent, and goes with it. */
const listOf: Readonly<Partial<Record<Purpose, ListName>>> = {
  contacts_list: 'contacts',
  apps_list: 'apps',
  messages_list: 'messages',
}

/**
 * Takes a consent back and deletes what was collected for it. What does not stand any more is left as
 * it is. Throws 409002 for what was never given, and for one that an open loan needs.
 */
export async function withdrawConsent(
  db: Queryable,
  borrowerId: string,
  purpose: Purpose,
  { product, now }: { product: Product; now: Date },
): Promise<Consent> {
  const latest = await latestConsent(db, borrowerId, purpose)
  if (latest === undefined) {
    const next = await nextRoute(db, borrowerId, product)
    throw new Failure('state_does_not_allow', {
      data: { state: 'not_given', allowed: [], next },
    })
  }
  if (latest.withdrawnAt !== null) return latest
  const order = NEEDED.includes(purpose) ? await openOrder(db, borrowerId) : undefined
  if (order !== undefined) {
    throw new Failure('state_does_not_allow', {
      data: { state: order.state, allowed: [], next: routeOfOrder(order.state) },
    })
  }
  const list = listOf[purpose]
  if (list !== undefined) await dropList(db, borrowerId, list)
  return closeConsent(db, borrowerId, latest, now)
}
