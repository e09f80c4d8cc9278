import type { Exception } from './exception.ts'

/** What is looked for before it is known whose it is. */
export const lookups: readonly Exception[] = [
  {
    reason: 'a phone: the account that signs in, or is looked for, is not known yet',
    forms: [
      ...['src/lending/borrowers/borrowers.ts', 'src/world/proofs/books.ts'].map((from) => ({
        from,
        tables: ['borrowers'],
        sql: 'select id from borrowers where app_id = $1 and phone_prefix = $2 and phone_hash = $3',
      })),
    ],
  },
  {
    reason: 'an identity number: who typed it is looked for by who shows it',
    forms: [
      {
        from: 'src/lending/certification/release-unproven-number.ts',
        tables: ['identity_numbers'],
        sql: 'select borrower_id from identity_numbers where app_id = $1 and number_hash = $2',
      },
    ],
  },
  {
    reason: 'a payment reference: money says what it is for, not whose it is',
    forms: [
      {
        from: 'src/lending/repayments/repayment-store.ts',
        tables: ['repayments', 'payment_references'],
        sql: /^select [^;]+ from repayments where \(borrower_id, id\) in \(select borrower_id, repayment_id from payment_references where reference = \$1\)$/,
      },
    ],
  },
  {
    reason: 'a claim: its number says what it is of, not whose it is',
    forms: [
      {
        from: 'src/lending/refunds/pay-claim.ts',
        tables: ['cancellations'],
        sql: /^select [^;]+ from cancellations where claim_reference = \$1 and withdrawn_at is null$/,
      },
    ],
  },
  {
    reason: 'a device and its events, known before anybody signs in on it',
    forms: [
      {
        from: 'src/lending/telemetry/device-store.ts',
        tables: ['devices'],
        sql: 'insert into devices as known (device_hash, device, borrower_id, facts, reported_at) values ($1, $2, $3, $4, $5) on conflict (device_hash) do update set facts = excluded.facts, reported_at = excluded.reported_at, borrower_id = coalesce(excluded.borrower_id, known.borrower_id)',
      },
      {
        from: 'src/lending/telemetry/event-store.ts',
        tables: ['app_events'],
        sql: 'select 1 from app_events where device_hash = $1 and event_id = $2',
      },
      ...['devices', 'app_events'].map((table) => ({
        from: 'src/lending/cancellation/purge.ts',
        tables: [table],
        sql: `delete from ${table} where borrower_id is null and device_hash = any($1)`,
      })),
    ],
  },
]
