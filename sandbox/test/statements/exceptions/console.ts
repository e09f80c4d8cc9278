import type { Exception } from './exception.ts'

/** The pages of the console, which only read. */
export const outsideWorld: readonly Exception[] = [
  {
    reason: 'the console plays the outside world, which sees every borrower',
    forms: [
      {
        from: 'src/world/console/overview.ts',
        tables: ['ledger_entries'],
        sql: 'select coalesce(sum(amount), 0)::bigint as sum from ledger_entries',
      },
      {
        from: 'src/world/console/overview.ts',
        tables: ['orders', 'borrowers', 'signings'],
        sql: /^select [^;]+ from orders o join borrowers b on [^;]+ where \(\$1::uuid is null or o.id < \$1\) and [^;]+ order by o.id desc limit \d+$/,
      },
      {
        from: 'src/world/proofs/books.ts',
        tables: ['orders'],
        sql: 'select id from orders where number = $1',
      },
      {
        from: 'src/world/proofs/books.ts',
        tables: ['ledger_transactions', 'borrowers', 'orders'],
        sql: /^select [^;]+ from ledger_transactions t join borrowers b on [^;]+ left join orders o on [^;]+ order by t.id desc limit \d+$/,
      },
      {
        from: 'src/world/proofs/books.ts',
        tables: ['ledger_entries'],
        sql: 'select account, sum(amount)::bigint as amount, currency from ledger_entries where $1::uuid is null or borrower_id = $1 or order_id = $1 group by account, currency order by currency, account',
      },
      {
        from: 'src/world/proofs/chains.ts',
        tables: ['orders'],
        sql: 'select borrower_id from orders where id = $1',
      },
      {
        from: 'src/world/proofs/chains.ts',
        tables: ['audit_heads', 'audit_entries', 'borrowers'],
        sql: /^select [^;]+ from audit_heads h join audit_entries e on [^;]+ join borrowers b on [^;]+ order by e.at desc, e.borrower_id limit \d+ offset \$1$/,
      },
      {
        from: 'src/world/console/vouchers.ts',
        tables: ['vouchers', 'repayments', 'borrowers'],
        sql: /^select [^;]+ from vouchers v join repayments r on [^;]+ where v.outcome is null order by v.answer_by limit \d+$/,
      },
      {
        from: 'src/world/scenarios/spare-identities.ts',
        tables: ['identity_numbers'],
        sql: 'select number_hash from identity_numbers where app_id = $1 and number_hash = any($2)',
      },
      {
        from: 'src/world/console/age-sessions.ts',
        tables: ['sessions', 'borrowers'],
        sql: /^update sessions s set [^;]+ from borrowers b where b.id = s.borrower_id and b.app_id = [^;]+ returning s.id$/,
      },
      {
        from: 'src/world/console/refunds.ts',
        tables: ['cancellations', 'order_balances', 'orders', 'refunds'],
        sql: /^select [^;]+ from cancellations c join order_balances b on [^;]+ order by c.requested_at desc limit \d+$/,
      },
      {
        from: 'src/world/console/requests.ts',
        tables: ['cases', 'borrowers'],
        sql: /^select [^;]+ from cases c join borrowers b on [^;]+ where c.answered_at is null order by c.answer_by limit \d+$/,
      },
    ],
  },
]
