import { dateIn } from '../../foundation/clock.ts'
import type { OperationId } from '../../foundation/contract.ts'
import { Failure } from '../../foundation/failure.ts'
import { cursorId, PAGE, pageOf } from '../pipeline/page.ts'
import { askForHelp } from '../../lending/loans/ask-for-help.ts'
import { extensionOptions } from '../../lending/orders/extension-options.ts'
import { orderStatusOf } from '../../lending/orders/order-status.ts'
import {
  findOrder,
  lockOrder,
  lockOrderAndBalances,
  type Order,
} from '../../lending/orders/order-store.ts'
import { orderDoesNotAllow } from '../../lending/orders/transition.ts'
import {
  describeAllocation,
  describeListed,
  repaymentStatusOf,
} from '../../lending/repayments/describe-repayment.ts'
import { lastSecondOf } from '../../lending/repayments/end-of-day.ts'
import { instructionFor, methodsOf } from '../../lending/repayments/instruction.ts'
import { paymentParts, type PaymentParts } from '../../lending/repayments/payment-parts.ts'
import { describePreview, previewPayment } from '../../lending/repayments/preview.ts'
import { boundsOf, checkRepaymentRequest } from '../../lending/repayments/repayment-request.ts'
import {
  addWithNewReference,
  findRepayment,
  listRepayments,
  type Repayment,
} from '../../lending/repayments/repayment-store.ts'
import { askForRefund } from '../../lending/refunds/ask-for-refund.ts'
import { describeRefund } from '../../lending/refunds/describe-refund.ts'
import { takeVoucher } from '../../lending/repayments/send-voucher.ts'
import { reportOf, type Report } from '../../lending/repayments/voucher-store.ts'
import { money } from '../../foundation/money.ts'
import { isOwed } from '../../lending/rules/order-life-cycle.ts'
import { countries } from '../../lending/countries/countries.ts'
import { isIdentifier, newIdentifier } from '../../foundation/identifier.ts'
import type { Call, Handlers } from '../pipeline/handler.ts'

type AnyCall = Pick<Call<OperationId>, 'clock' | 'country' | 'language'>

