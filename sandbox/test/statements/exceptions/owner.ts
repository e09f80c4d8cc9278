import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { failingMigration, madeUpMigration } from '../../support/made-up-migration.ts'
import { guards } from '../../../src/store/opening/guards.ts'
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
      { from: 'src/store/opening/guards.ts', tables: 'any', sql: { test: isGuard } },
      {
        from: 'src/world/console/reset.ts',
        tables: 'any',
        sql: /^truncate [\w, ]+$/,
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

function isGuard(plain: string): boolean {
  return guards.some(
    ({ name, table, sql }) =>
      plainSql(sql) === plain || plain === `drop trigger if exists ${name} on ${table}`,
  )
}
