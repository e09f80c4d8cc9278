import { dateIn } from '../../foundation/clock.ts'
import { Failure } from '../../foundation/failure.ts'
import { findOrder } from '../../lending/orders/order-store.ts'
import { orderPack } from '../../lending/papers/order-pack.ts'
import { orderPaper, paperContext } from '../../lending/papers/order-papers.ts'
import { countries } from '../../lending/countries/countries.ts'
import { RawAnswer, type Handlers } from '../pipeline/handler.ts'

/** The papers of a loan, one by one and together. */
export const papers = {
  getOrderDocument: async (call) => {
    const { db, borrower, query, language } = call
    const order = await findOrder(db, borrower.id, query.order_id)
    if (!order) throw new Failure('not_found')
    const context = await paperContext(db, order, language)
    const pdf = await orderPaper(db, context, query.kind, query.repayment_id)
    return download(pdf, 'application/pdf', `${query.kind}-${order.number}.pdf`)
  },

  getOrderPack: async (call) => {
    const { db, borrower, query, language, clock } = call
    const order = await findOrder(db, borrower.id, query.order_id)
    if (!order) throw new Failure('not_found')
    const context = await paperContext(db, order, language)
    const now = clock.business()
    const today = dateIn(countries[call.country].zone, now)
    const archive = await orderPack(db, context, { today, now })
    return download(archive, 'application/zip', `loan-${order.number}.zip`)
  },
} satisfies Partial<Handlers>

function download(bytes: Uint8Array, type: string, name: string): RawAnswer {
  return new RawAnswer(bytes, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
}
