/** From what was typed and chosen to the answers of a questionnaire, and what is wrong with them. */
import { minorPerMajor, readAmount } from '@paso/ui-kit'
import type { FieldError, PostBody, Schema } from '../../lender/answers.ts'
import type { DraftFields } from '../../session/drafts.ts'

export type Question = Schema<'Questionnaire'>['questions'][number]
type Answer = PostBody<'/sign/questionnaire'>['answers'][number]

/** What is wrong with an answer: there is none, or it is no whole sum. */
export type Finding = { questionId: string; is: 'missing' | 'no_sum' }

/** The options that were ticked; they stand in one text of the draft. */
export const chosenOf = (text: string | undefined): readonly string[] =>
  text === undefined || text === '' ? [] : text.split(' ')

const isEmpty = (question: Question, fields: DraftFields): boolean =>
  (fields[question.question_id] ?? '').trim() === ''

/** In whole units: a month is told roughly. */
function sumOf(question: Question, fields: DraftFields, locale: string): number | undefined {
  const currency = currencyOf(question)
  const sum = readAmount(fields[question.question_id] ?? '', currency, locale)
  return sum !== undefined && sum % minorPerMajor(currency) === 0 ? sum : undefined
}

const currencyOf = ({ currency }: Question): Schema<'Currency'> => currency as Schema<'Currency'>

/** What must be answered otherwise, in the order of the questions. */
export const findingsIn = (
  questions: readonly Question[],
  fields: DraftFields,
  locale: string,
): Finding[] =>
  questions.flatMap((question): Finding[] => {
    const { question_id: questionId, kind, is_required: isRequired } = question
    if (isEmpty(question, fields)) return isRequired ? [{ questionId, is: 'missing' }] : []
    const isSum = kind !== 'amount' || sumOf(question, fields, locale) !== undefined
    return isSum ? [] : [{ questionId, is: 'no_sum' }]
  })

/** The body's answers; what may be left out and was is left out. */
export const answersOf = (
  questions: readonly Question[],
  fields: DraftFields,
  locale: string,
): Answer[] =>
  questions
    .filter((question) => !isEmpty(question, fields))
    .map((question) => {
      const { question_id } = question
      if (question.kind !== 'amount') {
        return { question_id, option_ids: [...chosenOf(fields[question_id])] }
      }
      const amount = sumOf(question, fields, locale) ?? 0
      return { question_id, amount: { amount, currency: currencyOf(question) } }
    })

/** The lender's findings (422001) by question: it names them by place or by id. */
export const refusedIn = (
  errors: readonly FieldError[],
  answers: readonly Answer[],
  questions: readonly Question[],
): Finding[] =>
  errors.flatMap(({ field }): Finding[] => {
    const [, named] = /^answers\.([^.]+)/.exec(field) ?? []
    const questionId = answers[Number(named)]?.question_id ?? named ?? ''
    const question = questions.find((each) => each.question_id === questionId)
    if (question === undefined) return []
    return [
      { questionId: question.question_id, is: question.kind === 'amount' ? 'no_sum' : 'missing' },
    ]
  })
