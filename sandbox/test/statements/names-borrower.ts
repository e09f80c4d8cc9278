/**
 * Whether an SQL statement names the borrower whose rows it touches (D26). Not a parser: it reads as
 * much of SQL as the lender writes. A borrowers' table whose place in the statement it does not
 * understand counts as not named, however it is mentioned there.
 */

/** Tables of borrowers' rows, each with the column that says whose a row is. */
export type BorrowerTables = ReadonlyMap<string, string>

type Token = string | Token[]

interface Named {
  table: string
  alias: string
  key: string
  /** Which token of the query it is. */
  at: number
}

const CLAUSE_ENDS = new Set(
  'where on set group order having limit returning for values select union intersect except from join inner left right full cross using conflict do default with'.split(
    ' ',
  ),
)

/** The tables of borrowers that the statement touches without naming the borrower. */
export function unnamedTables(sql: string, tables: BorrowerTables): string[] {
  return [...new Set(judgeQuery(nested(tokensOf(sql)), tables, new Set()))]
}

function tokensOf(sql: string): string[] {
  const lexed = sql.matchAll(
    /--[^\n]*|\be'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|\$\d+|"[^"]+"|[a-z_][a-z_0-9]*|\d+(?:\.\d+)?|::|<>|<=|>=|\|\||\S/gi,
  )
  const tokens: string[] = []
  for (const [text] of lexed) {
    if (!text.startsWith('--')) tokens.push(text.toLowerCase())
  }
  return tokens
}

/** Brackets become lists within the list. */
function nested(tokens: readonly string[]): Token[] {
  const top: Token[] = []
  const open: Token[][] = [top]
  for (const token of tokens) {
    if (token === '(') {
      const group: Token[] = []
      open.at(-1)?.push(group)
      open.push(group)
    } else if (token === ')') open.pop()
    else open.at(-1)?.push(token)
  }
  return top
}

const QUERY = new Set(['select', 'with', 'insert', 'update', 'delete'])

function judgeQuery(
  tokens: readonly Token[],
  tables: BorrowerTables,
  outer: Set<string>,
): string[] {
  return split(tokens, ['union', 'intersect', 'except', ';']).flatMap((part) =>
    judgePart(part, tables, outer),
  )
}

/** One select, insert, update or delete, with the queries within it. */
function judgePart(tokens: readonly Token[], tables: BorrowerTables, outer: Set<string>): string[] {
  const found = isUnderstood(tokens) ? tablesIn(tokens, tables) : []
  const groups = queriesIn(tokens)
  const named = namedBy(tokens, found, outer)
  const here = found.filter(({ alias }) => !named.has(alias)).map(({ table }) => table)
  // A query within may name a borrower by a row of this one, which is judged by itself.
  const around = new Set([...outer, ...found.map(({ alias }) => alias)])
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
  known: { placed: readonly number[]; aliases: ReadonlySet<string> },
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

const isQuery = (group: readonly Token[]): boolean => QUERY.has(String(group[0]))

/** The borrowers' tables of this query itself, by `from`, `join`, `into`, `update` and `using`. */
function tablesIn(tokens: readonly Token[], tables: BorrowerTables): Named[] {
  const found: Named[] = []
  let listing = false
  tokens.forEach((token, at) => {
    const before = tokens[at - 1]
    const begins =
      token === 'from' ||
      token === 'join' ||
      token === 'into' ||
      (token === 'using' && !Array.isArray(tokens[at + 1])) ||
      (token === 'update' && (at === 0 || Array.isArray(before)))
    if (begins) listing = true
    else if (typeof token === 'string' && CLAUSE_ENDS.has(token)) listing = false
    if (!begins && !(listing && token === ',')) return
    const table = tokens[at + 1]
    if (typeof table !== 'string') return
    const key = tables.get(table)
    if (key !== undefined) found.push({ table, alias: aliasAfter(tokens, at + 1), key, at: at + 1 })
  })
  return found
}

function aliasAfter(tokens: readonly Token[], at: number): string {
  const next = tokens[at + 1] === 'as' ? tokens[at + 2] : tokens[at + 1]
  const isAlias = typeof next === 'string' && /^[a-z_]\w*$/.test(next) && !CLAUSE_ENDS.has(next)
  return isAlias ? next : String(tokens[at])
}

/** The tables whose borrower is a parameter, or the one of a table that is named, here or outside. */
function namedBy(
  tokens: readonly Token[],
  found: readonly Named[],
  outer: ReadonlySet<string>,
): Set<string> {
  const named = new Set<string>()
  for (const { alias, table, key } of found) {
    if (isInsertOf(tokens, table, key)) named.add(alias)
  }
  const equals = equalities(tokens)
  const columnOf = (text: string): Named | undefined => {
    const [alias, column] = text.includes('.') ? text.split('.') : [undefined, text]
    const owners = found.filter(
      (each) => each.key === column && (alias === undefined || alias === each.alias),
    )
    return owners.length === 1 ? owners[0] : undefined
  }
  const isGiven = (text: string): boolean => {
    if (/^\$\d+$/.test(text)) return true
    const [alias = '', column] = text.split('.')
    return column !== undefined && (named.has(alias) || outer.has(alias))
  }
  for (let before = -1; before !== named.size;) {
    before = named.size
    for (const [left, right] of equals) {
      for (const [column, value] of [
        [left, right],
        [right, left],
      ] as const) {
        const owner = columnOf(column)
        if (owner && isGiven(value)) named.add(owner.alias)
      }
    }
  }
  return named
}

/** Whether rows go into the table with the borrower among their columns. */
function isInsertOf(tokens: readonly Token[], table: string, key: string): boolean {
  const at = tokens.indexOf('into')
  if (tokens[at + 1] !== table || at < 0) return false
  const columns = tokens.slice(at + 2, at + 5).find((token) => Array.isArray(token))
  return columns?.includes(key) ?? false
}

/** Conditions `a = b` that must hold, each side as `alias.column`, `column` or `$n`. */
function equalities(tokens: readonly Token[]): [string, string][] {
  return conditions(tokens).flatMap((condition) => {
    const [only] = condition
    if (condition.length === 1 && Array.isArray(only)) return equalities(['where', ...only])
    const at = condition.indexOf('=')
    const [left, right] = [condition.slice(0, at), condition.slice(at + 1)]
    if (at < 0) return []
    return [[text(left), text(right)] as [string, string]]
  })
}

/** What `where` and `on` ask for, all of which must hold; alternatives are no condition. */
function conditions(tokens: readonly Token[]): Token[][] {
  const found: Token[][] = []
  let clause: Token[] | undefined
  const end = (): void => {
    if (clause && !clause.includes('or')) found.push(...split(clause, ['and']))
    clause = undefined
  }
  for (const token of tokens) {
    if (token === 'where' || token === 'on') {
      end()
      clause = []
    } else if (typeof token === 'string' && CLAUSE_ENDS.has(token)) end()
    else clause?.push(token)
  }
  end()
  return found
}

/** `alias . column`, a parameter or a column as one text; a cast is left out. */
function text(side: readonly Token[]): string {
  const cast = side.indexOf('::')
  const plain = cast < 0 ? side : side.slice(0, cast)
  return plain.some((token) => Array.isArray(token)) ? '' : plain.join('')
}

function split(tokens: readonly Token[], at: readonly string[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (typeof token === 'string' && at.includes(token)) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}
