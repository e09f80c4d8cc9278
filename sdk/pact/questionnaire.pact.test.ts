import { test } from 'vitest'
import { exchange } from './setup/exchange.ts'
import { providerStates } from './setup/provider-states.ts'

const { questionnaire_id, question_id } =
  providerStates['a borrower with questions to answer'].gives

test('questions are asked where they are due', () =>
  exchange({
    description: 'a borrower asks whether there are questions',
    given: 'a borrower with questions to answer',
    request: 'GET /v2/sign/is_questionnaire',
    answer: ['getQuestionnaire', 200, 'due'],
    data: {
      is_due: true,
      questionnaire_id,
      reason: 'It shows what you can afford, so that you are never lent more.',
      questions: [
        {
          question_id,
          kind: 'amount',
          text: 'What do you pay for rent a month?',
          is_required: true,
          currency: 'THB',
          options: [],
        },
      ],
    },
    exact: ['is_due'],
    call: (client) => client.get('/sign/is_questionnaire'),
  }))

test('nothing is asked where nothing is due', () =>
  exchange({
    description: 'a borrower without questions asks whether there are any',
    given: 'a borrower with a quota',
    request: 'GET /v2/sign/is_questionnaire',
    answer: ['getQuestionnaire', 200, 'not_due'],
    exact: ['is_due'],
    call: (client) => client.get('/sign/is_questionnaire'),
  }))

test('answers are taken and say where to go on', () => {
  const answers = [{ question_id, amount: { amount: 450_000, currency: 'THB' as const } }]
  return exchange({
    description: 'a borrower answers the questions',
    given: 'a borrower with questions to answer',
    request: 'POST /v2/sign/questionnaire',
    fields: { questionnaire_id, answers },
    answer: ['submitQuestionnaire', 200, 'taken'],
    call: (client) => client.post('/sign/questionnaire', { questionnaire_id, answers }),
  })
})
