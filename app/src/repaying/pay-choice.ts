/** How much of a loan is paid now: the sums on offer are the lender's, the app adds none. */
import { readAmount } from '@paso/ui-kit'
import type { Schema } from '../lender/answers.ts'

export type PayPart = 'next' | 'other' | 'all'

export interface PayChoice {
  part: PayPart
  /** What was typed as another sum. */
  typed: string
}

type Money = Schema<'Money'>
type Order = Schema<'Order'>

/** This payment is a choice of its own where it does not end the loan. */
export function partsOnOffer(order: Order): readonly PayPart[] {
  const { next_payment: next, payoff_today: all } = order
  return next !== null && next.total.amount < all.amount
    ? ['next', 'other', 'all']
    : ['all', 'other']
}

/** What the address asks for, `amount` in minor units, else the first on offer. */
export function choiceAtFirst(order: Order, search: URLSearchParams): PayChoice {
  const [first = 'all'] = partsOnOffer(order)
  const wanted = /^[1-9][0-9]{0,12}$/.exec(search.get('amount') ?? '')?.[0]
  if (wanted === undefined) return { part: first, typed: '' }
  const amount = Number(wanted)
  // The rest of a payment may be more than is owed by now.
  if (amount >= order.payoff_today.amount) return { part: 'all', typed: '' }
  if (first === 'next' && amount === order.next_payment?.total.amount)
    return { part: 'next', typed: '' }
  return { part: 'other', typed: (amount / 100).toFixed(2) }
}

/** The sum that is paid now; undefined while none that can be paid was typed. */
export function chosenAmount(
  { part, typed }: PayChoice,
  order: Order,
  bounds: { min: number; max: number },
  locale: string,
): Money | undefined {
  if (part === 'all') return order.payoff_today
  if (part === 'next') return order.next_payment?.total
  const { currency } = order.payoff_today
  const amount = readAmount(typed, currency, locale)
  if (amount === undefined || amount < bounds.min || amount > bounds.max) return undefined
  return { amount, currency }
}

/** The sums that some method takes, in minor units. */
export function boundsOf(offers: readonly Schema<'MethodOffer'>[]): { min: number; max: number } {
  return {
    min: Math.min(...offers.map(({ min_amount }) => min_amount.amount)),
    max: Math.max(...offers.map(({ max_amount }) => max_amount.amount)),
  }
}

/** Whether a method takes a sum. */
export const takes = (
  { min_amount: min, max_amount: max }: Schema<'MethodOffer'>,
  amount: number | undefined,
): boolean => amount === undefined || (amount >= min.amount && amount <= max.amount)
