import type { Country } from '../../foundation/contract.ts'
import { Failure } from '../../foundation/failure.ts'
import { money, type Currency } from '../../foundation/money.ts'
import { openCases, type Case } from '../../lending/cases/case-store.ts'
import { countries } from '../../lending/countries/countries.ts'
import { cursorId, PAGE, pageOf } from '../pipeline/page.ts'
import {
  countUnread,
  listMessages,
  markRead,
  type Message,
} from '../../lending/messages/message-store.ts'
import { wordsOf } from '../../lending/messages/wording.ts'
import type { Handlers } from '../pipeline/handler.ts'
import type { Language } from '../../foundation/languages.ts'

/** A message as the contract shows it, in the asked language and the country's words. */
export function describeMessage(
  message: Message,
  { country, language }: { country: Country; language: Language },
) {
  return {
    message_id: message.id,
    kind: message.kind,
    ...wordsOf(message.wording, message.params, language, countries[country]),
    sent_at: message.sentAt.toISOString(),
    read_at: message.readAt?.toISOString() ?? null,
    order_id: message.orderId,
    case_id: message.caseId,
  }
}

/** A request that waits, as the contract shows it. */
const describeRequest = (request: Case, currency: Currency) => ({
  case_id: request.id,
  about: request.about,
  order_id: request.orderId,
  wish: request.wish,
  affordable_amount: request.affordable === null ? null : money(request.affordable, currency),
  statement: request.statement,
  received_at: request.receivedAt.toISOString(),
  answer_by: request.answerBy.toISOString(),
})

/** The borrower's inbox. */
export const messages = {
  listMessages: async (call) => {
    const { db, borrower, query } = call
    const found = await listMessages(db, borrower.id, PAGE + 1, cursorId(query.cursor))
    const { page, cursor } = pageOf(found)
    return {
      messages: page.map((each) => describeMessage(each, call)),
      unread: await countUnread(db, borrower.id),
      open_requests: (await openCases(db, borrower.id)).map((each) =>
        describeRequest(each, countries[call.country].currency),
      ),
      cursor,
    }
  },

  readMessages: async (call) => {
    const { db, borrower, body, clock } = call
    const found = await markRead(db, borrower.id, body.message_ids, clock.business())
    if (!found) throw new Failure('not_found')
    return { unread: await countUnread(db, borrower.id) }
  },
} satisfies Partial<Handlers>
