import { refuseFaults } from '../../foundation/failure.ts'
import { addMessage } from '../messages/message-store.ts'
import { dateIn } from '../../foundation/clock.ts'
import type { Transaction } from '../../store/database/database.ts'
import { openCase, type CaseRequest } from './case-store.ts'

// Control characters but line ends; the contract's statement has none of them.
const UNPRINTABLE = /(?![\n\r])\p{Cc}/u

/**
 * Takes a request to a person, confirms it in the inbox, and returns the promise as the contract
 * has it. Throws 422001 for a statement with control characters. `now` is business time.
 */
export async function promiseAnswer(
  tx: Transaction,
  request: CaseRequest,
  { now, zone }: { now: Date; zone: string },
) {
  if (UNPRINTABLE.test(request.statement ?? ''))
    refuseFaults([{ field: 'statement', rule: 'format' }])
  const opened = await openCase(tx, request, now)
  addMessage(tx, request.borrowerId, {
    kind: 'account_notice',
    wording: 'answer_promised',
    params: { day: dateIn(zone, opened.answerBy) },
    ...(request.orderId === null ? {} : { orderId: request.orderId }),
    sentAt: now,
  })
  return {
    case_id: opened.id,
    received_at: opened.receivedAt.toISOString(),
    answer_by: opened.answerBy.toISOString(),
  }
}
