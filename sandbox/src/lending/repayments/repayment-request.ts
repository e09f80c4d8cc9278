import type { BodyOf } from '../../foundation/contract.ts'
import { fieldsInvalid, refuseChoice, refuseFaults } from '../../foundation/failure.ts'
import type { OrderBalances } from '../ledger/balances.ts'
import { extensionOptions } from '../orders/extension-options.ts'
import { orderStatusOf } from '../orders/order-status.ts'
import type { Order } from '../orders/order-store.ts'
import { announcedReturn } from '../orders/return-loan.ts'
import { orderDoesNotAllow } from '../orders/transition.ts'
import type { Minor } from '../../foundation/money.ts'
import { isOwed } from '../rules/order-life-cycle.ts'
import type { CountryProfile } from '../countries/country-profile.ts'
import type { Queryable } from '../../store/database/database.ts'
import { endOfDay } from './end-of-day.ts'
import { limitOf, methodsOf } from './instruction.ts'
import type { Method, Repayment } from './repayment-store.ts'

/** The least that a payment may be: one whole unit, or all that is owed when that is less. */
const LEAST: Minor = 100

/** What an instruction is made from, once the request has been checked. */
export type RepaymentRequest = Pick<
  Repayment,
  'method' | 'purpose' | 'amount' | 'settlesOn' | 'extension' | 'expiresAt'
>

export interface RepaymentContext {
  country: CountryProfile
  /** YYYY-MM-DD in the edition's zone. */
  today: string
  /** Business time. */
  now: Date
  /** The order's, read under its lock. */
  balances: OrderBalances
}

/** The sums that can be paid of a debt. */
export const sumsFor = (payoff: Minor): { min: Minor; max: Minor } => ({
  min: Math.min(LEAST, payoff),
  max: payoff,
})

/** The sums that a method takes for a debt. */
export function boundsOf(
  country: CountryProfile,
  method: Method,
  payoff: Minor,
): { min: Minor; max: Minor } {
  const { min, max } = sumsFor(payoff)
  return { min, max: Math.min(max, limitOf(country, method) ?? max) }
}

/**
 * Checks what a borrower wants to pay on a locked order.
 *
 * Throws 409002 where the order's state does not allow it, 422001 for another method, sum or
 * extension than is on offer.
 */
export async function checkRepaymentRequest(
  db: Queryable,
  order: Order,
  body: BodyOf<'createRepayment'>,
  context: RepaymentContext,
): Promise<RepaymentRequest> {
  if (!isOwed(order.state)) throw orderDoesNotAllow(order)
  const { country, today, now, balances } = context
  const method = offeredMethod(country, body.method)
  if (body.amount.currency !== order.currency) {
    refuseChoice('amount.currency', [order.currency])
  }
  if (body.extension_option_id !== undefined && body.purpose !== 'extend') {
    refuseFaults([{ field: 'extension_option_id', rule: 'unknown_field' }])
  }
  const request = {
    method,
    purpose: body.purpose,
    amount: body.amount.amount,
    settlesOn: null,
    extension: null,
    expiresAt: endOfDay(country.zone, now),
  }
  switch (body.purpose) {
    case 'extend': {
      const offered = await extensionOptions(db, order, country, today)
      const chosen = offered.find(({ id }) => id === body.extension_option_id)
      if (body.extension_option_id === undefined) {
        throw fieldsInvalid([{ field: 'extension_option_id', rule: 'required' }])
      }
      if (!chosen)
        refuseChoice(
          'extension_option_id',
          offered.map(({ id }) => id),
        )
      requireWithin('amount.amount', request.amount, { min: chosen.cost, max: chosen.cost })
      const { id, days, fromDueDate } = chosen
      return { ...request, extension: { optionId: id, days, fromDueDate } }
    }
    case 'return': {
      const { missing, until } = await announcedReturn(db, order, now)
      requireWithin('amount.amount', request.amount, boundsOf(country, method, missing))
      return { ...request, expiresAt: until }
    }
    case 'repay': {
      const { payoffToday } = await orderStatusOf(db, order, today, balances)
      requireWithin('amount.amount', request.amount, boundsOf(country, method, payoffToday))
      return { ...request, settlesOn: request.amount === payoffToday ? today : null }
    }
  }
}

/** The method, if the country offers it. */
function offeredMethod(country: CountryProfile, asked: string): Method {
  const method = methodsOf(country).find((offered) => offered === asked)
  if (method === undefined) refuseChoice('method', methodsOf(country))
  return method
}

/** Throws 422001, naming the field, for a sum that is not within the bounds. */
export function requireWithin(
  field: string,
  amount: Minor,
  { min, max }: { min: Minor; max: Minor },
): void {
  if (amount < min) refuseFaults([{ field, rule: 'min', params: { min } }])
  if (amount > max) refuseFaults([{ field, rule: 'max', params: { max } }])
}
