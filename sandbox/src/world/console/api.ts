import type { FastifyInstance } from 'fastify'
import { dateIn } from '../../foundation/clock.ts'
import { readClock } from '../../store/database/business-clock.ts'
import { Failure } from '../../foundation/failure.ts'
import { beginOutage, readClockAndOutage } from '../../http/pipeline/outage.ts'
import { checkBooks } from '../../lending/ledger/check-books.ts'
import type { Order } from '../../lending/orders/order-store.ts'
import { awaitsPayout } from '../../lending/repayments/receive-payment.ts'
import { scenariosOf } from '../scenarios/scenarios.ts'
import { listTexts } from '../../lending/messages/texts.ts'
import { approveAs, rejectAs } from './decide.ts'
import { countries } from '../../lending/countries/countries.ts'
import { editionIn, type Edition } from '../page-parts/edition.ts'
import { callsIn, durationIn, orderNameIn, paidAtIn, sumIn, textIn, type Fields } from './fields.ts'
import { ageSessions } from './age-sessions.ts'
import { advanceClock } from './advance-clock.ts'
import { matchAs } from './match-payment.ts'
import { payAs, signAs, type PaymentInput } from './outside-world.ts'
import type { World } from '../page-parts/world.ts'
import { nextCalls } from './overview-page.ts'
import { readOrders } from './overview.ts'
import { bounceAs, payOutNow, writeOffAs } from './payout-and-loss.ts'
import { openClaims, payClaimAs, payRefundAs } from './refunds.ts'
import { answerRequest, LONGEST_ANSWER, openRequests } from './requests.ts'
import { reset } from './reset.ts'
import { answerVoucherAs, payUnidentified, paymentsToMatch } from './vouchers.ts'
import { requireSameOrigin } from '../page-parts/same-origin.ts'

/** The console's calls as JSON, for its page and for tests. Not part of the contract. */
export async function registerConsoleApi(app: FastifyInstance, world: World): Promise<void> {
  await app.register(
    async (routes) => {
      routes.addHook('onRequest', requireSameOrigin)
      readings(routes, world)
      const post = (path: string, act: (fields: Fields) => Promise<unknown>): void => {
        routes.post<{ Body: unknown }>(path, async (request, reply) => {
          const body = request.body ?? {}
          if (typeof body !== 'object' || Array.isArray(body)) throw new Failure('malformed')
          return reply.header('cache-control', 'no-store').send(await act(body as Fields))
        })
      }
      const stateOf = async (order: Order) => ({ order_id: order.id, state: order.state })
      post('/sign', async (fields) => stateOf(await signAs(world, orderNameIn(fields), 'signed')))
      post('/fail-signing', async (fields) =>
        stateOf(await signAs(world, orderNameIn(fields), 'failed')),
      )
      post('/approve', async (fields) => stateOf(await approveAs(world, orderNameIn(fields))))
      post('/reject', async (fields) => stateOf(await rejectAs(world, orderNameIn(fields))))
      post('/pay-out', async (fields) => {
        const order = await payOutNow(world, orderNameIn(fields))
        return { ...(await stateOf(order)), ...(order.state === 'payout_failed' ? NOT_TAKEN : {}) }
      })
      post('/bounce', async (fields) => stateOf(await bounceAs(world, orderNameIn(fields))))
      post('/write-off', async (fields) => stateOf(await writeOffAs(world, orderNameIn(fields))))
      post('/refund', async (fields) => {
        const { order, outcome } = await payRefundAs(world, orderNameIn(fields))
        return { ...(await stateOf(order)), outcome, ...(outcome === 'failed' ? NOT_SENT : {}) }
      })
      post('/claim', async (fields) => payClaimAs(world, textIn(fields, 'reference') ?? ''))
      post('/pay', async (fields) => {
        const order = await payAs(world, {
          ...shownCode(textIn(fields, 'code')),
          ...given('reference', textIn(fields, 'reference')),
          ...given('qrPayload', textIn(fields, 'qr_payload')),
          amount: sumIn(fields, 'amount'),
          share: fields['share'] === 'half' ? 'half' : 'full',
          paidAt: (at) => paidAtIn(fields, at),
          paymentId: textIn(fields, 'payment_id'),
        })
        return { ...(await stateOf(order)), ...(awaitsPayout(order) ? KEPT : {}) }
      })
      post('/match', async (fields) =>
        stateOf(
          await matchAs(world, {
            bankPaymentId: textIn(fields, 'bank_payment_id') ?? '',
            reference: textIn(fields, 'reference') ?? '',
          }),
        ),
      )
      post('/answer', async (fields) =>
        answerRequest(
          world,
          {
            borrowerId: textIn(fields, 'borrower_id') ?? '',
            caseId: textIn(fields, 'case_id') ?? '',
          },
          textIn(fields, 'text', LONGEST_ANSWER) ?? '',
        ),
      )
      post('/pay-unidentified', async (fields) =>
        payUnidentified(world, {
          reference: textIn(fields, 'reference') ?? '',
          amount: sumIn(fields, 'amount'),
          paidAt: (at) => paidAtIn(fields, at),
        }),
      )
      for (const outcome of ['found', 'not_found'] as const) {
        post(outcome === 'found' ? '/voucher-found' : '/voucher-not-found', async (fields) =>
          answerVoucherAs(
            world,
            {
              borrowerId: textIn(fields, 'borrower_id') ?? '',
              repaymentId: textIn(fields, 'repayment_id') ?? '',
            },
            outcome,
          ),
        )
      }
      post('/clock', async (fields) => advanceClock(world, durationIn(fields)))
      post('/age', async (fields) => {
        const edition = editionIn({ app_id: textIn(fields, 'app_id') ?? '' }, world.settings)
        const { appId, phonePrefix } = countries[edition]
        const phone = textIn(fields, 'phone') ?? ''
        return ageSessions(world.database, { appId, phonePrefix, phone }, durationIn(fields))
      })
      post('/outage', async (fields) => {
        const calls = callsIn(fields)
        await beginOutage(world.database, calls)
        return {
          done: true,
          calls,
          said: calls === 0 ? 'The outage is over.' : `${nextCalls(calls)}.`,
        }
      })
      post('/reset', async () => {
        await reset(world.database)
        return { done: true }
      })
    },
    { prefix: '/sandbox/api' },
  )
}

function readings(routes: FastifyInstance, world: World): void {
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

/** The notice about money for a loan that waits for its payout. */
const KEPT = {
  notice: 'Not booked: the loan waits for its payout. The money lies under “Payments to match”.',
}

/** The notice about a payout that the bank refused. */
const NOT_TAKEN = {
  notice:
    'The payout failed: the bank sent the money back. The borrower has to give another account.',
}

/** The notice about overpaid money that could not be sent. */
const NOT_SENT = {
  notice: 'The bank did not take the money. It stays the borrower’s, who can name another account.',
}

/** What somebody pastes: the text of a QR code, or a reference or account number. */
function shownCode(code: string | undefined): Pick<PaymentInput, 'qrPayload' | 'reference'> {
  if (code === undefined) return {}
  return code.startsWith('0002') ? { qrPayload: code } : { reference: code }
}

const given = <Name extends string>(name: Name, value: string | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, string>>
