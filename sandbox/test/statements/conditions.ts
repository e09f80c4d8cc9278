import type { JoinExpr, Node, RangeVar } from 'libpg-query'
import { sidesOf, tablesFrom, wordsOf, type Query } from './tree.ts'

export interface Column {
  alias: string | undefined
  name: string
}

type Operand = Column | 'parameter'

/** A column that must equal a value in each row that is read of the tables that it narrows. */
export interface Equality {
  column: Column
  value: Operand
  narrows: readonly RangeVar[]
}

/** What a query's `where` and `on` ask for, each equality both ways. */
export function equalities({ from, where }: Query): Equality[] {
  return [...equalitiesIn(where, tablesFrom(from)), ...equalitiesOfJoins(from)]
}

function equalitiesOfJoins(items: readonly Node[]): Equality[] {
  return items.flatMap((item) => {
    if (!('JoinExpr' in item)) return []
    const join = item.JoinExpr
    return [...equalitiesIn(join.quals, narrowedBy(join)), ...equalitiesOfJoins(sidesOf(join))]
  })
}

/**
 * An outer join reads all rows of the side that it keeps, whatever its `on` says of them. The other
 * side is narrowed where it is one table; a join there is not understood.
 */
function narrowedBy(join: JoinExpr): RangeVar[] {
  if (join.jointype === 'JOIN_INNER') return tablesFrom(sidesOf(join))
  if (join.jointype === 'JOIN_FULL') return []
  const optional = join.jointype === 'JOIN_LEFT' ? join.rarg : join.larg
  return optional && 'RangeVar' in optional ? [optional.RangeVar] : []
}

/** The equalities that must all hold for a condition to hold; alternatives are none. */
function equalitiesIn(condition: Node | undefined, narrows: readonly RangeVar[]): Equality[] {
  if (!condition) return []
  if ('BoolExpr' in condition) {
    const { boolop, args = [] } = condition.BoolExpr
    return boolop === 'AND_EXPR' ? args.flatMap((each) => equalitiesIn(each, narrows)) : []
  }
  if (!('A_Expr' in condition) || condition.A_Expr.kind !== 'AEXPR_OP') return []
  const { name, lexpr, rexpr } = condition.A_Expr
  const [left, right] = [operandOf(lexpr), operandOf(rexpr)]
  if (wordsOf(name).join('.') !== '=' || !left || !right) return []
  return [
    ...(left === 'parameter' ? [] : [{ column: left, value: right, narrows }]),
    ...(right === 'parameter' ? [] : [{ column: right, value: left, narrows }]),
  ]
}

function operandOf(node: Node | undefined): Operand | undefined {
  if (!node) return undefined
  if ('TypeCast' in node) return operandOf(node.TypeCast.arg)
  if ('ParamRef' in node) return 'parameter'
  if (!('ColumnRef' in node)) return undefined
  const [name, alias, ...more] = wordsOf(node.ColumnRef.fields).reverse()
  return name === undefined || more.length > 0 ? undefined : { alias, name }
}
