import { recordAct } from '../../lending/audit/record-act.ts'
import { answerCase, type CaseRequest } from '../../lending/cases/case-store.ts'
import type { BodyOf } from '../../foundation/contract.ts'
import { figuresIn } from '../../foundation/figures.ts'
import { money } from '../../foundation/money.ts'
import { readClock } from '../../store/database/business-clock.ts'
import { profileOf } from '../../lending/countries/countries.ts'
import { Failure } from '../../foundation/failure.ts'
import { addMessage } from '../../lending/messages/message-store.ts'
import { shownPhone } from '../../lending/borrowers/borrowers.ts'
import type { Queryable } from '../../store/database/database.ts'
import { isIdentifier } from '../../foundation/identifier.ts'
import { call, hidden } from '../page-parts/call-form.ts'
import { timeOf } from '../page-parts/figures.ts'
import { html, type Html } from '../../foundation/html.ts'
import type { World } from '../page-parts/world.ts'

/** A request that waits for a person's answer. */
export interface OpenRequest {
  borrowerId: string
  caseId: string
  about: 'help' | 'objection'
  appId: string
  phone: string
  /** The request in English, with the borrower's own words. */
  statement: string
  answerBy: Date
}

const MOST_SHOWN = 20
/** In characters. */
export const LONGEST_ANSWER = 2000

/** The requests that wait, the most urgent first. It looks across borrowers. */
export async function openRequests(db: Queryable): Promise<OpenRequest[]> {
  const rows = await db.query<
    Omit<OpenRequest, 'phone' | 'statement'> & {
      phonePrefix: string
      phone: string | null
    } & Pick<CaseRequest, 'wish' | 'affordable' | 'statement'>
  >(
    `select c.borrower_id as "borrowerId", c.id as "caseId", c.about,
       b.app_id as "appId", b.phone_prefix as "phonePrefix", b.phone, c.wish, c.affordable,
       c.statement, c.answer_by as "answerBy"
     from cases c join borrowers b on b.id = c.borrower_id
     where c.answered_at is null order by c.answer_by limit ${MOST_SHOWN}`,
  )
  return rows.map(({ phonePrefix, wish, affordable, statement, ...row }) => {
    const { currency } = profileOf(row)
    const own =
      statement && db.vault.open(statement, ['cases.statement', row.borrowerId, row.caseId])
    const words = [
      wish && requestWords[wish],
      affordable !== null && `Can pay ${figuresIn('en').sum(money(affordable, currency))} a month.`,
      own,
    ]
    return {
      ...row,
      phone: shownPhone(db.vault, { ...row, phonePrefix }),
      statement: words.filter(Boolean).join('\n'),
    }
  })
}

/** What is asked for, as the person reads it who answers the request. */
const requestWords = {
  smaller_payments: 'Asks for smaller payments.',
  later_date: 'Asks for another due date.',
  pause: 'Asks for no payments for a while.',
  other: 'Asks for something else.',
} as const satisfies Record<BodyOf<'askForHelp'>['wish'], string>

const answers = {
  help: { kind: 'help_answer', wording: 'help_answered' },
  objection: { kind: 'objection_answer', wording: 'objection_answered' },
} as const

/**
 * A person answers a request: the answer goes into the borrower's inbox. 404001 when no such
 * request waits, 422001 for an answer that is empty or too long.
 */
export async function answerRequest(
  world: Pick<World, 'database' | 'realTime'>,
  name: { borrowerId: string; caseId: string },
  answer: string,
): Promise<{ done: true }> {
  const text = answer.trim()
  if (text === '' || text.length > LONGEST_ANSWER) {
    throw new Failure('fields_invalid', {
      data: [{ field: 'text', rule: text === '' ? 'required' : 'too_long', params: {} }],
    })
  }
  if (!isIdentifier(name.borrowerId) || !isIdentifier(name.caseId)) throw new Failure('not_found')
  const now = (await readClock(world.database, world.realTime)).business()
  await world.database.transaction(async (tx) => {
    const answered = await answerCase(tx, name, text, now)
    if (!answered) throw new Failure('not_found')
    addMessage(tx, answered.borrowerId, {
      ...answers[answered.about],
      params: { text },
      ...(answered.orderId === null ? {} : { orderId: answered.orderId }),
      caseId: answered.id,
      sentAt: now,
    })
    recordAct(tx, {
      borrowerId: answered.borrowerId,
      at: now,
      actor: 'staff',
      action: 'answer_request',
      about: { case_id: answered.id },
    })
  })
  return { done: true }
}

const SUBJECTS = { help: 'Asks for an easier plan', objection: 'Objects to a refusal' } as const

const requestItem = (request: OpenRequest, now: Date): Html =>
  html`<li id="request-${request.caseId}">
    <div class="split small">
      <span
        >${SUBJECTS[request.about]} · <span class="figure">${request.phone}</span> ·
        ${profileOf(request).name}</span
      >
      <span
        >${request.answerBy < now ? 'overdue for an answer since' : 'answer by'}
        ${timeOf(request.answerBy, request)}</span
      >
    </div>
    <p>${request.statement}</p>
    ${call(
      'answer',
      'Answered.',
      html`${hidden('borrower_id', request.borrowerId)}${hidden('case_id', request.caseId)}
        <span class="field">
          <label for="answer-${request.caseId}">Answer</label>
          <input
            id="answer-${request.caseId}"
            name="text"
            required
            maxlength="${LONGEST_ANSWER}"
            autocomplete="off"
          />
          <button id="send-answer-${request.caseId}" class="second">Send</button>
        </span>`,
    )}
  </li>`

/** The console's card of requests as they stand `now`, in business time. */
export const requestsCard = (requests: readonly OpenRequest[], now: Date): Html =>
  html`<section class="card" aria-labelledby="requests-title">
    <h2 id="requests-title">Requests</h2>
    <ul class="plain rows" id="requests" data-live>
      ${
        requests.length === 0
          ? html`<li class="small">
              Nobody waits for an answer. Requests for an easier plan and objections arrive here.
            </li>`
          : requests.map((request) => requestItem(request, now))
      }
    </ul>
  </section>`
