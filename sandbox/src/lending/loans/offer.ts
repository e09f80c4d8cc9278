import { aprOf, costOf, type Cost } from '../rules/cost.ts'
import { money, type Money } from '../../foundation/money.ts'
import { offeredTerms, type Market } from '../rules/products.ts'
import type { Terms } from '../rules/schedule.ts'

/** Ten thousand in minor units: the amount that a worked example is made for (D23). */
const EXAMPLE_PRINCIPAL = 1_000_000

export interface Offer {
  min_amount: Money
  max_amount: Money
  min_days: number
  max_days: number
  min_apr: number
  max_apr: number
}

const known = new Map<Market, Offer>()

/** The range of a market's products; the annual rates are computed, over every amount and term. */
export function offerOf(market: Market): Offer {
  const made = known.get(market)
  if (made) return made
  const { product, currency } = market
  const rates = everyLoan(market).map((terms) => aprOf(terms))
  const days = product.terms.map((term) => term.days)
  const offer = {
    min_amount: money(product.minAmount, currency),
    max_amount: money(product.maxAmount, currency),
    min_days: Math.min(...days),
    max_days: Math.max(...days),
    min_apr: Math.min(...rates),
    max_apr: Math.max(...rates),
  }
  known.set(market, offer)
  return offer
}

/** The worked example: 10,000, or the nearest amount on offer within the quota, for the shortest term. */
export function exampleCost(market: Market, today: string, quota = market.product.maxAmount): Cost {
  const { product } = market
  const principal = Math.max(product.minAmount, Math.min(quota, EXAMPLE_PRINCIPAL))
  const terms = offeredTerms(product, principal, product.terms[0]?.days ?? 0)
  if (!terms) throw new Error(`${product.id} does not offer its own example`)
  return costOf({ ...terms, highestApr: market.highestApr }, today, market.currency)
}

function everyLoan({ product }: Market): Terms[] {
  const loans: Terms[] = []
  for (const { days } of product.terms) {
    for (let sum = product.minAmount; sum <= product.maxAmount; sum += product.amountStep) {
      const terms = offeredTerms(product, sum, days)
      if (terms) loans.push(terms)
    }
  }
  return loans
}
