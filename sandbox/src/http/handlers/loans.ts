import { payDayOf } from '../../lending/certification/pages.ts'
import { findAccount } from '../../lending/accounts/account-store.ts'
import { dateIn } from '../../foundation/clock.ts'
import { refuseQuoteWithdrawn } from '../../lending/consents/needed.ts'
import type { OperationId } from '../../foundation/contract.ts'
import { Failure, refuseChoice, refuseFaults } from '../../foundation/failure.ts'
import { cursorId, PAGE, pageOf } from '../pipeline/page.ts'
import { abandon } from '../../lending/orders/abandon.ts'
import { applyWithQuote } from '../../lending/loans/apply.ts'
import { renderAgreement } from '../../lending/loans/agreement.ts'
import { agreementFigures } from '../../lending/loans/agreement-figures.ts'
import { routeOfOrder } from '../../lending/orders/order-route.ts'
import { announceReturn } from '../../lending/orders/return-loan.ts'
import { requireQuota } from '../../lending/loans/require-quota.ts'
import { orderDetail, orderSummary } from '../../lending/loans/order-answers.ts'
import { findOrder, listOrders, lockOrder } from '../../lending/orders/order-store.ts'
import { addQuote, findQuote, type Quote } from '../../lending/loans/quote-store.ts'
import { costOf } from '../../lending/rules/cost.ts'
import { money } from '../../foundation/money.ts'
import { instalmentCount } from '../../lending/rules/schedule.ts'
import { countries } from '../../lending/countries/countries.ts'
import { marketTerms, type Product } from '../../lending/rules/products.ts'
import { newIdentifier } from '../../foundation/identifier.ts'
import type { Call, Handlers } from '../pipeline/handler.ts'

const QUOTE_LIFE = 30 * 60_000

