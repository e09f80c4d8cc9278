import { latestEvaluation } from '../certification/evaluations.ts'
import { loadPages } from '../certification/pages.ts'
import type { Place } from '../keyring/sealed-columns.ts'
import type { Minor } from '../rules/money.ts'
import { first, type Queryable } from '../store/database.ts'
import { AFFORDABILITY, askedFrom, MONTHLY_COSTS } from './affordability.ts'

/** An answer as the contract has it. */
export interface Answer {
  question_id: string
  amount?: { amount: Minor; currency: string }
  option_ids?: string[]
}

/** Where a borrower stands with the questions. */
export type Affordability =
  | { state: 'not_asked' }
  | { state: 'due' }
  /** Money a month, in minor units. */
  | { state: 'answered'; income: Minor; costs: Minor }

/** Whether the questions are due, were answered, or are not asked of this borrower. */
export async function affordabilityOf(db: Queryable, borrowerId: string): Promise<Affordability> {
  const evaluation = await latestEvaluation(db, borrowerId)
  if (evaluation?.result !== 'approved') return { state: 'not_asked' }
  const income = askedFrom((await loadPages(db, borrowerId)).get('work')?.['income_band'])
  if (income === undefined) return { state: 'not_asked' }
  const answers = await answersOf(db, borrowerId)
  const costs = answers?.find((each) => each.question_id === MONTHLY_COSTS)?.amount?.amount
  return costs === undefined ? { state: 'due' } : { state: 'answered', income, costs }
}

/** The answers that were given; undefined before. */
async function answersOf(db: Queryable, borrowerId: string): Promise<Answer[] | undefined> {
  const row = await first<{ answers: string }>(
    db,
    'select answers from questionnaire_answers where borrower_id = $1 and questionnaire_id = $2',
    [borrowerId, AFFORDABILITY],
  )
  return row && (JSON.parse(db.vault.open(row.answers, placeOf(borrowerId))) as Answer[])
}

/** Keeps the answers. */
export async function keepAnswers(
  db: Queryable,
  borrowerId: string,
  answers: readonly Answer[],
  now: Date,
): Promise<void> {
  await db.query(
    `insert into questionnaire_answers (borrower_id, questionnaire_id, answers, answered_at)
     values ($1, $2, $3, $4)`,
    [borrowerId, AFFORDABILITY, db.vault.seal(JSON.stringify(answers), placeOf(borrowerId)), now],
  )
}

const placeOf = (borrowerId: string): Place => [
  'questionnaire_answers.answers',
  borrowerId,
  AFFORDABILITY,
]
