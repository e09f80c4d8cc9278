/** A statement, or a family of them, that one file may send. */
export interface ExceptedForm {
  /** Below the sandbox's folder. */
  from: string
  /** The tables that it may touch without naming a borrower; every other is named, or refused. */
  tables: readonly string[] | 'any'
  /** The statement itself with single spaces, or what distinguishes the family from any other. */
  sql: string | { test(sql: string): boolean }
}

export interface Exception {
  /** Why no borrower can be named. */
  reason: string
  forms: readonly ExceptedForm[]
}

/** A statement with single spaces, and none within its brackets. */
export function plainSql(sql: string): string {
  return sql.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')').trim()
}