/** Products, quotes, the agreement, applying, and the loans that came of it. */
export const loans = {
  listProducts: async (call) => {
    const { currency, product } = countries[call.country]
    const now = call.clock.business()
    const { quota, from } = await requireQuota(call.db, call.borrower.id, product, now)
    return {
      quota: money(quota, currency),
      quota_from: from,
      products: [
        {
          product_id: product.id,
          min_amount: money(product.minAmount, currency),
          max_amount: money(Math.min(quota, product.maxAmount), currency),
          amount_step: money(product.amountStep, currency),
          terms: product.terms.map(({ days, serviceFeeRate }) => ({
            days,
            instalments: instalmentCount(days),
            annual_interest: product.annualInterest,
            service_fee_rate: serviceFeeRate,
            late_fee_per_day: money(product.lateFee.perDay, currency),
            late_fee_cap: money(product.lateFee.cap, currency),
          })),
        },
      ],
    }
  },

  createQuote: async (call) => {
    const { db, borrower, body, clock } = call
    const country = countries[call.country]
    const { currency, product } = country
    const now = clock.business()
    const { quota } = await requireQuota(db, borrower.id, product, now)
    await refuseQuoteWithdrawn(db, borrower.id)
    if (body.product_id !== product.id) throw new Failure('not_found')
    checkWanted(body.amount, body.days, product, currency, quota)
    const payDay = country.movesPastPayDay ? await payDayOf(db, borrower.id) : undefined
    const terms = marketTerms(country, body.amount.amount, body.days, payDay)
    if (!terms) throw new Failure('not_found')
    const quote: Quote = {
      borrowerId: borrower.id,
      id: newIdentifier(),
      productId: product.id,
      terms,
      currency,
      startDate: todayOf(call),
      createdAt: now,
      expiresAt: new Date(now.getTime() + QUOTE_LIFE),
    }
    await addQuote(db, quote)
    return {
      quote_id: quote.id,
      product_id: quote.productId,
      cost: costOf(quote.terms, quote.startDate, quote.currency),
      expires_at: quote.expiresAt.toISOString(),
    }
  },

  getAgreement: async (call) => {
    const { db, borrower, query, language } = call
    const quote = await findQuote(db, borrower.id, query.quote_id)
    const account = await findAccount(db, borrower.id, query.account_id)
    if (!quote || !account) throw new Failure('not_found')
    if (quote.expiresAt < call.clock.business()) {
      throw new Failure('state_does_not_allow', {
        data: { state: 'quote_expired', allowed: ['quote'], next: 'prod' },
      })
    }
    const figures = agreementFigures(quote, account, countries[call.country], language)
    return { quote_id: quote.id, ...renderAgreement(figures, language) }
  },

  applyForLoan: async (call) => {
    const { db, borrower, body, clock } = call
    if (!body.agreed) refuseFaults([{ field: 'agreed', rule: 'agree' }])
    const application = {
      borrowerId: borrower.id,
      quoteId: body.quote_id,
      accountId: body.account_id,
      agreementHash: body.agreement_hash,
      now: clock.business(),
      country: countries[call.country],
      partners: call.partners,
    }
    const order = await call.transaction((tx) => applyWithQuote(tx, application))
    return { order: await orderSummary(db, order, todayOf(call)), next: 'recommend' as const }
  },

  abandonLoan: async (call) => {
    const { db, borrower, body, clock } = call
    const order = await lockOrder(db, borrower.id, body.order_id)
    if (!order) throw new Failure('not_found')
    const { id, state } = await call.transaction((tx) =>
      abandon(tx, order, body.reason, clock.business()),
    )
    return { order_id: id, state, next: routeOfOrder(state) }
  },

  returnLoan: async (call) => {
    const { db, borrower, body, clock } = call
    const order = await lockOrder(db, borrower.id, body.order_id)
    if (!order) throw new Failure('not_found')
    const now = clock.business()
    const { missing, until } = await call.transaction((tx) => announceReturn(tx, order, now))
    return {
      order_id: order.id,
      amount: money(missing, order.currency),
      return_by: until.toISOString(),
      next: routeOfOrder(order.state),
    }
  },

  listOrders: async (call) => {
    const { db, borrower, query } = call
    const found = await listOrders(db, borrower.id, PAGE + 1, cursorId(query.cursor))
    const { page, cursor } = pageOf(found)
    const today = todayOf(call)
    const orders = []
    for (const order of page) orders.push(await orderSummary(db, order, today))
    return { orders, cursor }
  },

  getOrder: async (call) => {
    const { db, borrower, query, language } = call
    const order = await findOrder(db, borrower.id, query.order_id)
    if (!order) throw new Failure('not_found')
    return orderDetail(db, order, {
      today: todayOf(call),
      now: call.clock.business(),
      language,
    })
  },
} satisfies Partial<Handlers>

function todayOf(call: Pick<Call<OperationId>, 'country' | 'clock'>): string {
  return dateIn(countries[call.country].zone, call.clock.business())
}

/** 422001 for a sum or a length that is not on offer to this borrower, naming the rule it breaks. */
function checkWanted(
  wanted: { amount: number; currency: string },
  days: number,
  product: Product,
  currency: string,
  quota: number,
): void {
  const most = Math.min(quota, product.maxAmount)
  const field = 'amount.amount'
  if (wanted.currency !== currency) refuseChoice('amount.currency', [currency])
  if (wanted.amount < product.minAmount) {
    refuseFaults([{ field, rule: 'min', params: { min: product.minAmount } }])
  }
  if (wanted.amount > most) refuseFaults([{ field, rule: 'max', params: { max: most } }])
  if ((wanted.amount - product.minAmount) % product.amountStep !== 0) {
    refuseFaults([{ field, rule: 'step', params: { step: product.amountStep } }])
  }
  if (!product.terms.some((term) => term.days === days)) {
    refuseChoice(
      'days',
      product.terms.map((term) => term.days),
    )
  }
}
