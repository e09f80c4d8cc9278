import type { Exception } from './exception.ts'

const books = [
  ...['ledger_entries', 'order_balances', 'ledger_transactions', 'orders'],
  ...['late_fees', 'payments', 'repayments', 'extensions', 'refunds', 'borrowers', 'cancellations'],
]

/** The proofs of books and audit log. */
export const proofs: readonly Exception[] = [
  {
    reason: 'an audit: the books and the log are proven as a whole',
    forms: [
      {
        from: 'src/lending/ledger/check-books.ts',
        tables: books,
        sql: /^select (\w\.)?borrower_id, (\w\.)?(id|(transaction_id|order_id|reverses) as id) from (?!.* for update)/,
      },
      {
        from: 'src/lending/ledger/check-books.ts',
        tables: ['ledger_entries'],
        sql: 'select coalesce(sum(amount), 0)::bigint as total from ledger_entries',
      },
      {
        from: 'src/lending/ledger/check-books.ts',
        tables: ['ledger_transactions', 'ledger_entries'],
        sql: 'select (select count(*) from ledger_transactions) as postings, (select count(*) from ledger_entries) as entries',
      },
      {
        from: 'src/lending/ledger/check-books.ts',
        tables: ['ledger_transactions', 'orders'],
        sql: /^select t.borrower_id, t.id, t.kind, [^;]+ from ledger_transactions t left join orders o on [^;]+ order by t.borrower_id, t.id limit (\d+|\$\d)$/,
      },
      {
        from: 'src/lending/audit/verify-chains.ts',
        tables: ['borrowers'],
        sql: /^select b.id as "borrowerId" from borrowers b where \(\$1::uuid is null or b.id = \$1\) and not exists [^;]+ order by b.id$/,
      },
      {
        from: 'src/lending/audit/verify-chains.ts',
        tables: ['audit_heads'],
        sql: 'select borrower_id as "borrowerId" from audit_heads h where ($1::uuid is null or borrower_id = $1) and not exists (select 1 from audit_entries e where e.borrower_id = h.borrower_id)',
      },
      {
        from: 'src/lending/audit/verify-chains.ts',
        tables: ['audit_entries', 'audit_heads'],
        sql: /^select [^;]+ from audit_entries e left join audit_heads h on h.borrower_id = e.borrower_id where \(\$1::uuid is null or e.borrower_id = \$1\) and [^;]+ order by e.borrower_id, e.seq limit \d+$/,
      },
    ],
  },
]
