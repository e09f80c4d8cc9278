/**
 * What distributed engines that speak PostgreSQL's protocol lack, as far as a statement's tree shows it. Looked up in
 * November 2026; each with where that is said.
 */
import { loadModule, parseSync } from 'libpg-query'

await loadModule()

export interface Lack {
  engine: 'YugabyteDB' | 'CockroachDB'
  what: string
  source: string
  isIn(node: Record<string, unknown>, kind: string): boolean
}

const YUGABYTE =
  'https://docs.yugabyte.com/latest/explore/ysql-language-features/postgresql-compatibility/'
const COCKROACH = 'https://www.cockroachlabs.com/docs/v23.2/known-limitations'
const ofYugabyte = (number: number): string =>
  `https://github.com/yugabyte/yugabyte-db/issues/${number}`
const ofCockroach = (number: number): string =>
  `https://github.com/cockroachdb/cockroach/issues/${number}`

const statement =
  (...names: string[]) =>
  (_: unknown, kind: string): boolean =>
    names.includes(kind)
const calls =
  (pattern: RegExp) =>
  (node: Record<string, unknown>, kind: string): boolean =>
    kind === 'FuncCall' && pattern.test(lastName(node['funcname']))
const constraint =
  (...types: string[]) =>
  (node: Record<string, unknown>, kind: string): boolean =>
    kind === 'Constraint' && types.includes(String(node['contype']))
const isDeferrable = (node: Record<string, unknown>, kind: string): boolean =>
  (kind === 'Constraint' && node['deferrable'] === true) ||
  constraint('CONSTR_ATTR_DEFERRABLE')(node, kind)
const indexes =
  (method: string) =>
  (node: Record<string, unknown>, kind: string): boolean =>
    kind === 'IndexStmt' && node['accessMethod'] === method
const hasTransitionTable = (node: Record<string, unknown>, kind: string): boolean =>
  kind === 'CreateTrigStmt' && node['transitionRels'] !== undefined
const isOfStatement = (node: Record<string, unknown>, kind: string): boolean =>
  kind === 'CreateTrigStmt' && node['row'] !== true
const isConstraintTrigger = (node: Record<string, unknown>, kind: string): boolean =>
  kind === 'CreateTrigStmt' && node['isconstraint'] === true
const readsSystemColumn = (node: Record<string, unknown>, kind: string): boolean =>
  kind === 'ColumnRef' && /^(ctid|[cx]m(in|ax))$/.test(lastName(node['fields']))

const row = (engine: Lack['engine'], what: string, source: string, isIn: Lack['isIn']): Lack => ({
  engine,
  what,
  source,
  isIn,
})

export const lacks: readonly Lack[] = [
  row('YugabyteDB', 'triggers with transition tables', ofYugabyte(1668), hasTransitionTable),
  row('YugabyteDB', 'constraint triggers', ofYugabyte(31342), isConstraintTrigger),
  row('YugabyteDB', 'deferrable constraints', ofYugabyte(1709), isDeferrable),
  row('YugabyteDB', 'locks of tables', ofYugabyte(5384), statement('LockStmt')),
  row(
    'YugabyteDB',
    'inheritance of tables',
    ofYugabyte(5956),
    (node, kind) =>
      kind === 'CreateStmt' && node['inhRelations'] !== undefined && node['partspec'] === undefined,
  ),
  row('YugabyteDB', 'exclusion constraints', ofYugabyte(3944), constraint('CONSTR_EXCLUSION')),
  row('YugabyteDB', 'GiST indexes', ofYugabyte(1337), indexes('gist')),
  row(
    'YugabyteDB',
    'notices between sessions',
    ofYugabyte(1872),
    statement('ListenStmt', 'NotifyStmt'),
  ),
  row(
    'YugabyteDB',
    'transactions in two phases',
    ofYugabyte(11084),
    (node, kind) => kind === 'TransactionStmt' && /PREPARE/.test(String(node['kind'])),
  ),
  row('YugabyteDB', 'generated columns', ofYugabyte(10695), constraint('CONSTR_GENERATED')),
  row('YugabyteDB', 'XML', ofYugabyte(1043), statement('XmlExpr', 'XmlSerialize')),
  row(
    'YugabyteDB',
    'advisory locks, unless a flag is set',
    YUGABYTE,
    calls(/^pg_(try_)?advisory_/),
  ),
  row('YugabyteDB', 'merge', ofYugabyte(25574), statement('MergeStmt')),
  row('YugabyteDB', 'columns of the system', ofYugabyte(24843), readsSystemColumn),
  row('CockroachDB', 'triggers on statements', ofCockroach(126362), isOfStatement),
  row('CockroachDB', 'triggers with transition tables', ofCockroach(135655), hasTransitionTable),
  row('CockroachDB', 'constraint triggers', ofCockroach(31632), isConstraintTrigger),
  row('CockroachDB', 'deferrable constraints', ofCockroach(31632), isDeferrable),
  row(
    'CockroachDB',
    'notices between sessions',
    ofCockroach(41522),
    statement('ListenStmt', 'NotifyStmt'),
  ),
  row('CockroachDB', 'exclusion constraints', ofCockroach(46657), constraint('CONSTR_EXCLUSION')),
  row('CockroachDB', 'a change of one table by two parts of a statement', COCKROACH, changesTwice),
]

/** What an engine lacks of it, in words; a text that the parser refuses is nobody's. */
export function lackedBy(sql: string): string[] {
  const found = new Set<string>()
  for (const [kind, node] of nodesOf(parseSync(sql))) {
    for (const { engine, what, isIn } of lacks)
      if (isIn(node, kind)) found.add(`${engine}: ${what}`)
  }
  return [...found]
}

/** Every function that a statement calls; a body in another language is not gone into. */
export function functionsIn(sql: string): string[] {
  return nodesOf(parseSync(sql)).flatMap(([kind, node]) =>
    kind === 'FuncCall' ? [lastName(node['funcname'])] : [],
  )
}

/** Two of the parts of one statement that change the same table. */
function changesTwice(node: Record<string, unknown>, kind: string): boolean {
  if (kind !== 'stmt') return false
  const changed = nodesOf(node).flatMap(([each, { relation }]) =>
    CHANGES.has(each) ? [String((relation as { relname?: string }).relname)] : [],
  )
  return new Set(changed).size < changed.length
}
const CHANGES = new Set(['InsertStmt', 'UpdateStmt', 'DeleteStmt'])

type KindOfNode = [kind: string, node: Record<string, unknown>]

/** All nodes below, each with its kind. */
function nodesOf(value: unknown): KindOfNode[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  return Object.entries(value).flatMap(([key, inner]) => {
    const isNode = typeof inner === 'object' && inner !== null && !Array.isArray(inner)
    const own: KindOfNode[] = isNode ? [[key, inner as Record<string, unknown>]] : []
    return [...own, ...nodesOf(inner)]
  })
}
function lastName(words: unknown): string {
  if (!Array.isArray(words)) return ''
  const last = words.at(-1) as { String?: { sval?: string } } | undefined
  return last?.String?.sval ?? ''
}
