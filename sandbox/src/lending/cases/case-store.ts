import { first, type Queryable } from '../../store/database/database.ts'
import { newIdentifier } from '../../foundation/identifier.ts'

/** What a borrower asks a person to look at: a plan that is easier, or a refusal that seems wrong. */
export type CaseSubject = 'help' | 'objection'

/** A request and the promise to answer it. Times are business time. */
export interface Case {
  borrowerId: string
  id: string
  about: CaseSubject
  orderId: string | null
  statement: string
  receivedAt: Date
  answerBy: Date
  answer: string | null
  answeredAt: Date | null
}

/** A person answers within this time. */
const ANSWER_WITHIN = 3 * 86_400_000

/** Saves a request and promises when it is answered. `now` is business time. */
export async function openCase(
  db: Queryable,
  request: { borrowerId: string; about: CaseSubject; orderId: string | null; statement: string },
  now: Date,
): Promise<Case> {
  const opened: Case = {
    ...request,
    id: newIdentifier(),
    receivedAt: now,
    answerBy: new Date(now.getTime() + ANSWER_WITHIN),
    answer: null,
    answeredAt: null,
  }
  await db.query(
    `insert into cases (borrower_id, id, about, order_id, statement, received_at, answer_by)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      opened.borrowerId,
      opened.id,
      opened.about,
      opened.orderId,
      db.vault.seal(opened.statement, ['cases.statement', opened.borrowerId, opened.id]),
      opened.receivedAt,
      opened.answerBy,
    ],
  )
  return opened
}

/** Whether a request about this loan, or about none, still waits for its answer. */
export async function hasOpenCase(
  db: Queryable,
  request: { borrowerId: string; about: CaseSubject; orderId: string | null },
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from cases where borrower_id = $1 and about = $2
       and order_id is not distinct from $3::uuid and answered_at is null limit 1`,
    [request.borrowerId, request.about, request.orderId],
  )
  return rows.length > 0
}

/** Saves the answer of a request that has none yet; undefined when there is no such request. */
export async function answerCase(
  db: Queryable,
  name: { borrowerId: string; caseId: string },
  answer: string,
  now: Date,
): Promise<Case | undefined> {
  const key = [name.borrowerId, name.caseId] as const
  const row = await first<Omit<Case, 'answer'>>(
    db,
    `update cases set answer = $3, answered_at = $4
     where borrower_id = $1 and id = $2 and answered_at is null
     returning borrower_id as "borrowerId", id, about, order_id as "orderId", statement,
       received_at as "receivedAt", answer_by as "answerBy", answered_at as "answeredAt"`,
    [...key, db.vault.seal(answer, ['cases.answer', ...key]), now],
  )
  if (!row) return undefined
  const { borrowerId, id } = row
  const statement = db.vault.open(row.statement, ['cases.statement', borrowerId, id])
  return { ...row, statement, answer }
}
