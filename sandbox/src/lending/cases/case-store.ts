import type { BodyOf } from '../../foundation/contract.ts'
import type { Minor } from '../../foundation/money.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import { newIdentifier } from '../../foundation/identifier.ts'

/** What a borrower asks a person to look at: a plan that is easier, or a refusal that seems wrong. */
export type CaseSubject = 'help' | 'objection'

/** What is asked for: a wish in a request for help alone, the borrower's own words in an objection always. */
export interface CaseRequest {
  borrowerId: string
  about: CaseSubject
  orderId: string | null
  wish: BodyOf<'askForHelp'>['wish'] | null
  /** What the borrower can pay a month, in the edition's currency. */
  affordable: Minor | null
  statement: string | null
}

/** A request and the promise to answer it. Times are business time. */
export interface Case extends CaseRequest {
  id: string
  receivedAt: Date
  answerBy: Date
  answer: string | null
  answeredAt: Date | null
}

/** A person answers within this time. */
const ANSWER_WITHIN = 3 * 86_400_000

/** Saves a request and promises when it is answered. `now` is business time. */
export async function openCase(db: Queryable, request: CaseRequest, now: Date): Promise<Case> {
  const opened: Case = {
    ...request,
    id: newIdentifier(),
    receivedAt: now,
    answerBy: new Date(now.getTime() + ANSWER_WITHIN),
    answer: null,
    answeredAt: null,
  }
  await db.query(
    `insert into cases (borrower_id, id, about, order_id, wish, affordable, statement, received_at,
       answer_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      opened.borrowerId,
      opened.id,
      opened.about,
      opened.orderId,
      opened.wish,
      opened.affordable,
      opened.statement === null
        ? null
        : db.vault.seal(opened.statement, ['cases.statement', opened.borrowerId, opened.id]),
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

/** What a borrower waits for an answer to, newest first. */
export async function openCases(db: Queryable, borrowerId: string): Promise<Case[]> {
  const rows = await db.query<Case>(
    `select ${COLUMNS} from cases where borrower_id = $1 and answered_at is null
     order by id desc limit 50`,
    [borrowerId],
  )
  return rows.map((row) => opened(db, row))
}

/** Saves the answer of a request that has none yet; undefined when there is no such request. */
export async function answerCase(
  db: Queryable,
  name: { borrowerId: string; caseId: string },
  answer: string,
  now: Date,
): Promise<Case | undefined> {
  const key = [name.borrowerId, name.caseId] as const
  const row = await first<Case>(
    db,
    `update cases set answer = $3, answered_at = $4
     where borrower_id = $1 and id = $2 and answered_at is null
     returning ${COLUMNS}`,
    [...key, db.vault.seal(answer, ['cases.answer', ...key]), now],
  )
  return row && { ...opened(db, row), answer, answeredAt: now }
}

/** Named as in `Case`; the answer of one that waits is null. */
const COLUMNS = `borrower_id as "borrowerId", id, about, order_id as "orderId", wish, affordable,
  statement, received_at as "receivedAt", answer_by as "answerBy", null as answer,
  answered_at as "answeredAt"`

function opened(db: Queryable, row: Case): Case {
  const place = ['cases.statement', row.borrowerId, row.id] as const
  return { ...row, statement: row.statement === null ? null : db.vault.open(row.statement, place) }
}
