import type { RecordedStatement } from '../../src/store/database/statements.ts'
import { outsideWorld } from './exceptions/console.ts'
import { due } from './exceptions/due.ts'
import { plainSql, type ExceptedForm, type Exception } from './exceptions/exception.ts'
import { keys } from './exceptions/keys.ts'
import { lookups } from './exceptions/lookups.ts'
import { owner } from './exceptions/owner.ts'
import { proofs } from './exceptions/proofs.ts'

/** D26 by name: the statements that look across borrowers. Decision record 0031 gives the reasons. */
const namedExceptions: readonly Exception[] = [
  ...lookups,
  ...due,
  ...keys,
  ...proofs,
  ...outsideWorld,
  ...owner,
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
