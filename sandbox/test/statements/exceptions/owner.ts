import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { failingMigration, madeUpMigration } from '../../support/made-up-migration.ts'
import { plainSql, type Exception } from './exception.ts'

/** What the tables' owner does, and no call of a borrower. */
export const owner: readonly Exception[] = [
  {
    reason: "the owner's: the schema, its rights, and starting the sandbox over",
    forms: [
      { from: 'src/store/opening/migrate.ts', tables: 'any', sql: { test: isMigration } },
      {
        from: 'src/store/opening/lender-role.ts',
        tables: 'any',
        sql: /^do \$\$ begin execute format\('grant usage on schema [^;]+; end \$\$; grant select, insert, update, delete on [^;]+; revoke insert, update, delete on migrations from \w+; revoke update, delete on [^;]+;$/,
      },
      {
        from: 'src/world/console/reset.ts',
        tables: 'any',
        sql: /^(alter table (ledger|audit)_\w+ (disable|enable) trigger user|truncate [\w, ]+)$/,
      },
    ],
  },
]

function isMigration(plain: string): boolean {
  const folder = join(import.meta.dirname, '../../../src/store/opening/migrations')
  const written = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  return [...written, madeUpMigration.sql, failingMigration.sql].some(
    (sql) => plainSql(sql) === plain,
  )
}
