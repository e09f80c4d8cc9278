import type { Database } from '../../src/store/database/database.ts'

/** The names of all tables, fit for a statement. */
export async function tableNames(database: Database): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = current_schema() order by tablename`,
  )
  return tables.map(({ name }) => name)
}

/** In which tables a value stands, as a holder of the keys reads them, as text or as bytes. */
export async function tablesWith(database: Database, value: string): Promise<string[]> {
  const found: string[] = []
  const bytes = Buffer.from(value)
  for (const table of await tableNames(database)) {
    const rows = await database.query(`select * from ${table}`)
    const cells = rows.flatMap((row) => Object.values(database.vault.openRow(table, row)))
    const holds = (cell: unknown): boolean =>
      cell instanceof Uint8Array
        ? Buffer.from(cell).includes(bytes)
        : (JSON.stringify(cell) ?? '').includes(value)
    if (cells.some(holds)) found.push(table)
  }
  return found
}
