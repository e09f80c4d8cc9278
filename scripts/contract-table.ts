// npm run contract:table: every operation of the contract and what there is of it, read from the files themselves.
// Ends with 1 when an operation lacks anything. An argument names another folder than the root.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asksFor, readInteractions, succeeds } from './contract/interactions.ts'
import {
  shownByExample,
  type Description,
  type Operation,
  type PathItem,
} from './contract/shown-by-example.ts'
import { root } from './set-up/pinned-node.mjs'

const folder = process.argv[2] ?? root
const bundle = readFileSync(join(folder, 'openapi', 'lender.bundle.json'), 'utf8')
const description = JSON.parse(bundle) as Description
const interactions = readInteractions(join(folder, 'pacts'))
const handlers = globSync(join(folder, 'sandbox/src/http/handlers/*.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const rows = Object.entries(description.paths).flatMap(([path, item]) =>
  ['get', 'head', 'post', 'put', 'patch', 'delete'].flatMap((method) => {
    const operation = item[method]
    return operation ? [rowOf(method, path, item, operation)] : []
  }),
)
print()
const lacking = rows.filter(({ lacks }) => lacks.length > 0)
for (const { name, lacks } of lacking) console.error(`✗ ${name}: ${lacks.join(', ')}`)
process.exitCode = lacking.length > 0 ? 1 : 0

function rowOf(method: string, path: string, item: PathItem, operation: Operation) {
  const { operationId = '', summary, tags } = operation
  const described = [operationId, summary, operation.description, tags?.[0]].every(Boolean)
  const shown = shownByExample(description, item, method, operation)
  const asked = interactions.filter((each) => asksFor(each, method, path))
  const served = new RegExp(`^  (async )?${operationId}\\b`, 'm').test(handlers)
  const lacks = [
    ...(described ? [] : ['is not described']),
    ...(shown.request === 0 ? ['has no example of its request'] : []),
    ...(shown.success === 0 ? ['has no example of its success'] : []),
    ...shown.failures
      .filter(({ hasExample }) => !hasExample)
      .map(({ code }) => `has no example of ${code}`),
    ...(shown.failures.length === 0 ? ['names no failure'] : []),
    ...(asked.some(succeeds) ? [] : ['stands in no pact with its success']),
    ...(served ? [] : ['is not served by the sandbox']),
  ]
  const name = `${method.toUpperCase()} ${path}`
  return { name, described, shown, pacts: asked.length, served, lacks }
}

function print(): void {
  const mark = (good: boolean) => (good ? 'yes' : 'no')
  const number = (count: number | undefined) => (count === undefined ? '–' : String(count))
  const failures = rows.flatMap(({ shown }) => shown.failures)
  const share = (all: readonly boolean[]) =>
    `${String(all.filter(Boolean).length)}/${String(all.length)}`
  const table = [
    ['operation', 'described', 'request', 'success', 'failures', 'pacts', 'served'],
    ...rows.map(({ name, described, shown, pacts, served }) => [
      name,
      mark(described),
      number(shown.request),
      number(shown.success),
      share(shown.failures.map(({ hasExample }) => hasExample)),
      String(pacts),
      mark(served),
    ]),
    [
      `${String(rows.length)} operations, ${String(interactions.length)} interactions`,
      share(rows.map(({ described }) => described)),
      share(rows.map(({ shown }) => shown.request !== 0)),
      share(rows.map(({ shown }) => shown.success !== 0)),
      share(failures.map(({ hasExample }) => hasExample)),
      share(rows.map(({ pacts }) => pacts > 0)),
      share(rows.map(({ served }) => served)),
    ],
  ]
  const widest = (column: number) => Math.max(...table.map((cells) => cells[column]?.length ?? 0))
  for (const cells of table) {
    const line = cells.map((cell, column) => cell.padEnd(widest(column))).join('  ')
    console.log(line.trimEnd())
  }
  console.log(
    '\nrequest, success: named examples, – where there is nothing to show (no field of its own, or bytes).',
  )
  console.log('failures: codes that have an example, of all that the operation can answer.')
}
