import { AT_ONCE, claimInBatches } from '../audit/claim-in-batches.ts'
import { addDays, dateIn } from '../../foundation/clock.ts'
import type { Language } from '../../foundation/languages.ts'
import { currentTerms } from '../orders/current-terms.ts'
import { orderStatusOf } from '../orders/order-status.ts'
import { lockOrder, type Order } from '../orders/order-store.ts'
import { amountDueOn } from '../rules/remaining-schedule.ts'
import { stateInSql } from '../rules/order-life-cycle.ts'
import { scheduledFor, type DueDateMoves } from '../rules/due-date.ts'
import type { Minor } from '../../foundation/money.ts'
import { countries, profileOf } from '../countries/countries.ts'
import type { CountryProfile } from '../countries/country-profile.ts'
import { phoneOfBorrower } from '../borrowers/borrowers.ts'
import type { Database, Transaction } from '../../store/database/database.ts'
import { sendText } from '../messages/texts.ts'
import { mayRemind } from '../messages/contact-hours.ts'
import { addMessage, wasSentOnce } from '../messages/message-store.ts'
import { wordsOf } from '../messages/wording.ts'

/** Days before a due date on which the first reminder is sent. */
export const SOON = 3

const editions: readonly CountryProfile[] = Object.values(countries)

/** A payment that somebody is to be reminded of; `day` is when it is due and `today` the edition's day, YYYY-MM-DD. */
interface Due {
  borrower_id: string
  id: string
  agreement_language: Language
  day: string
  today: string
}

/** An edition where people may be reminded now: of payments that are due from `today` until `soon`. */
interface Look {
  appId: string
  today: string
  soon: string
  /** What due dates of its loans move past, now and in what was agreed before. */
  moves: readonly DueDateMoves[]
}

/**
 * Reminds of payments that are due in the next three days, and again on their day, as a message and
 * as a text. Nobody is reminded outside the contact hours of the country, or twice of the same. Who
 * is late with one payment is reminded of the later ones too. A text is in the language that the
 * borrower read the loan's agreement in, which is the last one known for sure. Returns how many
 * were sent. Safe on several processes: each order is claimed by its row.
 */
export async function sendReminders(database: Database, now: Date): Promise<number> {
  const looks = editions
    .filter((each) => mayRemind(each, now))
    .map((edition): Look => {
      const today = dateIn(edition.zone, now)
      return { appId: edition.appId, today, soon: addDays(today, SOON), moves: movesOf(edition) }
    })
  if (looks.length === 0) return 0
  return (
    (await remindAll(database, (tx) => claimNext(tx, looks), now)) +
    (await remindAll(database, (tx) => claimLater(tx, looks), now))
  )
}

const DAYS_OF_A_MONTH = Array.from({ length: 31 }, (_, index) => index + 1)

function movesOf({ calendar, movesPastPayDay }: CountryProfile): DueDateMoves[] {
  const payDays = [undefined, ...(movesPastPayDay ? DAYS_OF_A_MONTH : [])]
  const calendars = [undefined, ...(calendar === null ? [] : [calendar])]
  return calendars.flatMap((each) => payDays.map((payDay) => ({ calendar: each, payDay })))
}

const remindAll = (
  database: Database,
  claim: (tx: Transaction) => Promise<Due[]>,
  now: Date,
): Promise<number> =>
  claimInBatches(database, {
    claim,
    work: async (tx, due) => {
      if (!(await remind(tx, due, now))) return undefined
      const { borrower_id: borrowerId, id } = due
      return { borrowerId, at: now, actor: 'job', action: 'remind', about: { order_id: id } }
    },
    // Where nobody could be reminded, the same would be found again.
    mayFindAgain: true,
  })

// Both look across borrowers to claim work (exceptions of D26).

