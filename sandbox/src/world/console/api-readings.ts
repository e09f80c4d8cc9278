import type { FastifyInstance } from 'fastify'
import { dateIn } from '../../foundation/clock.ts'
import { readClockAndOutage } from '../../http/pipeline/outage.ts'
import { countries } from '../../lending/countries/countries.ts'
import { checkBooks } from '../../lending/ledger/check-books.ts'
import { listTexts } from '../../lending/messages/texts.ts'
import { readClock } from '../../store/database/business-clock.ts'
import { editionIn, type Edition } from '../page-parts/edition.ts'
import type { World } from '../page-parts/world.ts'
import { scenariosOf } from '../scenarios/scenarios.ts'
import { readOrders } from './overview.ts'
import { openClaims } from './refunds.ts'
import { openRequests } from './requests.ts'
import { paymentsToMatch } from './vouchers.ts'

/** What a tester reads: texts, orders, what waits for somebody, and the state of the lender. */
export function readings(routes: FastifyInstance, world: World): void {
  const { database, settings } = world
  routes.get<{ Querystring: { phone?: string; app_id?: string } }>('/texts', async ({ query }) => ({
    texts: (await listTexts(database, { phone: query.phone, appId: query.app_id })).map((each) => ({
      app_id: each.appId,
      phone_prefix: each.phonePrefix,
      phone: each.phone,
      body: each.body,
      code: /\b\d{6}\b/.exec(each.body)?.[0] ?? null,
      sent_at: each.sentAt.toISOString(),
    })),
  }))
  routes.get<{ Querystring: { before?: string } }>('/orders', async (request) => {
    const now = (await readClock(database, world.realTime)).business()
    const { orders, older } = await readOrders(database, now, request.query)
    return {
      before: older,
      orders: orders.map((order) => ({
        app_id: order.appId,
        borrower_id: order.borrowerId,
        order_id: order.id,
        order_number: order.number,
        phone: order.phone,
        state: order.state,
        owed: order.owed,
        paid: order.paid,
        instructions: order.instructions,
      })),
    }
  })
  readWaiting(routes, world)
  routes.get('/outage', async () => ({
    calls: (await readClockAndOutage(database, world.realTime)).failingCalls,
  }))
  routes.get<Edition>('/scenarios', async ({ query }) => ({
    scenarios: scenariosOf(editionIn(query, settings)),
  }))
  routes.get('/books', async () => ({ findings: await checkBooks(database) }))
  routes.get<Edition>('/clock', async ({ query }) => {
    const now = (await readClock(database, world.realTime)).business()
    return {
      now: now.toISOString(),
      today: dateIn(countries[editionIn(query, settings)].zone, now),
    }
  })
}

/** What waits for a person's answer. */
function readWaiting(routes: FastifyInstance, { database }: World): void {
  routes.get('/unmatched', async () => {
    const { vouchers, unmatched } = await paymentsToMatch(database)
    return {
      vouchers: vouchers.map((voucher) => ({
        app_id: voucher.appId,
        borrower_id: voucher.borrowerId,
        repayment_id: voucher.repaymentId,
        reference: voucher.reference,
        paid_on: voucher.paidOn,
        amount: voucher.amount,
        answer_by: voucher.answerBy.toISOString(),
      })),
      unmatched: unmatched.map(({ appId, bankPaymentId, amount, paidAt }) => ({
        app_id: appId,
        bank_payment_id: bankPaymentId,
        amount,
        paid_at: paidAt.toISOString(),
      })),
    }
  })
  routes.get('/requests', async () => ({
    requests: (await openRequests(database)).map((request) => ({
      app_id: request.appId,
      borrower_id: request.borrowerId,
      case_id: request.caseId,
      about: request.about,
      statement: request.statement,
      answer_by: request.answerBy.toISOString(),
    })),
  }))
  routes.get('/claims', async () => ({
    claims: (await openClaims(database)).map((claim) => ({
      app_id: claim.appId,
      reference: claim.reference,
      order_numbers: claim.orderNumbers,
      amount: claim.amount,
      currency: claim.currency,
      cancelled_at: claim.cancelledAt.toISOString(),
    })),
  }))
}
