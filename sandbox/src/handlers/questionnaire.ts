import { ApiFailure, refuseFaults, type FieldFault } from '../http/failure.ts'
import { nextRoute } from '../loans/next-route.ts'
import {
  AFFORDABILITY,
  affordabilityQuestions,
  MONTHLY_COSTS,
} from '../questionnaire/affordability.ts'
import { affordabilityOf, keepAnswers, type Answer } from '../questionnaire/answer-store.ts'
import { markets } from '../rules/products.ts'
import type { Handlers } from './handler.ts'

/** What is asked of those who have little to spare, before products are shown. */
export const questionnaire = {
  getQuestionnaire: async (call) => {
    const { state } = await affordabilityOf(call.db, call.borrower.id)
    return state === 'due'
      ? affordabilityQuestions(markets[call.settings.country].currency, call.language)
      : { is_due: false, questionnaire_id: null, reason: '', questions: [] }
  },

  submitQuestionnaire: async (call) => {
    const { db, borrower, body, clock, settings } = call
    await db.query('select id from borrowers where id = $1 for update', [borrower.id])
    const { state } = await affordabilityOf(db, borrower.id)
    const next = await nextRoute(db, borrower.id)
    if (state !== 'due' || body.questionnaire_id !== AFFORDABILITY) {
      throw new ApiFailure('state_does_not_allow', {
        data: {
          state: state === 'due' ? 'another_questionnaire' : 'no_questionnaire',
          allowed: [],
          next,
        },
      })
    }
    refuseFaults(faultsIn(body.answers, markets[settings.country].currency))
    const now = clock.business()
    await keepAnswers(db, borrower.id, body.answers, now)
    return { answered_at: now.toISOString(), next }
  },
} satisfies Partial<Handlers>

/** The question must be answered, once, with a sum and in the lender's currency; no other is asked. */
function faultsIn(answers: readonly Answer[], currency: string): FieldFault[] {
  const faults: FieldFault[] = []
  if (!answers.some((each) => each.question_id === MONTHLY_COSTS)) {
    faults.push({ field: `answers.${MONTHLY_COSTS}`, rule: 'required' })
  }
  answers.forEach((answer, at) => {
    const first = answers.findIndex((each) => each.question_id === answer.question_id)
    if (answer.question_id !== MONTHLY_COSTS || first !== at) {
      faults.push({ field: `answers.${at}.question_id`, rule: 'choice' })
    } else if (answer.option_ids !== undefined) {
      faults.push({ field: `answers.${at}.option_ids`, rule: 'unknown_field' })
    } else if (answer.amount === undefined) {
      faults.push({ field: `answers.${at}.amount`, rule: 'required' })
    } else if (answer.amount.currency !== currency) {
      faults.push({ field: `answers.${at}.amount.currency`, rule: 'choice' })
    } else if (answer.amount.amount < 0) {
      faults.push({ field: `answers.${at}.amount.amount`, rule: 'min', params: { min: 0 } })
    }
  })
  return faults
}
