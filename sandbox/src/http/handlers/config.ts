import { dateIn } from '../../foundation/clock.ts'
import { versionsOf } from '../pipeline/version.ts'
import { nextRoute } from '../../lending/next-page/next-route.ts'
import { exampleCost, offerOf } from '../../lending/loans/offer.ts'
import { refusalShown } from '../../lending/certification/evaluations.ts'
import { orderSummary } from '../../lending/loans/order-answers.ts'
import { listOrders, openOrder } from '../../lending/orders/order-store.ts'
import { quotaShown } from '../../lending/loans/require-quota.ts'
import { configEntries } from '../../lending/settings/remote-config.ts'
import { money } from '../../foundation/money.ts'
import { countries } from '../../lending/countries/countries.ts'
import type { Handlers } from '../pipeline/handler.ts'

/** What the app shows before it knows the borrower, and home for one whom it knows. */
export const config = {
  getAppConfig: async ({ country, settings, language }) =>
    configEntries(countries[country], settings.remoteConfig, language),

  checkVersion: async (call) => versionsOf(call.settings),

  getHome: async (call) => {
    const { db, borrower, clock } = call
    const market = countries[call.country]
    const now = clock.business()
    const today = dateIn(market.zone, now)
    const quota = borrower ? await quotaShown(db, borrower.id, market.product, now) : null
    const shown = {
      offer: offerOf(market),
      example: { cost: exampleCost(market, today, quota ?? undefined) },
      // The sandbox is no licensed lender, and says so (D23).
      licence: null,
      quota: quota === null ? null : money(quota, market.currency),
    }
    if (!borrower) return { ...shown, refusal: null, order: null, next: null }
    const order = (await openOrder(db, borrower.id)) ?? (await listOrders(db, borrower.id, 1))[0]
    return {
      ...shown,
      refusal: await refusalShown(db, borrower.id, { now, today }),
      order: order ? await orderSummary(db, order, today) : null,
      next: await nextRoute(db, borrower.id, market.product, now),
    }
  },
} satisfies Partial<Handlers>
