import type { Currency, Minor } from '../../foundation/money.ts'
import { say } from '../../foundation/say.ts'
import type { Product } from '../rules/products.ts'
import type { Language } from '../../foundation/languages.ts'

/** The one questionnaire of the sandbox and its one question. */
export const AFFORDABILITY = 'affordability-1'
export const MONTHLY_COSTS = 'monthly-costs'

/**
 * The income bands in which a borrower may get a loan but has little to spare, with the least
 * income of the band a month in minor units. Only in these the questionnaire is due.
 */
const leastIncome: Readonly<Record<string, Minor>> = {
  th_6000_to_9999: 600_000,
  mx_3000_to_5999: 300_000,
  from_10000_to_15000: 1_000_000,
}

/** The least income of a band in which the questions are asked; undefined where they are not. */
export const askedFrom = (incomeBand: unknown): Minor | undefined =>
  typeof incomeBand === 'string' ? leastIncome[incomeBand] : undefined

/**
 * What somebody may borrow who must pay so much each month anyway: the limit in proportion to what
 * is left of the income, rounded down to the product's step. Undefined where that is below the
 * product's least: the income is too low, since nobody is lent more than they can afford.
 */
export function affordable(
  product: Product,
  limit: Minor,
  month: { income: Minor; costs: Minor },
): Minor | undefined {
  const left = Math.max(0, month.income - month.costs)
  const most = (limit * left) / month.income
  if (most < product.minAmount) return undefined
  const steps = Math.floor((most - product.minAmount) / product.amountStep)
  return product.minAmount + steps * product.amountStep
}

/** The questionnaire as it is asked. */
export function affordabilityQuestions(currency: Currency, language: Language) {
  return {
    is_due: true,
    questionnaire_id: AFFORDABILITY,
    reason: say(language, 'questionnaire.reason'),
    questions: [
      {
        question_id: MONTHLY_COSTS,
        kind: 'amount' as const,
        text: say(language, 'questionnaire.costs'),
        is_required: true,
        currency,
        options: [],
      },
    ],
  }
}
