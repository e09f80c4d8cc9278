import type { Currency, Minor } from '../../foundation/money.ts'
import { say } from '../../foundation/say.ts'
import { downToStep, type Product } from '../rules/products.ts'
import type { Language } from '../../foundation/languages.ts'

/** The one questionnaire of the sandbox and its one question. */
export const AFFORDABILITY = 'affordability-1'
export const MONTHLY_COSTS = 'monthly-costs'

/**
 * What somebody may borrow who must pay so much each month anyway: the limit in proportion to what
 * is left of the income, rounded down to the product's step. Undefined where that is below the
 * product's least: too little is left, since nobody is lent more than they can afford.
 */
export function affordable(
  product: Product,
  limit: Minor,
  month: { income: Minor; costs: Minor },
): Minor | undefined {
  const left = Math.max(0, month.income - month.costs)
  const most = (limit * left) / month.income
  if (most < product.minAmount) return undefined
  return downToStep(product, most)
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
