import type { FastifyInstance } from 'fastify'
import { dateIn, readClock } from '../clock.ts'
import { ApiFailure } from '../http/failure.ts'
import { beginOutage } from '../http/outage.ts'
import { checkBooks } from '../ledger/check-books.ts'
import type { Order } from '../loans/order-store.ts'
import { markets } from '../rules/products.ts'
import { listTexts } from '../store/texts.ts'
import { isIdentifier } from '../store/identifier.ts'
import {
  letTimePass,
  payAs,
  payOutNow,
  signAs,
  type OrderName,
  type World,
} from './outside-world.ts'
import { readOverview } from './overview.ts'
import { answerRequest, openRequests } from './requests.ts'
import { reset } from './reset.ts'
import { answerVoucherAs, losePayment, lostPayments } from './vouchers.ts'
import { requireSameOrigin } from './same-origin.ts'

const HOUR = 3_600_000
/** A clock that ran further ahead would leave the calendar that interest is counted in. */
const LONGEST_MOVE = 3650 * 24 * HOUR

type Fields = Record<string, unknown>

/** The console's calls as JSON, for its page and for tests. Not part of the contract. */
export async function registerConsoleApi(app: FastifyInstance, world: World): Promise<void> {
  await app.register(
    async (routes) => {
      routes.addHook('onRequest', requireSameOrigin)
      readings(routes, world)
      const post = (path: string, act: (fields: Fields) => Promise<unknown>): void => {
        routes.post<{ Body: unknown }>(path, async (request, reply) => {
          const body = request.body ?? {}
          if (typeof body !== 'object' || Array.isArray(body)) throw new ApiFailure('malformed')
          return reply.header('cache-control', 'no-store').send(await act(body as Fields))
        })
      }
      const told = async (order: Order) => ({ order_id: order.id, state: order.state })
      post('/sign', async (fields) => told(await signAs(world, orderName(fields), 'signed')))
      post('/fail-signing', async (fields) =>
        told(await signAs(world, orderName(fields), 'failed')),
      )
      post('/pay-out', async (fields) => told(await payOutNow(world, orderName(fields))))
      post('/pay', async (fields) => {
        const order = await payAs(world, {
          reference: text(fields, 'reference'),
          qrPayload: text(fields, 'qr_payload'),
          amount: fields['amount'] === undefined ? undefined : sum(fields['amount']),
          share: fields['share'] === 'half' ? 'half' : 'full',
          paidAt: instant(fields, 'paid_at'),
          paymentId: text(fields, 'payment_id'),
        })
        return told(order)
      })
      post('/answer', async (fields) =>
        answerRequest(
          world,
          { borrowerId: text(fields, 'borrower_id') ?? '', caseId: text(fields, 'case_id') ?? '' },
          typeof fields['text'] === 'string' ? fields['text'] : '',
        ),
      )
      post('/lose', async (fields) =>
        losePayment(world, {
          reference: text(fields, 'reference') ?? '',
          paidAt: instant(fields, 'paid_at'),
        }),
      )
      for (const outcome of ['found', 'not_found'] as const) {
        post(outcome === 'found' ? '/voucher-found' : '/voucher-missed', async (fields) =>
          answerVoucherAs(
            world,
            {
              borrowerId: text(fields, 'borrower_id') ?? '',
              repaymentId: text(fields, 'repayment_id') ?? '',
            },
            outcome,
          ),
        )
      }
      post('/clock', async (fields) => letTimePass(world, duration(fields)))
      post('/outage', async (fields) => {
        await beginOutage(world.database, Number(fields['calls']) || 1)
        return { done: true }
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
  routes.get<{ Querystring: { phone?: string } }>('/texts', async (request) => ({
    texts: (await listTexts(database, request.query.phone)).map((each) => ({
      phone_prefix: each.phonePrefix,
      phone: each.phone,
      body: each.body,
      code: /\b\d{6}\b/.exec(each.body)?.[0] ?? null,
      sent_at: each.sentAt.toISOString(),
    })),
  }))
  routes.get('/orders', async () => {
    const { orders } = await readOverview(database, world.realTime())
    return {
      orders: orders.map((order) => ({
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
  routes.get('/lost', async () => {
    const { vouchers, unmatched } = await lostPayments(database)
    return {
      vouchers: vouchers.map((voucher) => ({
        borrower_id: voucher.borrowerId,
        repayment_id: voucher.repaymentId,
        reference: voucher.reference,
        paid_on: voucher.paidOn,
        amount: voucher.amount,
        answer_by: voucher.answerBy.toISOString(),
      })),
      unmatched: unmatched.map(({ amount, paidAt }) => ({
        amount,
        paid_at: paidAt.toISOString(),
      })),
    }
  })
  routes.get('/requests', async () => ({
    requests: (await openRequests(database)).map((request) => ({
      borrower_id: request.borrowerId,
      case_id: request.caseId,
      about: request.about,
      statement: request.statement,
      answer_by: request.answerBy.toISOString(),
    })),
  }))
  routes.get('/books', async () => ({ findings: await checkBooks(database) }))
  routes.get('/clock', async () => {
    const now = (await readClock(database, world.realTime)).business()
    return { now: now.toISOString(), today: dateIn(markets[settings.country].zone, now) }
  })
}

function orderName(fields: Fields): OrderName {
  const borrowerId = text(fields, 'borrower_id') ?? ''
  const orderId = text(fields, 'order_id') ?? ''
  if (!isIdentifier(borrowerId) || !isIdentifier(orderId)) throw new ApiFailure('not_found')
  return { borrowerId, orderId }
}

function text(fields: Fields, name: string): string | undefined {
  const value = fields[name]
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'string' || value.length > 500) throw wrong(name)
  return value
}

/** A whole number is minor units; text is what a person typed: `12.50`. */
function sum(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  const match = typeof value === 'string' ? /^(\d{1,10})(?:[.](\d{1,2}))?$/.exec(value) : null
  if (!match?.[1]) throw wrong('amount')
  return Number(match[1] + (match[2] ?? '').padEnd(2, '0'))
}

function instant(fields: Fields, name: string): Date | undefined {
  const value = text(fields, name)
  if (value === undefined) return undefined
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) throw wrong(name)
  return date
}

function duration(fields: Fields): number {
  const count = (name: string): number => {
    const value = Number(fields[name] ?? 0)
    if (!Number.isInteger(value) || value < 0) throw wrong(name)
    return value
  }
  const ms = (count('days') * 24 + count('hours')) * HOUR + count('minutes') * 60_000
  if (ms > LONGEST_MOVE) throw wrong('days')
  return ms
}

function wrong(field: string): ApiFailure {
  return new ApiFailure('fields_invalid', { data: [{ field, rule: 'format', params: {} }] })
}
