import type { Database } from '../../src/store/database/database.ts'

/** A digest of a borrower's rows in each table that has any: equal digests, untouched rows. */
export async function rowsOf(
  database: Database,
  borrowerId: string,
): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.columns
     where table_schema = current_schema() and column_name = 'borrower_id' order by 1`,
  )
  const digests: Record<string, string> = {}
  for (const { name } of [...tables, { name: 'borrowers' }]) {
    const column = name === 'borrowers' ? 'id' : 'borrower_id'
    const [row] = await database.query<{ digest: string | null }>(
      `select md5(string_agg(r::text, ' ' order by r::text)) as digest
       from ${name} r where ${column} = $1`,
      [borrowerId],
    )
    if (typeof row?.digest === 'string') digests[name] = row.digest
  }
  return digests
}
