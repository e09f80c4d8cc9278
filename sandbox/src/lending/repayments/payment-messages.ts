import { minuteIn } from '../../foundation/clock.ts'
import type { Minor } from '../../foundation/money.ts'
import { profileOf } from '../countries/countries.ts'
import type { MessageParams, WordingName } from '../messages/wording.ts'
import type { Order } from '../orders/order-store.ts'
import { isOwed } from '../rules/order-life-cycle.ts'
import type { MatchedPayment, PaymentDecision, PaymentFacts } from './payment-decision.ts'
import type { Repayment } from './repayment-store.ts'

/** That the payment came and what it did, and what came beyond the debt of a loan that has ended. */
export function messagesOn(
  facts: PaymentFacts,
  { amount }: MatchedPayment,
  after: Order,
  { overpaid, now }: { overpaid: Minor; now: Date },
): PaymentDecision['messages'] {
  const { currency } = after
  const day = after.dueDate === null ? {} : { day: after.dueDate }
  const { wording, ...missing } = receivedOf(facts, amount, after, now)
  const received = { wording, params: { amount, currency, ...day, ...missing } }
  if (overpaid === 0) return [received]
  return [received, { wording: 'paid_too_much', params: { amount: overpaid, currency, ...day } }]
}

function receivedOf(
  { order, repayment, returning }: PaymentFacts,
  amount: Minor,
  after: Order,
  now: Date,
): { wording: WordingName } & Pick<MessageParams, 'rest' | 'day' | 'time'> {
  const isAwaited = order.returnAnnouncedAt !== null && isOwed(after.state)
  if (returning && isAwaited && now <= returning.until) {
    const rest = order.terms.principal - returning.paidInTime - amount
    const by = minuteIn(profileOf(order).zone, returning.until)
    return { wording: 'part_of_return', rest, day: by.slice(0, 10), time: by.slice(11) }
  }
  return { wording: wordingFor(repayment, order, after) }
}

function wordingFor({ purpose, paidAt }: Repayment, before: Order, after: Order): WordingName {
  // A loan that has ended says so itself.
  if (!isOwed(after.state) || after.dueDate === null) return 'payment_received'
  if (after.extendedDays > before.extendedDays) return 'extended'
  // What comes again for an instruction is a payment like any other.
  if (paidAt !== null) return 'payment_received'
  if (purpose === 'extend') return 'not_extended'
  return purpose === 'return' ? 'not_returned' : 'payment_received'
}
