import { aliasAt, endsClause, isQuery, split, type Token } from './tokens.ts'

/** A condition `left = right` that must hold for the rows of a table that it narrows. */
export interface Equality {
  /** Each side as `alias.column`, `column` or `$n`. */
  left: string
  right: string
  narrows: Narrows
}

/** Whether only those rows are read of the table with this alias that meet the condition. */
type Narrows = (alias: string) => boolean

/** What a query's `where` and `on` ask for, all of which must hold; alternatives are no condition. */
export function equalities(tokens: readonly Token[]): Equality[] {
  // Behind it stands what a conflict asks for, not the query.
  const conflict = tokens.indexOf('conflict')
  return clauses(conflict < 0 ? tokens : tokens.slice(0, conflict)).flatMap(
    ({ condition, narrows }) => equalitiesOf(condition).map((each) => ({ ...each, narrows })),
  )
}

interface Clause {
  condition: readonly Token[]
  narrows: Narrows
}

function clauses(tokens: readonly Token[]): Clause[] {
  const found: Clause[] = []
  let clause: { condition: Token[]; narrows: Narrows } | undefined
  let join: Narrows | undefined
  tokens.forEach((token, at) => {
    if (!endsClause(tokens, at)) {
      clause?.condition.push(token)
      return
    }
    clause = undefined
    if (token === 'join') join = joinedAt(tokens, at) ?? join
    const narrows = token === 'where' ? () => true : token === 'on' ? join : undefined
    // An `on` belongs to the join just before it; one that belongs to a join further out, and the
    // one of `distinct on`, are not understood, and narrow nothing.
    if (token === 'on') join = undefined
    if (narrows) found.push((clause = { condition: [], narrows }))
  })
  return found
}

const JOIN_WORDS = new Set(['outer', 'inner', 'left', 'right', 'full', 'cross', 'natural'])

/**
 * What the condition of a join narrows: an outer join reads all rows of the side that it keeps,
 * whatever its `on` says of them. Undefined for a join that has no `on`.
 */
function joinedAt(tokens: readonly Token[], at: number): Narrows | undefined {
  const words: Token[] = []
  for (let before = at - 1; JOIN_WORDS.has(String(tokens[before])); before--) {
    words.push(String(tokens[before]))
  }
  if (words.includes('cross') || words.includes('natural')) return undefined
  const joined = aliasAt(tokens, at + 1)
  if (words.includes('full')) return () => false
  if (words.includes('left')) return (alias) => alias === joined
  if (words.includes('right')) return (alias) => alias !== joined
  return () => true
}

function equalitiesOf(condition: readonly Token[]): { left: string; right: string }[] {
  if (condition.includes('or') || condition[0] === 'case' || isQuery(condition)) return []
  const parts = split(condition, ['and'])
  return parts.flatMap((part, at) => {
    // The `and` of `between` joins no conditions.
    if (parts[at - 1]?.includes('between')) return []
    const [only] = part
    if (part.length === 1 && Array.isArray(only)) return equalitiesOf(only)
    const equals = part.indexOf('=')
    if (equals < 0) return []
    return [{ left: text(part.slice(0, equals)), right: text(part.slice(equals + 1)) }]
  })
}

/** `alias.column`, a column or a parameter as one text, without the one word of a cast. */
function text(side: readonly Token[]): string {
  const plain = side.at(-2) === '::' ? side.slice(0, -2) : side
  return plain.some((token) => Array.isArray(token)) ? '' : plain.join('')
}
