import { first, type Queryable } from '../../store/database/database.ts'
import { newIdentifier } from '../../foundation/identifier.ts'

/** Work that falls due at a business time. */
export interface Job {
  borrowerId: string
  id: string
  kind: 'pay_out' | 'pay_refund' | 'end_return'
  orderId: string
}

/** Asks for work; asking again for the same puts the one job to the new time, though it was done. */
export async function addJob(db: Queryable, job: Omit<Job, 'id'> & { dueAt: Date }): Promise<void> {
  await db.query(
    `insert into jobs (borrower_id, id, kind, order_id, due_at) values ($1, $2, $3, $4, $5)
     on conflict (borrower_id, order_id, kind) do update
       set due_at = excluded.due_at, done_at = null`,
    [job.borrowerId, newIdentifier(), job.kind, job.orderId, job.dueAt],
  )
}

/**
 * Claims the job that has been due longest; another process sees the next one. Its order is locked
 * first, as by everybody who changes a loan and then its job: nobody waits in a circle.
 */
export async function claimJob(tx: Queryable, now: Date): Promise<Job | undefined> {
  for (;;) {
    const due = await first<{ borrowerId: string; id: string }>(
      tx,
      `select j.borrower_id as "borrowerId", j.id from jobs j
       join orders o on o.borrower_id = j.borrower_id and o.id = j.order_id
       where j.done_at is null and j.due_at <= $1
       order by j.due_at limit 1 for update of o skip locked`,
      [now],
    )
    if (!due) return undefined
    // The transaction that held the order just before may have done the job, or postponed it.
    const job = await first<Job>(
      tx,
      `select borrower_id as "borrowerId", id, kind, order_id as "orderId" from jobs
       where borrower_id = $1 and id = $2 and done_at is null and due_at <= $3 for update`,
      [due.borrowerId, due.id, now],
    )
    if (job) return job
  }
}

/** Marks a job as done. */
export async function finishJob(tx: Queryable, job: Job, now: Date): Promise<void> {
  await tx.query('update jobs set done_at = $3 where borrower_id = $1 and id = $2', [
    job.borrowerId,
    job.id,
    now,
  ])
}

/** Marks what still waits to be done for an order as done: it was done, or came to nothing. */
export async function finishJobsOf(
  tx: Queryable,
  order: { borrowerId: string; id: string },
  now: Date,
): Promise<void> {
  await tx.query(
    'update jobs set done_at = $3 where borrower_id = $1 and order_id = $2 and done_at is null',
    [order.borrowerId, order.id, now],
  )
}

/** Puts off a job that failed, so that the others go on. */
export async function postponeJob(db: Queryable, job: Job, until: Date): Promise<void> {
  await db.query(
    'update jobs set due_at = $3 where borrower_id = $1 and id = $2 and done_at is null',
    [job.borrowerId, job.id, until],
  )
}
