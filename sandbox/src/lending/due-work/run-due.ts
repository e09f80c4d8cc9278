import type { FastifyBaseLogger } from 'fastify'
import { AT_ONCE, claimInBatches } from '../audit/claim-in-batches.ts'
import { recordAct } from '../audit/record-act.ts'
import { purgeDue } from '../cancellation/carry-out.ts'
import { readClock } from '../../store/database/business-clock.ts'
import { chargeLateFees } from '../orders/late-charges.ts'
import { daysAt } from '../countries/countries.ts'
import { payOut } from '../loans/pay-out.ts'
import { payDueRefund } from '../refunds/pay-refund.ts'
import type { Partners } from '../partners/partners.ts'
import { lockOrder } from '../orders/order-store.ts'
import { endReturn } from '../orders/return-loan.ts'
import { transition } from '../orders/transition.ts'
import { sendReminders } from './remind.ts'
import { answerOverdueVouchers } from '../repayments/answer-voucher.ts'
import {
  after,
  listOfStatesBefore,
  stateInSql,
  type OrderEvent,
} from '../rules/order-life-cycle.ts'
import type { Database, Parameter, Transaction } from '../../store/database/database.ts'
import { claimJob, finishJob, postponeJob, type Job } from '../jobs/job-store.ts'

/** An order that nobody decided or signed is given up when it was applied for so long ago. */
export const SIGN_WITHIN = 7 * 86_400_000
const RETRY_AFTER = 60_000

/**
 * Does everything that is due by the business clock, each edition's by its own day, and returns how much
 * that was. Safe to run twice and on several processes: each piece is claimed with its own lock and
 * done in one transaction.
 */
export async function runDue(
  database: Database,
  log: Pick<FastifyBaseLogger, 'error'>,
  partners: Partners,
  realTime?: () => Date,
): Promise<number> {
  const now = (await readClock(database, realTime)).business()
  let done = 0
  while (await runOneJob(database, now, log, partners)) done++
  const { appIds, days } = daysAt(now)
  done += await sweep(database, 'fall_overdue', now, OVERDUE, [appIds, days])
  done += await chargeLateFees(database, now)
  done += await answerOverdueVouchers(database, now)
  done += await sweep(database, 'expire', now, WAITING, [new Date(now.getTime() - SIGN_WITHIN)])
  done += await sendReminders(database, now)
  done += await purgeDue(database, now)
  return done
}

async function runOneJob(
  database: Database,
  now: Date,
  log: Pick<FastifyBaseLogger, 'error'>,
  partners: Partners,
): Promise<boolean> {
  let job: Job | undefined
  try {
    await database.transaction(async (tx) => {
      job = await claimJob(tx, now)
      if (!job) return
      const state = await WORK[job.kind](tx, job, now, partners)
      await finishJob(tx, job, now)
      recordAct(tx, {
        borrowerId: job.borrowerId,
        at: now,
        actor: 'job',
        action: job.kind,
        about: { order_id: job.orderId, job_id: job.id, state },
      })
    })
  } catch (error) {
    if (!job) throw error
    log.error({ err: error, job: job.id }, 'a job failed and is put off')
    await postponeJob(database, job, new Date(now.getTime() + RETRY_AFTER))
  }
  return job !== undefined
}

/** What a job does, and how its order, or what it was about, stands then. */
const WORK = {
  pay_out: async (tx, job, now, partners) =>
    (await payOut(tx, job, now, partners))?.state ?? 'none',
  pay_refund: payDueRefund,
  end_return: endReturn,
} as const satisfies Record<
  Job['kind'],
  (tx: Transaction, job: Job, now: Date, partners: Partners) => Promise<string>
>

// Claiming work looks across borrowers (an exception of D26); each order is then changed alone.
const OVERDUE = `select o.borrower_id, o.id from orders o
  join unnest($1::text[], $2::date[]) as edition (app_id, today) on edition.app_id = o.app_id
  where o.state = ${stateInSql('disbursed')} and o.due_date < edition.today
  order by o.due_date limit ${AT_ONCE} for update of o skip locked`
const WAITING = `select borrower_id, id from orders
  where state in (${listOfStatesBefore('expire')}) and applied_at < $1
  order by applied_at limit ${AT_ONCE} for update skip locked`

const sweep = (
  database: Database,
  event: OrderEvent,
  now: Date,
  sql: string,
  limits: readonly Parameter[],
): Promise<number> =>
  claimInBatches(database, {
    claim: (tx) => tx.query<{ borrower_id: string; id: string }>(sql, limits),
    work: async (tx, { borrower_id: borrowerId, id }) => {
      const order = await lockOrder(tx, borrowerId, id)
      if (!order || !after(order.state, event)) return undefined
      transition(tx, order, event, now)
      return { borrowerId, at: now, actor: 'job', action: event, about: { order_id: id } }
    },
  })
