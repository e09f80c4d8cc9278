/**
 * Whether an SQL statement names the borrower whose rows it touches (D26). Not a parser: it reads as
 * much of SQL as the lender writes. A borrowers' table whose place in the statement it does not
 * understand counts as not named, however it is mentioned there.
 */
import { equalities } from './conditions.ts'
import { aliasAt, endsClause, isQuery, QUERY, split, tokensOf, type Token } from './tokens.ts'

/** Tables of borrowers' rows, each with the column that says whose a row is. */
export type BorrowerTables = ReadonlyMap<string, string>

interface Named {
  table: string
  alias: string
  key: string
  /** Which token of the query it is. */
  at: number
}

/** The tables of borrowers that the statement touches without naming the borrower. */
export function unnamedTables(sql: string, tables: BorrowerTables): string[] {
  return [...new Set(judgeQuery(tokensOf(sql), tables, new Map()))]
}

/** The keys of a query's borrowers' tables by their aliases. */
type Keys = ReadonlyMap<string, string>

function judgeQuery(tokens: readonly Token[], tables: BorrowerTables, outer: Keys): string[] {
  return split(tokens, ['union', 'intersect', 'except', ';']).flatMap((part) =>
    judgePart(part, tables, outer),
  )
}

/** One select, insert, update or delete, with the queries within it. */
function judgePart(tokens: readonly Token[], tables: BorrowerTables, outer: Keys): string[] {
  const found = isUnderstood(tokens) ? tablesIn(tokens, tables) : []
  const groups = queriesIn(tokens)
  const named = namedBy(tokens, found, outer)
  const here = found.filter((each) => !named.has(each)).map(({ table }) => table)
  // A query within may name a borrower by a row of this one, which is judged by itself.
  const around = new Map([...outer, ...found.map(({ alias, key }) => [alias, key] as const)])
  const unplaced = mentions(tokens, tables, { placed: found.map(({ at }) => at), aliases: around })
  return [...here, ...unplaced, ...groups.flatMap((group) => judgeQuery(group, tables, around))]
}

function isUnderstood(tokens: readonly Token[]): boolean {
  const [verb] = tokens.filter((token) => token !== 'all' && token !== 'distinct')
  return typeof verb === 'string' && QUERY.has(verb)
}

/**
 * The borrowers' tables that stand in a query as a word, quoted or not, anywhere but where a table
 * was found and but for `alias.column` of one that was. Queries within are left to be judged.
 */
function mentions(
  tokens: readonly Token[],
  tables: BorrowerTables,
  known: { placed: readonly number[]; aliases: Keys },
): string[] {
  return tokens.flatMap((token, at) => {
    if (Array.isArray(token)) {
      return isQuery(token) ? [] : mentions(token, tables, { ...known, placed: [] })
    }
    const word = token.replaceAll('"', '')
    const isColumnOf = known.aliases.has(token) && tokens[at + 1] === '.' && tokens[at - 1] !== '.'
    return tables.has(word) && !known.placed.includes(at) && !isColumnOf ? [word] : []
  })
}

/** The queries in brackets, however deep in brackets that are none. */
function queriesIn(tokens: readonly Token[]): Token[][] {
  return tokens.flatMap((token) => {
    if (!Array.isArray(token)) return []
    return isQuery(token) ? [token] : queriesIn(token)
  })
}

/** The borrowers' tables of this query itself, by `from`, `join`, `into`, `update` and `using`. */
function tablesIn(tokens: readonly Token[], tables: BorrowerTables): Named[] {
  const found: Named[] = []
  let listing = false
  tokens.forEach((token, at) => {
    const before = tokens[at - 1]
    const begins =
      (token === 'from' && before !== 'distinct') ||
      token === 'join' ||
      token === 'into' ||
      (token === 'using' && !Array.isArray(tokens[at + 1])) ||
      (token === 'update' && (at === 0 || Array.isArray(before)))
    if (begins) listing = true
    else if (endsClause(tokens, at)) listing = false
    if (!begins && !(listing && token === ',')) return
    const table = tokens[at + 1]
    if (typeof table !== 'string') return
    const key = tables.get(table)
    if (key !== undefined) found.push({ table, alias: aliasAt(tokens, at + 1), key, at: at + 1 })
  })
  return found
}

/** The tables whose borrower is a parameter, or the one of a table that is named, here or outside. */
function namedBy(tokens: readonly Token[], found: readonly Named[], outer: Keys): Set<Named> {
  const filled = found.find(({ at }) => tokens[at - 1] === 'into')
  const read = found.filter((each) => each !== filled)
  const named = new Set(filled && isFilledByBorrower(tokens, filled) ? [filled] : [])
  const columnsOf = (text: string): Named[] => {
    const [alias, column] = text.includes('.') ? text.split('.') : [undefined, text]
    return read.filter(
      (each) => each.key === column && (alias === undefined || alias === each.alias),
    )
  }
  const isGiven = (text: string): boolean => {
    if (/^\$\d+$/.test(text)) return true
    const [alias = '', column] = text.split('.')
    if (column === undefined) return false
    return found.some((each) => each.alias === alias)
      ? columnsOf(text).some((each) => named.has(each))
      : outer.get(alias) === column
  }
  const equals = equalities(tokens)
  for (let before = -1; before !== named.size;) {
    before = named.size
    for (const { left, right, narrows } of equals) {
      for (const [column, value] of [
        [left, right],
        [right, left],
      ] as const) {
        const [owner, ...more] = columnsOf(column)
        if (owner && more.length === 0 && narrows(owner.alias) && isGiven(value)) named.add(owner)
      }
    }
  }
  return named
}

/**
 * Whether rows go into the table with the borrower among their columns, and find no row of another:
 * what a conflict updates is told by a key that holds the borrower.
 */
function isFilledByBorrower(tokens: readonly Token[], { at, key }: Named): boolean {
  const columns = tokens[at + 1] === 'as' ? tokens[at + 3] : tokens[at + 1]
  if (!Array.isArray(columns) || !columns.includes(key)) return false
  const conflict = tokens.indexOf('conflict')
  if (conflict < 0) return true
  const target = tokens[conflict + 1]
  if (Array.isArray(target) && target.includes(key)) return true
  return tokens[tokens.indexOf('do', conflict) + 1] === 'nothing'
}
