import { recordActs, type Act } from '../audit/record-act.ts'
import { addDays, dateIn } from '../clock.ts'
import type { Language } from '../languages/languages.ts'
import { standingOf } from '../loans/order-answers.ts'
import { lockOrder } from '../loans/order-store.ts'
import { markets } from '../rules/products.ts'
import { phoneOfBorrower } from '../store/borrowers.ts'
import type { Database, Transaction } from '../store/database.ts'
import { sendText } from '../store/texts.ts'
import { countryOf, mayRemind } from './contact-hours.ts'
import { addMessage, wasToldOnce } from './message-store.ts'
import { wordsOf } from './wording.ts'

/** Days before a due date on which the first reminder is sent. */
export const SOON = 3
const AT_ONCE = 50

interface Due {
  borrower_id: string
  id: string
  agreement_language: Language
}

/**
 * Reminds of payments that are due in the next three days, and again on their day, as a message and
 * as a text; nobody outside the contact hours of the country, and nobody twice of the same. A
 * text is in the language that the borrower read the loan's agreement in, which is the last one known
 * for sure. Gives how many were reminded. Safe on several processes: each order is claimed by its row.
 */
export async function sendReminders(database: Database, now: Date, zone: string): Promise<number> {
  const today = dateIn(zone, now)
  const editions = Object.values(markets)
    .map(({ appId }) => appId)
    .filter((appId) => mayRemind(countryOf(appId), now))
  if (editions.length === 0) return 0
  let done = 0
  for (;;) {
    const { looked, reminded } = await database.transaction(async (tx) => {
      // Looks across borrowers to claim work (an exception of D26).
      const due = await tx.query<Due>(
        `select o.borrower_id, o.id, o.agreement_language
         from orders o join borrowers b on b.id = o.borrower_id
         where o.state = 'disbursed' and o.due_date between $1::date and $2::date
           and b.app_id = any($3)
           and not exists (
             select 1 from messages m where m.borrower_id = o.borrower_id and m.once =
               case when o.due_date = $1::date then 'due_today' else 'due_soon' end
                 || ' ' || o.id::text || ' ' || o.due_date::text)
         order by o.due_date limit ${AT_ONCE} for update of o skip locked`,
        [today, addDays(today, SOON), editions],
      )
      const acts: Act[] = []
      for (const each of due) {
        if (!(await remind(tx, each, today, now))) continue
        const { borrower_id: borrowerId, id } = each
        acts.push({ borrowerId, at: now, actor: 'job', action: 'remind', about: { order_id: id } })
      }
      recordActs(tx, acts)
      return { looked: due.length, reminded: acts.length }
    })
    done += reminded
    if (looked < AT_ONCE) return done
  }
}

/** Whether there was somebody to remind. */
async function remind(tx: Transaction, due: Due, today: string, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, due.borrower_id, due.id)
  const phone = await phoneOfBorrower(tx, due.borrower_id)
  if (!order || order.dueDate === null || !phone) return false
  const wording = order.dueDate === today ? 'due_today' : 'due_soon'
  const once = `${wording} ${order.id} ${order.dueDate}`
  // Another process may have been faster between the look and the lock.
  if (await wasToldOnce(tx, order.borrowerId, once)) return false
  const { nextAmount } = await standingOf(tx, order, today)
  const params = { amount: nextAmount, currency: order.currency, day: order.dueDate }
  addMessage(tx, order.borrowerId, {
    kind: 'payment_reminder',
    wording,
    params,
    orderId: order.id,
    once,
    sentAt: now,
  })
  const { title, text } = wordsOf(wording, params, due.agreement_language)
  await sendText(tx, { ...phone, body: `${title}\n${text}`, sentAt: now })
  return true
}
