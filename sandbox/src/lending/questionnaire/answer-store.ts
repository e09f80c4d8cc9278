import type { Approval } from '../certification/evaluations.ts'
import { loadPages } from '../certification/pages.ts'
import type { Place } from '../../store/sealing/sealed-columns.ts'
import type { Minor } from '../../foundation/money.ts'
import type { Product } from '../rules/products.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import { AFFORDABILITY, affordable, MONTHLY_COSTS } from './affordability.ts'

/** An answer as the contract has it. */
export interface Answer {
  question_id: string
  amount?: { amount: Minor; currency: string }
  option_ids?: string[]
}

/** Where a borrower stands with the questions. Money in minor units. */
export type Affordability =
  | { state: 'not_asked' }
  /** The quota before the answers, and the least income of the band a month. */
  | { state: 'due'; limit: Minor; income: Minor }
  /** The quota as far as the answers allow. */
  | { state: 'answered'; limit: Minor }

/**
 * Whether the questions are due, were answered, or are not asked of this borrower. Answers count for
 * the approval after which they were given: with another one the questions are asked anew.
 */
export async function affordabilityOf(
  db: Queryable,
  borrowerId: string,
  approval: Approval,
  product: Product,
): Promise<Affordability> {
  const income = await tightIncomeOf(db, borrowerId, product)
  if (income === undefined) return { state: 'not_asked' }
  const due = { state: 'due' as const, limit: approval.quota, income }
  const costs = costsIn((await answersSince(db, borrowerId, approval.evaluatedAt)) ?? [])
  if (costs === undefined) return due
  const limit = affordable(product, approval.quota, { income, costs })
  // Such answers end the approval; those of a lender that did not yet refuse are asked for again.
  return limit === undefined ? due : { state: 'answered', limit }
}

/** Whether the questions come before anything else of that approval. */
export async function areQuestionsDue(
  db: Queryable,
  borrowerId: string,
  approval: Approval,
  product: Product,
): Promise<boolean> {
  if ((await tightIncomeOf(db, borrowerId, product)) === undefined) return false
  return costsIn((await answersSince(db, borrowerId, approval.evaluatedAt)) ?? []) === undefined
}

/** The least income of the borrower's band where the questions are asked in it; undefined where they are not. */
async function tightIncomeOf(
  db: Queryable,
  borrowerId: string,
  { tightIncome: { band, least } }: Product,
): Promise<Minor | undefined> {
  const pages = await loadPages(db, borrowerId)
  return pages.get('work')?.['income_band'] === band ? least : undefined
}

/** The costs a month that the answers give; undefined where they do not. */
export const costsIn = (answers: readonly Answer[]): Minor | undefined =>
  answers.find((each) => each.question_id === MONTHLY_COSTS)?.amount?.amount

/** The answers that were given at that moment or later; undefined where none were. */
async function answersSince(
  db: Queryable,
  borrowerId: string,
  moment: Date,
): Promise<Answer[] | undefined> {
  const row = await first<{ answers: string }>(
    db,
    `select answers from questionnaire_answers
     where borrower_id = $1 and questionnaire_id = $2 and answered_at >= $3`,
    [borrowerId, AFFORDABILITY, moment],
  )
  return row && (JSON.parse(db.vault.open(row.answers, placeOf(borrowerId))) as Answer[])
}

/** Saves the answers, in place of those of another approval. `now` is business time. */
export async function saveAnswers(
  db: Queryable,
  borrowerId: string,
  answers: readonly Answer[],
  now: Date,
): Promise<void> {
  await db.query(
    `insert into questionnaire_answers (borrower_id, questionnaire_id, answers, answered_at)
     values ($1, $2, $3, $4)
     on conflict (borrower_id, questionnaire_id)
     do update set answers = excluded.answers, answered_at = excluded.answered_at`,
    [borrowerId, AFFORDABILITY, db.vault.seal(JSON.stringify(answers), placeOf(borrowerId)), now],
  )
}

const placeOf = (borrowerId: string): Place => [
  'questionnaire_answers.answers',
  borrowerId,
  AFFORDABILITY,
]
