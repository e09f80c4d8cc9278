import { recordEvaluation, currentEvaluation } from '../../lending/certification/evaluations.ts'
import { dateIn } from '../../foundation/clock.ts'
import { Failure, choiceFault, refuseFaults, type FieldFault } from '../../foundation/failure.ts'
import { nextRoute } from '../../lending/next-page/next-route.ts'
import {
  AFFORDABILITY,
  affordabilityQuestions,
  affordable,
  MONTHLY_COSTS,
} from '../../lending/questionnaire/affordability.ts'
import {
  affordabilityOf,
  costsIn,
  saveAnswers,
  type Affordability,
  type Answer,
} from '../../lending/questionnaire/answer-store.ts'
import { countries } from '../../lending/countries/countries.ts'
import { refuseForNow } from '../../lending/rules/quota.ts'
import { lockBorrower } from '../../lending/borrowers/borrowers.ts'
import type { Call, Handlers } from '../pipeline/handler.ts'

/** What is asked of those who have little to spare, before products are shown. */
export const questionnaire = {
  getQuestionnaire: async (call) => {
    const asked = await whereAsked(call)
    return asked.state === 'due'
      ? affordabilityQuestions(countries[call.country].currency, call.language)
      : { is_due: false, questionnaire_id: null, reason: '', questions: [] }
  },

  submitQuestionnaire: async (call) => {
    const { db, borrower, body, clock } = call
    await lockBorrower(db, borrower.id)
    const { currency, product, zone } = countries[call.country]
    const now = clock.business()
    const asked = await whereAsked(call)
    if (asked.state !== 'due' || body.questionnaire_id !== AFFORDABILITY) {
      throw new Failure('state_does_not_allow', {
        data: {
          state: asked.state === 'due' ? 'another_questionnaire' : 'no_questionnaire',
          allowed: [],
          next: await nextRoute(db, borrower.id, product, now),
        },
      })
    }
    refuseFaults(faultsIn(body.answers, currency))
    await saveAnswers(db, borrower.id, body.answers, now)
    const month = { income: asked.income, costs: costsIn(body.answers) ?? 0 }
    if (affordable(product, asked.limit, month) === undefined) {
      const refused = refuseForNow('too_little_left', dateIn(zone, now))
      await recordEvaluation(db, borrower.id, refused, { currency, riskToken: undefined, now })
    }
    const next = await nextRoute(db, borrower.id, product, now)
    return { answered_at: now.toISOString(), next }
  },
} satisfies Partial<Handlers>

/** Where the borrower stands with the questions: nothing is asked where no quota stands. */
async function whereAsked(
  call: Call<'getQuestionnaire' | 'submitQuestionnaire'>,
): Promise<Affordability> {
  const { db, borrower, clock } = call
  const approval = await currentEvaluation(db, borrower.id, clock.business())
  if (approval?.result !== 'approved') return { state: 'not_asked' }
  return affordabilityOf(db, borrower.id, approval, countries[call.country].product)
}

/** The question must be answered, once, with a sum and in the lender's currency; no other is asked. */
function faultsIn(answers: readonly Answer[], currency: string): FieldFault[] {
  const faults: FieldFault[] = []
  if (!answers.some((each) => each.question_id === MONTHLY_COSTS)) {
    faults.push({ field: `answers.${MONTHLY_COSTS}`, rule: 'required' })
  }
  answers.forEach((answer, at) => {
    const first = answers.findIndex((each) => each.question_id === answer.question_id)
    if (answer.question_id !== MONTHLY_COSTS || first !== at) {
      faults.push(choiceFault(`answers.${at}.question_id`, [MONTHLY_COSTS]))
    } else if (answer.option_ids !== undefined) {
      faults.push({ field: `answers.${at}.option_ids`, rule: 'unknown_field' })
    } else if (answer.amount === undefined) {
      faults.push({ field: `answers.${at}.amount`, rule: 'required' })
    } else if (answer.amount.currency !== currency) {
      faults.push(choiceFault(`answers.${at}.amount.currency`, [currency]))
    } else if (answer.amount.amount < 0) {
      faults.push({ field: `answers.${at}.amount.amount`, rule: 'min', params: { min: 0 } })
    }
  })
  return faults
}
