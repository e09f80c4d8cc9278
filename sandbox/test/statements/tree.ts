import type { DeleteStmt, InsertStmt, JoinExpr, Node, RangeVar } from 'libpg-query'
import type { SelectStmt, UpdateStmt } from 'libpg-query'

/** A statement of one of the four verbs that are judged, or such a query within another. */
export type QueryNode =
  | { SelectStmt: SelectStmt }
  | { InsertStmt: InsertStmt }
  | { UpdateStmt: UpdateStmt }
  | { DeleteStmt: DeleteStmt }

export const isQuery = (node: object): node is QueryNode =>
  ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'].some((verb) => verb in node)

export interface Query {
  /** The statement itself where it inserts. */
  insert: InsertStmt | undefined
  /** The table that it changes, and what stands in `from` and `using`. */
  from: Node[]
  where: Node | undefined
  /** All nodes of it; queries within are not gone into. */
  parts: object[]
}

export function queryOf(node: QueryNode): Query {
  const [clauses = {}] = Object.values<SelectStmt & InsertStmt & UpdateStmt & DeleteStmt>(node)
  const { relation, fromClause = [], usingClause = [], larg, rarg, ...rest } = clauses
  const changed = relation ? [{ RangeVar: relation }] : []
  const from = [...changed, ...fromClause, ...usingClause]
  // What is locked is called by its alias, and stands in `from` too.
  const { lockingClause: _, ...others } = rest
  const united = [larg, rarg].flatMap((side) => (side ? [{ SelectStmt: side }] : []))
  const insert = 'InsertStmt' in node ? node.InsertStmt : undefined
  return { insert, from, where: rest.whereClause, parts: partsOf([from, others, united]) }
}

/** The nodes below, down to the queries among them. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...(isQuery(value) ? [] : Object.values(value).flatMap(partsOf))]
}

/** The tables of a `from`, joins included; what else stands there is no table of its own. */
export function tablesFrom(items: readonly Node[]): RangeVar[] {
  return items.flatMap((item) => {
    if ('RangeVar' in item) return [item.RangeVar]
    return 'JoinExpr' in item ? tablesFrom(sidesOf(item.JoinExpr)) : []
  })
}

export const sidesOf = ({ larg, rarg }: JoinExpr): Node[] =>
  [larg, rarg].flatMap((side) => side ?? [])

/** What a table is called in its query. */
export const aliasOf = ({ alias, relname }: RangeVar): string => alias?.aliasname ?? relname ?? ''

/** The words of a name that is written with dots; a star is none. */
export function wordsOf(parts: readonly Node[] = []): string[] {
  return parts.flatMap((part) => ('String' in part ? [part.String.sval ?? ''] : []))
}
