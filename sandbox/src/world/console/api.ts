import type { FastifyInstance } from 'fastify'
import { dateIn } from '../../foundation/clock.ts'
import { Failure } from '../../foundation/failure.ts'
import { beginOutage } from '../../http/pipeline/outage.ts'
import type { Order } from '../../lending/orders/order-store.ts'
import { isAwaitingPayout } from '../../lending/rules/order-life-cycle.ts'
import { approveAs, rejectAs } from './decide.ts'
import { countries } from '../../lending/countries/countries.ts'
import { editionIn } from '../page-parts/edition.ts'
import { callsIn, durationIn, orderNameIn, paidAtIn, sumIn, textIn, type Fields } from './fields.ts'
import { readings } from './api-readings.ts'
import { ageSessions } from './age-sessions.ts'
import { advanceClock } from './advance-clock.ts'
import { matchAs } from './match-payment.ts'
import { payAs, signAs, type PaymentInput } from './outside-world.ts'
import type { World } from '../page-parts/world.ts'
import { nextCalls } from './overview-page.ts'
import { bounceAs, payOutNow, writeOffAs } from './payout-and-loss.ts'
import { payClaimAs, payRefundAs } from './refunds.ts'
import { answerRequest, LONGEST_ANSWER } from './requests.ts'
import { reset } from './reset.ts'
import { answerVoucherAs, payUnidentified } from './vouchers.ts'
import { requireSameOrigin } from '../page-parts/same-origin.ts'

/** The console's calls as JSON, for its page and for tests. Not part of the contract. */
export async function registerConsoleApi(app: FastifyInstance, world: World): Promise<void> {
  await app.register(
    async (routes) => {
      routes.addHook('onRequest', requireSameOrigin)
      readings(routes, world)
      const post: Post = (path, act) => {
        routes.post<{ Body: unknown }>(path, async (request, reply) => {
          const body = request.body ?? {}
          if (typeof body !== 'object' || Array.isArray(body)) throw new Failure('malformed')
          return reply.header('cache-control', 'no-store').send(await act(body as Fields))
        })
      }
      actOnOrders(post, world)
      actOnMoney(post, world)
      actOnRequests(post, world)
      actOnTheWorld(post, world)
    },
    { prefix: '/sandbox/api' },
  )
}

type Post = (path: string, act: (fields: Fields) => Promise<unknown>) => void

const stateOf = async (order: Order) => ({ order_id: order.id, state: order.state })

/** What the signing app, a clerk and the bank do with an order. */
function actOnOrders(post: Post, world: World): void {
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
}

/** Money that comes, and money that is sent back. */
function actOnMoney(post: Post, world: World): void {
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
    return { ...(await stateOf(order)), ...(isAwaitingPayout(order.state) ? KEPT : {}) }
  })
  post('/match', async (fields) =>
    stateOf(
      await matchAs(world, {
        bankPaymentId: textIn(fields, 'bank_payment_id') ?? '',
        reference: textIn(fields, 'reference') ?? '',
      }),
    ),
  )
  post('/pay-unidentified', async (fields) =>
    payUnidentified(world, {
      reference: textIn(fields, 'reference') ?? '',
      amount: sumIn(fields, 'amount'),
      paidAt: (at) => paidAtIn(fields, at),
    }),
  )
}

/** A clerk’s answers. */
function actOnRequests(post: Post, world: World): void {
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
}

/** The clock, the age of sessions, an outage, and the beginning anew. */
function actOnTheWorld(post: Post, world: World): void {
  post('/clock', async (fields) => {
    const { zone } =
      countries[editionIn({ app_id: textIn(fields, 'app_id') ?? '' }, world.settings)]
    const { now, done } = await advanceClock(world, durationIn(fields))
    return { now: now.toISOString(), today: dateIn(zone, now), done }
  })
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
