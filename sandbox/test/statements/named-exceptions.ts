import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sealedTables } from '../../src/keyring/sealed-columns.ts'
import type { RecordedStatement } from '../../src/store/statements.ts'

/** A statement, or a family of them, that one file may send. */
export interface ExceptedForm {
  /** Below the sandbox's folder. */
  from: string
  /** The tables that it may touch without naming a borrower; every other is named, or refused. */
  tables: readonly string[] | 'any'
  /** The statement itself with single spaces, or what tells the family from any other. */
  sql: string | { test(sql: string): boolean }
}

interface Exception {
  /** Why no borrower can be named. */
  reason: string
  forms: readonly ExceptedForm[]
}

const books = [
  ...['ledger_entries', 'ledger_transactions', 'orders'],
  ...['late_fees', 'payments', 'repayments', 'extensions'],
]

/** D26 by name: the statements that look across borrowers. Decision record 0031 gives the reasons. */
const namedExceptions: readonly Exception[] = [
  {
    reason: 'a phone: whoever signs in, or is looked for, is not known yet',
    forms: [
      ...['src/store/borrowers.ts', 'src/console/books.ts'].map((from) => ({
        from,
        tables: ['borrowers'],
        sql: 'select id from borrowers where app_id = $1 and phone_prefix = $2 and phone_hash = $3',
      })),
    ],
  },
  {
    reason: 'a payment reference: money says what it is for, not whose it is',
    forms: [
      {
        from: 'src/repayments/repayment-store.ts',
        tables: ['repayments', 'payment_references'],
        sql: /^select [^;]+ from repayments where \(borrower_id, id\) in \(select borrower_id, repayment_id from payment_references where reference = \$1\)$/,
      },
    ],
  },
  {
    reason: 'claiming what is due; another process passes over what is held',
    forms: [
      {
        from: 'src/jobs/job-store.ts',
        tables: ['jobs', 'orders'],
        sql: 'select j.borrower_id, j.id from jobs j join orders o on o.borrower_id = j.borrower_id and o.id = j.order_id where j.done_at is null and j.due_at <= $1 order by j.due_at limit 1 for update of o skip locked',
      },
      ...["state = 'disbursed' and due_date", "state = 'approved' and applied_at"].map((due) => ({
        from: 'src/jobs/run-due.ts',
        tables: ['orders'],
        sql: `select borrower_id, id from orders where ${due} < $1 order by ${due.slice(due.lastIndexOf(' ') + 1)} limit 50 for update skip locked`,
      })),
      {
        from: 'src/loans/late-fees.ts',
        tables: ['orders'],
        sql: "select borrower_id, id from orders where state = 'overdue' and (late_fee_to is null or late_fee_to < $1) order by late_fee_to limit 50 for update skip locked",
      },
      {
        from: 'src/messages/remind.ts',
        tables: ['orders', 'borrowers'],
        sql: /^select o.borrower_id, o.id, o.agreement_language from orders o join borrowers b on b.id = o.borrower_id where o.state = 'disbursed' and o.due_date between \$1::date and \$2::date and .* order by o.due_date limit \d+ for update of o skip locked$/,
      },
      {
        from: 'src/repayments/voucher-store.ts',
        tables: ['vouchers', 'repayments'],
        sql: 'select v.borrower_id, v.repayment_id, r.paid_at is not null as is_paid from vouchers v join repayments r on r.borrower_id = v.borrower_id and r.id = v.repayment_id where v.outcome is null and v.answer_by < $1 order by v.answer_by limit $2 for update of v skip locked',
      },
      {
        from: 'src/cancellation/carry-out.ts',
        tables: ['cancellations', 'borrowers'],
        sql: 'select b.id from cancellations c join borrowers b on b.id = c.borrower_id where c.withdrawn_at is null and c.purged_at is null and c.kept_until < $1::date order by c.kept_until limit 1 for update of b skip locked',
      },
    ],
  },
  {
    reason: 'forgetting what has expired, or finding whose it is',
    forms: [
      {
        from: 'src/jobs/forget-old.ts',
        tables: ['idempotency_keys'],
        sql: "delete from idempotency_keys where created_at < $1 and created_at < now() - interval '24 hours'",
      },
      {
        from: 'src/jobs/forget-old.ts',
        tables: ['sessions'],
        sql: 'delete from sessions where expires_at < $1 or ended_at < $1',
      },
      {
        from: 'src/telemetry/event-store.ts',
        tables: ['app_events'],
        sql: 'delete from app_events where happened_at < $1',
      },
      {
        from: 'src/telemetry/event-store.ts',
        tables: ['devices'],
        sql: 'delete from devices where borrower_id is null and reported_at < $1',
      },
      {
        from: 'src/uploads/forget-pictures.ts',
        tables: ['uploads'],
        sql: 'delete from uploads where stored_at is null and asked_at < $1',
      },
      {
        from: 'src/uploads/forget-pictures.ts',
        tables: ['uploads'],
        sql: 'select distinct borrower_id from uploads where (look_again_at is null and stored_at < $1) or look_again_at < $2 limit 50',
      },
      {
        from: 'src/uploads/upload-parts.ts',
        tables: ['upload_parts', 'uploads'],
        sql: 'delete from upload_parts using uploads where uploads.borrower_id = upload_parts.borrower_id and uploads.file_id = upload_parts.file_id and uploads.expires_at < $1',
      },
    ],
  },
  {
    reason: 'events of a device, known before anybody signs in on it',
    forms: [
      {
        from: 'src/telemetry/event-store.ts',
        tables: ['app_events'],
        sql: 'select 1 from app_events where device_hash = $1 and event_id = $2',
      },
      {
        from: 'src/cancellation/purge.ts',
        tables: ['app_events'],
        sql: 'delete from app_events where borrower_id is null and device_hash = any($1)',
      },
    ],
  },
  {
    reason: 'sealing anew under another key, by command',
    forms: [
      {
        from: 'src/keyring/rotate-keys.ts',
        tables: sealedTables,
        sql: /^select [\w, ]+ from \w+ where (\w+) is not null and substring\(\1 from 1 for length\((\$1::\w+)\)\) <> \2 (and \([\w, ]+\) > \([$\d, ]+\) )?order by [\w, ]+ limit 50 for update( skip locked)?$/,
      },
      {
        from: 'src/keyring/rotate-keys.ts',
        tables: ['devices', 'app_events'],
        sql: /^update \w+ set \w+ = \$1 where device_hash = \$2( and event_id = \$3)?$/,
      },
    ],
  },
  {
    reason: 'whether the keys open what is kept, before anybody is served',
    forms: [
      {
        from: 'src/keyring/key-check.ts',
        tables: ['borrowers'],
        sql: 'select id, phone, phone_hash from borrowers where phone is not null limit 1',
      },
    ],
  },
  {
    reason: 'an audit: the books and the log are proven as a whole',
    forms: [
      {
        from: 'src/ledger/check-books.ts',
        tables: books,
        sql: /^select (\w\.)?borrower_id, (\w\.)?(id|(transaction_id|order_id|reverses) as id) from (?!.* for update)/,
      },
      {
        from: 'src/ledger/check-books.ts',
        tables: ['ledger_entries'],
        sql: 'select coalesce(sum(amount), 0)::bigint as total from ledger_entries',
      },
      {
        from: 'src/ledger/check-books.ts',
        tables: ['ledger_transactions', 'ledger_entries'],
        sql: 'select (select count(*) from ledger_transactions) as postings, (select count(*) from ledger_entries) as entries',
      },
      {
        from: 'src/ledger/check-books.ts',
        tables: ['ledger_transactions', 'orders'],
        sql: /^select t.borrower_id, t.id, t.kind, [^;]+ from ledger_transactions t left join orders o on [^;]+ order by t.borrower_id, t.id limit (\d+|\$\d)$/,
      },
      {
        from: 'src/audit/verify-chains.ts',
        tables: ['borrowers'],
        sql: /^select b.id from borrowers b where \(\$1::uuid is null or b.id = \$1\) and not exists [^;]+ order by b.id$/,
      },
      {
        from: 'src/audit/verify-chains.ts',
        tables: ['audit_heads'],
        sql: 'select borrower_id from audit_heads h where ($1::uuid is null or borrower_id = $1) and not exists (select 1 from audit_entries e where e.borrower_id = h.borrower_id)',
      },
      {
        from: 'src/audit/verify-chains.ts',
        tables: ['audit_entries', 'audit_heads'],
        sql: /^select [^;]+ from audit_entries e left join audit_heads h on h.borrower_id = e.borrower_id where \(\$1::uuid is null or e.borrower_id = \$1\) and [^;]+ order by e.borrower_id, e.seq limit \d+$/,
      },
    ],
  },
  {
    reason: 'the console plays the outside world, which sees every borrower',
    forms: [
      {
        from: 'src/console/overview.ts',
        tables: ['ledger_entries'],
        sql: 'select coalesce(sum(amount), 0)::bigint as sum from ledger_entries',
      },
      {
        from: 'src/console/overview.ts',
        tables: ['orders', 'borrowers', 'signings'],
        sql: /^select [^;]+ from orders o join borrowers b on [^;]+ where \(\$1::uuid is null or o.id < \$1\) order by o.id desc limit \d+$/,
      },
      {
        from: 'src/console/overview.ts',
        tables: ['ledger_transactions', 'orders'],
        sql: /^select [^;]+ from ledger_transactions t left join orders o on [^;]+ order by t.id desc limit \d+$/,
      },
      {
        from: 'src/console/books.ts',
        tables: ['orders'],
        sql: 'select id from orders where number = $1',
      },
      {
        from: 'src/console/books.ts',
        tables: ['ledger_transactions', 'orders'],
        sql: /^select [^;]+ from ledger_transactions t left join orders o on [^;]+ order by t.id desc limit \d+$/,
      },
      {
        from: 'src/console/books.ts',
        tables: ['ledger_entries'],
        sql: 'select account, sum(amount)::bigint as amount, currency from ledger_entries where $1::uuid is null or borrower_id = $1 or order_id = $1 group by account, currency order by currency, account',
      },
      {
        from: 'src/console/chains.ts',
        tables: ['orders'],
        sql: 'select borrower_id from orders where id = $1',
      },
      {
        from: 'src/console/chains.ts',
        tables: ['audit_heads', 'audit_entries'],
        sql: /^select [^;]+ from audit_heads h join audit_entries e on [^;]+ order by e.at desc, e.borrower_id limit \d+ offset \$1$/,
      },
      {
        from: 'src/console/vouchers.ts',
        tables: ['vouchers', 'repayments', 'borrowers'],
        sql: /^select [^;]+ from vouchers v join repayments r on [^;]+ where v.outcome is null and r.paid_at is null order by v.answer_by limit \d+$/,
      },
      {
        from: 'src/console/spare-identities.ts',
        tables: ['identity_numbers'],
        sql: 'select number_hash from identity_numbers where app_id = $1 and number_hash = any($2)',
      },
      {
        from: 'src/console/requests.ts',
        tables: ['cases', 'borrowers'],
        sql: /^select [^;]+ from cases c join borrowers b on [^;]+ where c.answered_at is null order by c.answer_by limit \d+$/,
      },
    ],
  },
  {
    reason: "the owner's: the schema, its rights, and starting the sandbox over",
    forms: [
      { from: 'src/store/migrate.ts', tables: 'any', sql: { test: isMigration } },
      {
        from: 'src/store/lender-role.ts',
        tables: 'any',
        sql: /^do \$\$ begin execute format\('grant usage on schema [^;]+; end \$\$; grant select, insert, update, delete on [^;]+; revoke insert, update, delete on migrations from \w+; revoke update, delete on [^;]+;$/,
      },
      {
        from: 'src/console/reset.ts',
        tables: 'any',
        sql: /^(alter table (ledger|audit)_\w+ (disable|enable) trigger user|truncate [\w, ]+)$/,
      },
    ],
  },
]

/** Every form of the named exceptions: one that no statement has any more is to be deleted. */
export const exceptedForms: readonly ExceptedForm[] = namedExceptions.flatMap(({ forms }) => forms)

/** The named exception that lets a statement touch `unnamed` tables of nobody; undefined for none. */
export function exceptionFor(
  { sql, from }: RecordedStatement,
  unnamed: readonly string[],
): ExceptedForm | undefined {
  const plain = plainSql(sql)
  return exceptedForms.find(
    (form) =>
      form.from === from &&
      (form.tables === 'any' || unnamed.every((table) => form.tables.includes(table))) &&
      (typeof form.sql === 'string' ? form.sql === plain : form.sql.test(plain)),
  )
}

function plainSql(sql: string): string {
  return sql.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')').trim()
}

function isMigration(plain: string): boolean {
  const folder = join(import.meta.dirname, '../../src/store/migrations')
  return readdirSync(folder).some(
    (name) => plainSql(readFileSync(join(folder, name), 'utf8')) === plain,
  )
}
