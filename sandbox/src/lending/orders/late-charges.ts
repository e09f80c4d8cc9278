/** What being late costs a borrower: late fees charged, waived and read, and with late interest as one sum. */
import { AT_ONCE, claimInBatches } from '../audit/claim-in-batches.ts'
import { addDays, dateIn } from '../../foundation/clock.ts'
import { daysAt, profileOf } from '../countries/countries.ts'
import { balancesOf } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import type { LateCharges } from '../rules/cost.ts'
import { interestDay } from '../rules/due-date.ts'
import { lateDays, type Pause } from '../rules/late-fee.ts'
import { lateInterest } from '../rules/late-interest.ts'
import { isOwed, stateInSql } from '../rules/order-life-cycle.ts'
import type { Minor } from '../../foundation/money.ts'
import {
  first,
  type Database,
  type Queryable,
  type Transaction,
} from '../../store/database/database.ts'
import { saveOrder, lockOrder, type Order } from './order-store.ts'
import { paymentHistoryOf } from './payment-history.ts'

/** Charges overdue loans for their late days up to their edition's today. Returns how many loans. */
export async function chargeLateFees(database: Database, now: Date): Promise<number> {
  const { appIds, days: todays } = daysAt(now)
  return claimInBatches(database, {
    // Claiming work looks across borrowers (an exception of D26).
    claim: (tx) =>
      tx.query<{ borrowerId: string; id: string }>(
        `select o.borrower_id as "borrowerId", o.id from orders o
           join unnest($1::text[], $2::date[]) as edition (app_id, today)
             on edition.app_id = o.app_id
         where o.state = ${stateInSql('overdue')} and (o.late_fee_to is null or o.late_fee_to < edition.today)
         limit ${AT_ONCE} for update of o skip locked`,
        [appIds, todays],
      ),
    work: async (tx, { borrowerId, id }) => {
      const order = await lockOrder(tx, borrowerId, id)
      const days = order ? await chargeLateDays(tx, order, now) : 0
      if (days === 0) return undefined
      return {
        borrowerId,
        at: now,
        actor: 'job',
        action: 'late_fee',
        about: { order_id: id, days },
      }
    },
  })
}

/** Returns for how many days there was a fee. */
async function chargeLateDays(tx: Transaction, order: Order, now: Date): Promise<number> {
  const { zone } = profileOf(order)
  const today = dateIn(zone, now)
  const { lateFee } = order.terms
  const owed = await balancesOf(tx, order.borrowerId, order.id)
  // Where late fees alone are owed there is nothing left to be late with.
  const isLate = owed.principal + owed.interest + owed.fee > 0
  let charged = 0
  if (lateFee && order.dueDate !== null && isLate) {
    const soFar = await lateFeesNotWaived(tx, order)
    const countedTo = laterOf(order.dueDate, order.lateFeeTo ?? order.dueDate)
    const pauses = await pausesOf(tx, order, today)
    const days = lateDays(lateFee, { first: addDays(countedTo, 1), last: today }, soFar, pauses)
    await postDays(tx, order, days, { today, now })
    charged = days.length
  }
  saveOrder(tx, { ...order, lateFeeTo: today })
  return charged
}

async function postDays(
  tx: Transaction,
  order: Order,
  days: readonly { day: string; amount: Minor }[],
  { today, now }: { today: string; now: Date },
): Promise<void> {
  if (days.length === 0) return
  await tx.query(
    `insert into late_fees (borrower_id, order_id, day, amount)
     select $1, $2, each.day, each.amount
     from unnest($3::date[], $4::bigint[]) as each (day, amount)`,
    [
      order.borrowerId,
      order.id,
      days.map(({ day }) => day),
      days.map(({ amount }) => String(amount)),
    ],
  )
  const sum = days.reduce((total, { amount }) => total + amount, 0)
  post(tx, {
    borrowerId: order.borrowerId,
    orderId: order.id,
    kind: 'late_fee',
    cause: `late_fee:${order.id}:${today}`,
    valueDate: today,
    postedAt: now,
    currency: order.currency,
    lines: [
      ['receivable_late_fee', sum],
      ['late_fee_income', -sum],
    ],
  })
}

/** A day that was charged for. */
export interface ChargedDay {
  day: string
  amount: Minor
}

/** The days whose late fees stand. */
export async function chargedDays(db: Queryable, order: Order): Promise<ChargedDay[]> {
  // No day of this loan was ever counted as late.
  if (order.lateFeeTo === null) return []
  return db.query<ChargedDay>(
    'select day, amount from late_fees where borrower_id = $1 and order_id = $2 and not waived',
    [order.borrowerId, order.id],
  )
}

/** Waives the fees of these days. Days that went free because the cap was reached stay free. */
export function waiveDays(tx: Transaction, order: Order, days: readonly string[]): void {
  if (days.length === 0) return
  tx.send(
    `update late_fees set waived = true
     where borrower_id = $1 and order_id = $2 and day = any($3::date[])`,
    [order.borrowerId, order.id, days],
  )
}

/** What stands of the late fees that were charged. */
export async function lateFeesNotWaived(db: Queryable, order: Order): Promise<Minor> {
  const row = await first<{ sum: Minor }>(
    db,
    `select coalesce(sum(amount), 0)::bigint as sum from late_fees
     where borrower_id = $1 and order_id = $2 and not waived`,
    [order.borrowerId, order.id],
  )
  return row?.sum ?? 0
}

const NEVER_LATE: LateCharges = { fee: 0, interest: 0 }

/** What being late has cost on an order up to `today`; what was charged stays, paid or not. */
export async function lateChargesOf(
  db: Queryable,
  order: Order,
  today: string,
): Promise<LateCharges> {
  const isLate = order.dueDate !== null && order.dueDate < today
  // Returned loans cost nothing, and of those that never fell overdue there is nothing to read.
  if (order.state === 'returned' || (!isLate && order.lateFeeTo === null)) return NEVER_LATE
  const history = await paymentHistoryOf(db, order)
  const until = isOwed(order.state) ? interestDay(history.terms, history.start, today) : null
  return { fee: await lateFeesNotWaived(db, order), interest: lateInterest(history, until) }
}

/**
 * While a request for an easier plan waits for its answer, nothing is charged, however long the
 * lender takes.
 */
async function pausesOf(db: Queryable, order: Order, today: string): Promise<Pause[]> {
  const { zone } = profileOf(order)
  const rows = await db.query<{ receivedAt: Date; answeredAt: Date | null }>(
    `select received_at as "receivedAt", answered_at as "answeredAt" from cases
     where borrower_id = $1 and order_id = $2 and about = 'help'`,
    [order.borrowerId, order.id],
  )
  return rows.map(({ receivedAt, answeredAt }) => ({
    from: dateIn(zone, receivedAt),
    to: answeredAt === null ? today : dateIn(zone, answeredAt),
  }))
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other
}
