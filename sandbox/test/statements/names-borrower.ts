/**
 * Whether an SQL statement names the borrower whose rows it touches (D26), by the tree of
 * PostgreSQL's own parser. A borrowers' table in a place that is not judged counts as not named.
 */
import { loadModule, parseSync } from 'libpg-query'
import type { ColumnRef, InsertStmt, Node, RangeVar } from 'libpg-query'
import { equalities, type Column } from './conditions.ts'
import {
  aliasOf,
  isQuery,
  queryOf,
  tablesFrom,
  wordsOf,
  type Query,
  type QueryNode,
} from './tree.ts'

await loadModule()

/** Tables of borrowers' rows, each with the column that says whose a row is. */
export type BorrowerTables = ReadonlyMap<string, string>

/** The tables of borrowers that the statement touches without naming the borrower. */
export function unnamedTables(sql: string, tables: BorrowerTables): string[] {
  const found = statementsOf(sql).flatMap((statement) =>
    isQuery(statement) ? judge(statement, tables, new Map()) : wordsIn(statement),
  )
  return [...new Set(found)].filter((table) => tables.has(table))
}

/** What the parser refuses is a text that may say anything. */
function statementsOf(sql: string): Node[] {
  try {
    return (parseSync(sql).stmts ?? []).flatMap(({ stmt }) => stmt ?? [])
  } catch {
    return [{ String: { sval: sql } }]
  }
}

/** A statement whose verb is not judged may touch whatever it mentions. */
const wordsIn = (statement: Node): string[] =>
  JSON.stringify(statement).toLowerCase().match(/\w+/g) ?? []

/** The keys of the tables in reach by their aliases; none for what is no borrowers' table. */
type Keys = ReadonlyMap<string, string | undefined>

function judge(node: QueryNode, tables: BorrowerTables, outer: Keys): string[] {
  const query = queryOf(node)
  const placed = tablesFrom(query.from)
  const own = new Map<string, string | undefined>()
  for (const part of query.parts)
    if ('aliasname' in part) own.set(String(part.aliasname), undefined)
  for (const table of placed) own.set(aliasOf(table), tables.get(table.relname ?? ''))
  const named = namedBy(query, tables, { own, outer })

  // A query within may name a borrower by a row of this one, which is judged by itself.
  const reach = new Map([...outer, ...own])
  return [
    ...placed.filter((table) => !named.has(table)).map(({ relname = '' }) => relname),
    ...query.parts.flatMap((part) => {
      if (isQuery(part)) return judge(part, tables, reach)
      return placed.some((table) => table === part) ? [] : mentionedBy(part, reach)
    }),
  ]
}

/** The table that a node may speak of where none was placed: but for `alias.column` of one that was. */
function mentionedBy(part: object, reach: Keys): string[] {
  if ('relname' in part) return [String(part.relname)]
  if (!('ColumnRef' in part)) return []
  const { fields = [] } = (part as { ColumnRef: ColumnRef }).ColumnRef
  const [alias = '', ...more] = wordsOf(fields.slice(0, -1))
  return more.length === 0 && reach.has(alias) ? [] : [alias, ...more]
}

/** The tables whose borrower is a parameter, or the one of a table that is named, here or outside. */
function namedBy(
  query: Query,
  tables: BorrowerTables,
  { own, outer }: { own: Keys; outer: Keys },
): Set<RangeVar> {
  const plain = tablesFrom(query.from).filter(isPlain)
  const named = new Set(
    plain.filter(() => query.insert && isFilledByBorrower(query.insert, tables)),
  )
  const tablesOf = ({ alias, name }: Column): RangeVar[] =>
    plain.filter(
      (table) =>
        tables.get(table.relname ?? '') === name && (alias ?? aliasOf(table)) === aliasOf(table),
    )
  const isGiven = (value: Column): boolean => {
    if (value.alias === undefined) return false
    if (own.has(value.alias)) return tablesOf(value).some((table) => named.has(table))
    return outer.get(value.alias) === value.name
  }
  const asked = equalities(query)
  for (let before = -1; before !== named.size;) {
    before = named.size
    for (const { column, value, narrows } of asked) {
      const [table, ...others] = tablesOf(column)
      if (!table || others.length > 0 || !narrows.includes(table)) continue
      if (value === 'parameter' || isGiven(value)) named.add(table)
    }
  }
  return named
}

/** Written without a schema, which might hold another of that name, and without `only`. */
const isPlain = ({ schemaname, inh }: RangeVar): boolean => schemaname === undefined && inh === true

/**
 * Whether rows go in with the borrower among their columns, and find no row of another: what a
 * conflict updates is known by a key that holds the borrower.
 */
function isFilledByBorrower(insert: InsertStmt, tables: BorrowerTables): boolean {
  const key = tables.get(insert.relation?.relname ?? '')
  const { action, infer } = insert.onConflictClause ?? {}
  if (!insert.cols?.some((each) => 'ResTarget' in each && each.ResTarget.name === key)) return false
  if (action !== 'ONCONFLICT_UPDATE') return true
  return (
    infer?.indexElems?.some((each) => 'IndexElem' in each && each.IndexElem.name === key) === true
  )
}
