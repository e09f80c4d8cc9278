import type { Exception } from './exception.ts'

/** What is due, or has expired, of all borrowers. */
export const due: readonly Exception[] = [
  {
    reason: 'claiming what is due; another process passes over what is held',
    forms: [
      {
        from: 'src/lending/jobs/job-store.ts',
        tables: ['jobs', 'orders'],
        sql: 'select j.borrower_id as "borrowerId", j.id from jobs j join orders o on o.borrower_id = j.borrower_id and o.id = j.order_id where j.done_at is null and j.due_at <= $1 order by j.due_at limit 1 for update of o skip locked',
      },
      {
        from: 'src/lending/due-work/run-due.ts',
        tables: ['orders'],
        sql: "select o.borrower_id, o.id from orders o join unnest($1::text[], $2::date[]) as edition (app_id, today) on edition.app_id = o.app_id where o.state = 'disbursed' and o.due_date < edition.today order by o.due_date limit 50 for update of o skip locked",
      },
      {
        from: 'src/lending/due-work/run-due.ts',
        tables: ['orders'],
        sql: "select borrower_id, id from orders where state in ('applied', 'approved') and applied_at < $1 order by applied_at limit 50 for update skip locked",
      },
      {
        from: 'src/lending/due-work/due-moments.ts',
        tables: ['jobs', 'vouchers', 'orders'],
        sql: "select due_at from jobs where done_at is null and due_at >= $1 and due_at < $2 union select answer_by + interval '1 millisecond' from vouchers where outcome is null and answer_by >= $1 and answer_by < $2 union select applied_at + make_interval(secs => $3) from orders where state in ('applied', 'approved') and applied_at >= $4 and applied_at < $5 order by due_at",
      },
      {
        from: 'src/lending/due-work/due-moments.ts',
        tables: ['orders', 'cancellations'],
        sql: `select app_id as "appId", today, greatest(today, first) as day from (select edition.app_id, edition.today, least((select min(o.due_date) - 3 from orders o where o.app_id = edition.app_id and o.state = 'disbursed'), (select min(c.kept_until) from cancellations c where c.app_id = edition.app_id and c.withdrawn_at is null and c.purged_at is null), (select edition.today from orders o where o.app_id = edition.app_id and o.state = 'overdue' limit 1)) as first from unnest($1::text[], $2::date[]) as edition (app_id, today)) as found where first is not null`,
      },
      {
        from: 'src/lending/orders/late-charges.ts',
        tables: ['orders'],
        sql: `select o.borrower_id as "borrowerId", o.id from orders o join unnest($1::text[], $2::date[]) as edition (app_id, today) on edition.app_id = o.app_id where o.state = 'overdue' and (o.late_fee_to is null or o.late_fee_to < edition.today) limit 50 for update of o skip locked`,
      },
      {
        from: 'src/lending/due-work/remind.ts',
        tables: ['orders'],
        sql: /^select o.borrower_id, o.id, o.agreement_language, o.due_date as day, edition.today from orders o join unnest\([^)]*\) as edition \(app_id, today, soon\) on edition.app_id = o.app_id where o.state = 'disbursed' and o.due_date between edition.today and edition.soon and .* order by o.due_date limit \d+ for update of o skip locked$/,
      },
      {
        from: 'src/lending/due-work/remind.ts',
        tables: ['orders'],
        sql: /^select o.borrower_id, o.id, o.agreement_language, d.due as day, d.today from orders o cross join jsonb_array_elements\(o.terms -> 'schedule'\) part join unnest\([^)]*\) as d \(app_id, today, calendar, scheduled, due, pay_day\) on d.app_id = o.app_id and .* where o.state = 'overdue' and o.start_date .* and not exists .* order by d.due limit \d+ for update of o skip locked$/,
      },
      {
        from: 'src/lending/repayments/voucher-store.ts',
        tables: ['vouchers'],
        sql: 'select borrower_id as "borrowerId", repayment_id as "repaymentId" from vouchers where outcome is null and answer_by < $1 order by answer_by limit $2 for update skip locked',
      },
      {
        from: 'src/lending/cancellation/carry-out.ts',
        tables: ['cancellations', 'borrowers'],
        sql: 'select b.id from cancellations c join borrowers b on b.id = c.borrower_id join unnest($1::text[], $2::date[]) as edition (app_id, today) on edition.app_id = c.app_id where c.withdrawn_at is null and c.purged_at is null and c.kept_until < edition.today order by c.kept_until limit 1 for update of b, c skip locked',
      },
    ],
  },
  {
    reason: 'forgetting what has expired, or finding whose it is',
    forms: [
      {
        from: 'src/lending/due-work/delete-expired.ts',
        tables: ['idempotency_keys'],
        sql: "delete from idempotency_keys where created_at < $1 and created_at < now() - interval '24 hours'",
      },
      {
        from: 'src/lending/due-work/delete-expired.ts',
        tables: ['sessions'],
        sql: /^delete from sessions old where \(expires_at < \$1 or ended_at < \$1\) and exists \([^;]+\)$/,
      },
      {
        from: 'src/lending/telemetry/event-store.ts',
        tables: ['app_events'],
        sql: 'delete from app_events where happened_at < $1',
      },
      {
        from: 'src/lending/telemetry/event-store.ts',
        tables: ['devices'],
        sql: 'delete from devices where borrower_id is null and reported_at < $1',
      },
      {
        from: 'src/lending/due-work/delete-pictures.ts',
        tables: ['uploads'],
        sql: 'delete from uploads where stored_at is null and asked_at < $1',
      },
      {
        from: 'src/lending/due-work/delete-pictures.ts',
        tables: ['uploads'],
        sql: 'select distinct borrower_id from uploads where (look_again_at is null and stored_at < $1) or look_again_at < $2 limit 50',
      },
      {
        from: 'src/lending/uploads/upload-parts.ts',
        tables: ['upload_parts', 'uploads'],
        sql: 'delete from upload_parts using uploads where uploads.borrower_id = upload_parts.borrower_id and uploads.file_id = upload_parts.file_id and uploads.expires_at < $1',
      },
    ],
  },
]