/** The next payments of loans that are not late. */
function claimNext(tx: Transaction, looks: readonly Look[]): Promise<Due[]> {
  return tx.query<Due>(
    `select o.borrower_id, o.id, o.agreement_language, o.due_date as day, edition.today
     from orders o join unnest($1::text[], $2::date[], $3::date[]) as edition (app_id, today, soon)
       on edition.app_id = o.app_id
     where o.state = ${stateInSql('disbursed')} and o.due_date between edition.today and edition.soon
       and not exists (
         select 1 from messages m where m.borrower_id = o.borrower_id and m.once =
           case when o.due_date = edition.today then 'due_today' else 'due_soon' end
             || ' ' || o.id::text || ' ' || o.due_date::text)
     order by o.due_date limit ${AT_ONCE} for update of o skip locked`,
    [
      looks.map(({ appId }) => appId),
      looks.map(({ today }) => today),
      looks.map(({ soon }) => soon),
    ],
  )
}

/**
 * The later payments of loans that are late with an earlier one. Extensions are not asked about: a
 * loan that was extended has no payment left but the last. Loans whose last day has passed are many,
 * and are left out before their schedules are read.
 */
function claimLater(tx: Transaction, looks: readonly Look[]): Promise<Due[]> {
  const days = looks.flatMap(({ appId, today, soon, moves }) =>
    moves.flatMap(({ calendar, payDay }) =>
      scheduledFor({ calendar, payDay }, today, soon).map((each) => ({
        ...each,
        appId,
        today,
        calendar: calendar ?? 'none',
        payDay: payDay ?? 0,
      })),
    ),
  )
  return tx.query<Due>(
    `select o.borrower_id, o.id, o.agreement_language, d.due as day, d.today
     from orders o cross join jsonb_array_elements(o.terms -> 'schedule') part
       join unnest($1::text[], $2::date[], $3::text[], $4::date[], $5::date[], $6::int[])
         as d (app_id, today, calendar, scheduled, due, pay_day)
         on d.app_id = o.app_id and d.scheduled = o.start_date + (part ->> 'day')::int
           and d.calendar = coalesce(o.terms ->> 'calendar', 'none')
           and d.pay_day = coalesce((o.terms ->> 'payDay')::int, 0)
     where o.state = ${stateInSql('overdue')} and o.start_date + (o.terms ->> 'days')::int >= any($4)
       and not exists (
         select 1 from messages m where m.borrower_id = o.borrower_id and m.once =
           case when d.due = d.today then 'due_today' else 'due_soon' end
             || ' ' || o.id::text || ' ' || d.due::text)
     order by d.due limit ${AT_ONCE} for update of o skip locked`,
    [
      days.map(({ appId }) => appId),
      days.map(({ today }) => today),
      days.map(({ calendar }) => calendar),
      days.map(({ scheduled }) => scheduled),
      days.map(({ due }) => due),
      days.map(({ payDay }) => String(payDay)),
    ],
  )
}

/** Whether there was somebody to remind, and something to remind of. */
async function remind(tx: Transaction, due: Due, now: Date): Promise<boolean> {
  const { today } = due
  const order = await lockOrder(tx, due.borrower_id, due.id)
  const phone = await phoneOfBorrower(tx, due.borrower_id)
  if (!order || !phone) return false
  const wording = due.day === today ? 'due_today' : 'due_soon'
  const once = `${wording} ${order.id} ${due.day}`
  // Another process may have been faster between the look and the lock.
  if (await wasSentOnce(tx, order.borrowerId, once)) return false
  const amount = await amountDue(tx, order, due.day, today)
  if (amount === undefined) return false
  const params = { amount, currency: order.currency, day: due.day }
  addMessage(tx, order.borrowerId, {
    kind: 'payment_reminder',
    wording,
    params,
    orderId: order.id,
    once,
    sentAt: now,
  })
  const language = due.agreement_language
  const { title, text } = wordsOf(wording, params, language, profileOf(order))
  await sendText(tx, { ...phone, language, body: `${title}\n${text}`, sentAt: now })
  return true
}

/** What the payment of that day comes to; undefined where none of that day is left to pay. */
async function amountDue(
  tx: Transaction,
  order: Order,
  day: string,
  today: string,
): Promise<Minor | undefined> {
  const { nextAmount, owed } = await orderStatusOf(tx, order, today)
  return order.dueDate === day
    ? nextAmount
    : amountDueOn(currentTerms(order), owed, order.startDate, day)
}
