import type { Language } from '../../foundation/languages.ts'
import { money, type Minor } from '../../foundation/money.ts'
import { first, type Transaction } from '../../store/database/database.ts'
import { phoneOfBorrower } from '../borrowers/borrowers.ts'
import { owedText } from '../messages/phone-texts.ts'
import { sendText } from '../messages/texts.ts'
import type { Order } from '../orders/order-store.ts'
import { notAsked, overpaidOrders } from './refund-store.ts'

/**
 * Sends a text to the borrower of a cancelled account: what is owed to them now, and by which number it
 * is claimed. It goes to the phone, while that is known, in the language of the agreement. For any other
 * account nothing is sent. `more` is what is about to be booked beside what the books hold.
 */
export async function sendClaimText(
  tx: Transaction,
  order: Order,
  now: Date,
  more: Minor = 0,
): Promise<void> {
  const { borrowerId, id: orderId, currency } = order
  // A purge at the same time is waited for, and leaves no number to send it to.
  const cancelled = await first<{ reference: string; language: Language }>(
    tx,
    `select c.claim_reference as reference, o.agreement_language as language
     from cancellations c join borrowers b on b.id = c.borrower_id
     join orders o on o.borrower_id = c.borrower_id and o.id = $2
     where c.borrower_id = $1 and c.withdrawn_at is null and c.purged_at is null
       and b.phone is not null for key share of b`,
    [borrowerId, orderId],
  )
  const phone = cancelled && (await phoneOfBorrower(tx, borrowerId))
  if (!phone) return
  const { reference, language } = cancelled
  const owed = await overpaidOrders(tx, borrowerId)
  const sum = owed.reduce((all, each) => all + notAsked(each), more)
  if (sum === 0) return
  const body = owedText({ reference, amount: money(sum, currency) }, language)
  await sendText(tx, { ...phone, language, body, sentAt: now })
}
