/** A word, sign, number or text of a statement; what stands in brackets is a list. */
export type Token = string | Token[]

/** The tokens of an SQL statement in lower case, without its comments. */
export function tokensOf(sql: string): Token[] {
  const lexed = sql.matchAll(
    /--[^\n]*|\be'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|\$\d+|"[^"]+"|[a-z_][a-z_0-9]*|\d+(?:\.\d+)?|::|<>|<=|>=|\|\||\S/gi,
  )
  const tokens: string[] = []
  for (const [text] of lexed) {
    if (!text.startsWith('--')) tokens.push(text.toLowerCase())
  }
  return nested(tokens)
}

/** Brackets, and what stands from `case` to `end`, become lists within the list. */
function nested(tokens: readonly string[]): Token[] {
  const top: Token[] = []
  const open: Token[][] = [top]
  for (const token of tokens) {
    if (token === '(' || token === 'case') {
      const group: Token[] = token === 'case' ? [token] : []
      open.at(-1)?.push(group)
      open.push(group)
    } else if (token === ')' || (token === 'end' && open.at(-1)?.[0] === 'case')) open.pop()
    else open.at(-1)?.push(token)
  }
  return top
}

/** The parts between the words `at`, which are left out; brackets stay whole. */
export function split(tokens: readonly Token[], at: readonly string[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (typeof token === 'string' && at.includes(token)) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

/** The verbs that are understood. */
export const QUERY: ReadonlySet<string> = new Set(['select', 'with', 'insert', 'update', 'delete'])

/** Whether brackets hold a query. */
export const isQuery = (group: readonly Token[]): boolean => QUERY.has(String(group[0]))

const CLAUSE_ENDS = new Set(
  'where on set group order having limit returning for values select union intersect except from join inner left right full cross using conflict do default with'.split(
    ' ',
  ),
)

/** Whether a list of tables, or a condition, ends before this token. */
export function endsClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (typeof token !== 'string' || !CLAUSE_ENDS.has(token)) return false
  // `is distinct from`, `left(name, 1)` and `with time zone` stand within a condition.
  if (token === 'from') return tokens[at - 1] !== 'distinct'
  if (token === 'left' || token === 'right') return !Array.isArray(tokens[at + 1])
  return token !== 'with' || tokens[at + 1] !== 'time'
}

/** What a table is called from here on: its alias, or its own name. */
export function aliasAt(tokens: readonly Token[], at: number): string {
  const place = tokens[at + 1] === 'as' ? at + 2 : at + 1
  const next = tokens[place]
  const isAlias = typeof next === 'string' && /^[a-z_]\w*$/.test(next) && !endsClause(tokens, place)
  return isAlias ? next : String(tokens[at])
}
