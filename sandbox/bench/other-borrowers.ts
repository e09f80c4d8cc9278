import type { Database } from '../src/store/database/database.ts'

/** What each of the others has: one loan that is owed, its posting, a session, an instruction. */
const COPIED = [
  'borrowers',
  'sessions',
  'quotes',
  'orders',
  'order_events',
  'repayments',
  'payment_references',
  'ledger_transactions',
  'ledger_entries',
  'order_balances',
  'audit_heads',
  'audit_entries',
] as const

const AT_ONCE = 50_000

/** Columns besides the borrower's id that no two rows may share. */
const UNIQUE: Readonly<Record<string, readonly string[]>> = {
  borrowers: ['phone_hash'],
  payment_references: ['reference'],
}

/**
 * Fills the database with copies of one borrower's rows under other ids, until there are `count`
 * orders in all. Nobody signs in as them: they are what the statements of others must not read.
 */
export async function addOtherBorrowers(
  database: Database,
  likeBorrowerId: string,
  count: number,
): Promise<void> {
  const [found] = await database.query<{ n: number }>('select count(*) as n from orders')
  for (let from = found?.n ?? 0; from < count; from += AT_ONCE) {
    const to = Math.min(from + AT_ONCE, count)
    await database.asOwner(async (tx) => {
      // Copies of sound rows: their checks would be the same ones over again.
      await tx.exec('set local session_replication_role = replica')
      for (const table of COPIED) {
        await tx.query(await copyStatement(tx, table), [likeBorrowerId, from, to - 1])
      }
    })
  }
  await database.asOwner((tx) => tx.exec('analyze'))
}

async function copyStatement(
  tx: Pick<Database, 'query'>,
  table: (typeof COPIED)[number],
): Promise<string> {
  const columns = await tx.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  )
  const owner = table === 'borrowers' ? 'id' : 'borrower_id'
  const values = columns.map(({ name }) => {
    if (name === owner) return `('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
    return UNIQUE[table]?.includes(name) ? `like_this.${name} || '-' || n` : `like_this.${name}`
  })
  return `insert into ${table} (${columns.map(({ name }) => name).join(', ')})
    select ${values.join(', ')}
    from ${table} as like_this, generate_series($2::bigint, $3::bigint) as n
    where like_this.${owner} = $1`
}
