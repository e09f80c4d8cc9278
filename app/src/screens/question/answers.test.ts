import { expect, it } from 'vitest'
import { answersOf, findingsIn, refusedIn, type Question } from './answers.ts'

const question = (question_id: string, kind: Question['kind'], is_required = true): Question => ({
  question_id,
  kind,
  text: question_id,
  is_required,
  currency: kind === 'amount' ? 'THB' : null,
  options: kind === 'amount' ? [] : [{ option_id: 'one', text: '1' }],
})
const asked = [
  question('rent', 'amount'),
  question('loans', 'single_choice'),
  question('income', 'multiple_choice', false),
]

it('names what is missing, and a sum that is none, but not what may be left out', () => {
  expect(findingsIn(asked, { rent: '12.5' }, 'th')).toEqual([
    { questionId: 'rent', is: 'no_sum' },
    { questionId: 'loans', is: 'missing' },
  ])
})

it('sends sums in minor units, in any digits, and what was ticked', () => {
  expect(answersOf(asked, { rent: '๗,๕๐๐', loans: 'one', income: 'wages trade' }, 'th')).toEqual([
    { question_id: 'rent', amount: { amount: 750_000, currency: 'THB' } },
    { question_id: 'loans', option_ids: ['one'] },
    { question_id: 'income', option_ids: ['wages', 'trade'] },
  ])
})

it('leaves out what was not answered', () => {
  expect(answersOf(asked, { rent: '0', loans: '' }, 'th')).toEqual([
    { question_id: 'rent', amount: { amount: 0, currency: 'THB' } },
  ])
})

it('puts what the lender found at its question, by place or by id', () => {
  const errors = [
    { field: 'answers.0.amount.amount', rule: 'min', params: {} },
    { field: 'answers.loans', rule: 'required', params: {} },
    { field: 'questionnaire_id', rule: 'format', params: {} },
  ]
  const sent = answersOf(asked, { rent: '1' }, 'th')
  expect(refusedIn(errors as never, sent, asked)).toEqual([
    { questionId: 'rent', is: 'no_sum' },
    { questionId: 'loans', is: 'missing' },
  ])
})