/** Ways to pay, instructions to pay and what became of them. */
export const repayments = {
  listRepaymentMethods: async (call) => {
    const order = await findOrder(call.db, call.borrower.id, call.query.order_id)
    if (!order) throw new Failure('not_found')
    if (!isOwed(order.state)) throw orderDoesNotAllow(order)
    const { payoffToday } = await orderStatusOf(call.db, order, todayOf(call))
    const country = countries[call.country]
    return {
      methods: methodsOf(country).map((method) => {
        const { min, max } = boundsOf(country, method, payoffToday)
        return {
          method,
          min_amount: money(min, order.currency),
          max_amount: money(max, order.currency),
        }
      }),
    }
  },

  listExtensionOptions: async (call) => {
    const order = await findOrder(call.db, call.borrower.id, call.query.order_id)
    if (!order) throw new Failure('not_found')
    const country = countries[call.country]
    const offered = await extensionOptions(call.db, order, country, todayOf(call))
    const expires_at = lastSecondOf(country.zone, call.clock.business()).toISOString()
    return {
      order_id: order.id,
      options: offered.map(({ id, movesBy, cost, dueDate, apr, outstandingAfter }) => ({
        option_id: id,
        days: movesBy,
        cost: money(cost, order.currency),
        due_date: dueDate,
        apr,
        outstanding_after: money(outstandingAfter, order.currency),
        expires_at,
      })),
    }
  },

  previewRepayment: async (call) => {
    const { db, borrower, clock, query } = call
    const order = await findOrder(db, borrower.id, query.order_id)
    if (!order) throw new Failure('not_found')
    const wanted = { amount: query.amount, day: query.day }
    const at = { now: clock.business(), zone: countries[call.country].zone }
    return describePreview(order, await previewPayment(db, order, wanted, at))
  },

  createRepayment: async (call) => {
    const { db, borrower, body, clock } = call
    if (!isIdentifier(body.order_id)) throw new Failure('not_found')
    const locked = await lockOrderAndBalances(db, borrower.id, body.order_id)
    if (!locked) throw new Failure('not_found')
    const { order, balances } = locked
    const now = clock.business()
    const country = countries[call.country]
    const request = await checkRepaymentRequest(db, order, body, {
      country,
      today: todayOf(call),
      now,
      balances,
    })
    const wanted = {
      ...request,
      borrowerId: borrower.id,
      id: newIdentifier(),
      orderId: order.id,
      currency: order.currency,
      createdAt: now,
      paidAt: null,
      voucher: null,
    }
    const repayment = addWithNewReference(db, wanted, country.payee.referenceDigits)
    return answer(call, repayment, order, { parts: [], report: null })
  },

  getRepayment: async (call) => {
    const { db, borrower, query } = call
    const repayment = await findRepayment(db, borrower.id, query.repayment_id)
    const order = repayment && (await findOrder(db, borrower.id, repayment.orderId))
    if (!repayment || !order) throw new Failure('not_found')
    const parts = repayment.paidAt === null ? [] : await paymentParts(db, repayment)
    const report = repayment.voucher === null ? null : await reportOf(db, repayment)
    return answer(call, repayment, order, { parts, report })
  },

  listRepayments: async (call) => {
    const { db, borrower, clock, query } = call
    const { order_id: orderId } = query
    const order = orderId === undefined ? null : await findOrder(db, borrower.id, orderId)
    if (order === undefined) throw new Failure('not_found')
    const found = await listRepayments(db, borrower.id, {
      count: PAGE + 1,
      orderId,
      before: cursorId(query.cursor),
    })
    const { page, cursor } = pageOf(found)
    return {
      repayments: page.map((each) => describeListed(each, clock.business())),
      cursor,
    }
  },

  sendVoucher: async (call) => {
    const { db, borrower, body, clock } = call
    const { zone } = countries[call.country]
    const voucher = await takeVoucher(db, borrower.id, body, { now: clock.business(), zone })
    return {
      repayment_id: voucher.repaymentId,
      status: 'reported' as const,
      answer_by: voucher.answerBy.toISOString(),
    }
  },

  askForRefund: async (call) => {
    const { db, borrower, body, clock } = call
    const order = await lockOrder(db, borrower.id, body.order_id)
    if (!order) throw new Failure('not_found')
    const at = { now: clock.business(), zone: countries[call.country].zone }
    return describeRefund(await askForRefund(db, order, body.account_id, at), order.currency)
  },

  askForHelp: async (call) => {
    const { db, borrower, body, clock } = call
    const order = await lockOrder(db, borrower.id, body.order_id)
    if (!order) throw new Failure('not_found')
    const { zone } = countries[call.country]
    return askForHelp(db, order, body, { now: clock.business(), zone })
  },
} satisfies Partial<Handlers>

function answer(
  call: AnyCall,
  repayment: Repayment,
  order: Order,
  { parts, report }: { parts: readonly PaymentParts[]; report: Report | null },
) {
  const { currency } = repayment
  const came = {
    received: parts.reduce((all, { paid }) => all + paid, 0),
    extended: parts.some(({ extension }) => extension > 0),
    orderState: order.state,
  }
  return {
    repayment_id: repayment.id,
    order_id: order.id,
    method: repayment.method,
    purpose: repayment.purpose,
    extension_option_id: repayment.extension?.optionId ?? null,
    amount: money(repayment.amount, repayment.currency),
    status: repaymentStatusOf(repayment, came, call.clock.business()),
    received: money(came.received, currency),
    allocation: came.received === 0 ? null : describeAllocation(parts, currency),
    instruction: instructionFor(repayment, order, call.language),
    paid_at: repayment.paidAt?.toISOString() ?? null,
    report: report && {
      reported_at: report.reportedAt.toISOString(),
      answer_by: report.answerBy.toISOString(),
    },
    order_state: order.state,
  }
}

function todayOf(call: AnyCall): string {
  return dateIn(countries[call.country].zone, call.clock.business())
}
