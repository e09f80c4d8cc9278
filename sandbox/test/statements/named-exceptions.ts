import type { RecordedStatement } from '../../src/store/statements.ts'

interface Exception {
  /** Why no borrower can be named. */
  reason: string
  /** The files that may send such a statement. */
  from: RegExp
  /** What it looks like. */
  sql: RegExp
}

/** D26 by name: the statements that look across borrowers. Decision record 0031 gives the reasons. */
const namedExceptions: readonly Exception[] = [
  {
    reason: 'a phone: whoever signs in is not known yet',
    from: /^src\/store\/borrowers\.ts$/,
    sql: /from borrowers where app_id = \$\d and phone_prefix = \$\d and phone_hash = \$\d$/,
  },
  {
    reason: 'an identity number belongs to one account',
    from: /^src\/certification\/identity-number\.ts$/,
    sql: /from identity_numbers where app_id = \$\d and number_hash = \$\d/,
  },
  {
    reason: 'a payment reference: money says what it is for, not whose it is',
    from: /^src\/repayments\/repayment-store\.ts$/,
    sql: /from payment_references where reference = \$\d/,
  },
  {
    reason: 'claiming what is due; another process passes over what is held',
    from: /^src\/(jobs|loans|messages|repayments|cancellation|uploads)\//,
    sql: / limit (\d+|\$\d) for update (of \w+ )?skip locked$/,
  },
  {
    reason: 'forgetting what has expired, or finding whose it is',
    from: /^src\/(jobs|telemetry|uploads|audit)\//,
    sql: /^(delete from .* < \$\d|select distinct borrower_id from \w+ where .* < \$\d limit \d+$)/,
  },
  {
    reason: 'events and facts of a device, known before anybody signs in on it',
    from: /^src\/(telemetry|cancellation)\//,
    sql: /\b(devices|app_events)\b.* device_hash = (\$\d|any\(\$\d\))/,
  },
  {
    reason: 'sealing anew under another key, by command',
    from: /^src\/keyring\//,
    sql: /^(select|update) /,
  },
  {
    reason: 'an audit: the books and the log are proven as a whole',
    from: /^src\/(ledger\/check-books|audit\/[\w-]+)\.ts$/,
    sql: /^(select|with) (?!.* for update)/,
  },
  {
    reason: 'the console plays the outside world, which sees every borrower',
    from: /^src\/(console\/[\w-]+|cases\/case-store|repayments\/voucher-store)\.ts$/,
    sql: /^select (?!.* for update)/,
  },
  {
    reason: "the owner's: the schema, its rights, and starting the sandbox over",
    from: /^src\/(store\/(migrate|lender-role)|console\/reset)\.ts$/,
    sql: /./,
  },
]

/** The exception that a statement is, or undefined. */
export function exceptionFor({ sql, from }: RecordedStatement): Exception | undefined {
  const plain = sql.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').trim()
  return namedExceptions.find((each) => each.from.test(from) && each.sql.test(plain))
}
