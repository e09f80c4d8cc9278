import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exactValues } from '../pact/setup/exact-values.ts'

interface Interaction {
  description: string
  response: { body?: { content: unknown }; matchingRules?: { body?: Record<string, unknown> } }
}

const textOf = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
const { interactions } = JSON.parse(textOf('pacts/paso-sdk-lender.json')) as {
  interactions: Interaction[]
}
const readme = textOf('pacts/README.md')
const table = textOf('pacts/operations.md')

/** The leaves of an expected answer: its paths with `[*]` for entries, and whether the very value is expected. */
function leavesOf({ response }: Interaction): { path: string; value: unknown; isExact: boolean }[] {
  const rules = new Set(
    Object.keys(response.matchingRules?.body ?? {}).map((path) =>
      path.replace(/\[\d+\]/g, '[*]').replace(/\['(\w+)'\]/g, '.$1'),
    ),
  )
  const walk = (value: unknown, path: string): ReturnType<typeof leavesOf> => {
    const isExact = !rules.has(path)
    const entries = Array.isArray(value)
      ? value.map((each: unknown): [string, unknown] => [`${path}[*]`, each])
      : Object.entries(value ?? {}).map(([name, each]): [string, unknown] => [
          `${path}.${name}`,
          each,
        ])
    if (typeof value !== 'object' || value === null || entries.length === 0)
      return [{ path, value, isExact }]
    // A list without a rule must have just these entries.
    const list = Array.isArray(value) && isExact ? [{ path, value, isExact }] : []
    return [...list, ...entries.flatMap(([at, each]) => walk(each, at))]
  }
  const content: unknown = response.body?.content
  return typeof content === 'object' && content !== null ? walk(content, '$') : []
}

const leaves = interactions.flatMap((each) =>
  leavesOf(each).map((leaf) => ({ ...leaf, description: each.description })),
)
const namesIn = (path: string) => path.replaceAll('[*]', '').split('.')

test('what an answer must be to the letter stands under a name that the client acts on', () => {
  const others = leaves
    .filter(({ isExact }) => isExact)
    .filter(({ path }) => !namesIn(path).some((name) => name in exactValues))
  expect(others).toEqual([])
})

test('every name of that list is used, and given to backend teams', () => {
  const used = leaves.filter(({ isExact }) => isExact).flatMap(({ path }) => namesIn(path))
  for (const name of Object.keys(exactValues)) {
    expect(used).toContain(name)
    expect(readme).toContain(`\`${name}\``)
  }
})

test('the page that comes next and the code are never matched by type', () => {
  const loose = leaves
    .filter(({ isExact }) => !isExact)
    .filter(({ path }) => /^\$\.code$|\.next$/.test(path))
  expect(loose).toEqual([])
})

test('null is asked for only where it says that a picture is not whole', () => {
  const nulls = leaves.filter(({ value }) => value === null)
  expect(nulls.map(({ path, description }) => [path, description])).toEqual([
    ['$.data.file_id', 'a borrower sends the first part of a picture'],
  ])
})

test('the table of operations holds every operation and every interaction', () => {
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.includes('| interaction |'))
  const cells = rows.map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
  expect(cells.map(([, description]) => description).sort()).toEqual(
    interactions.map(({ description }) => description).sort(),
  )
  const { paths } = JSON.parse(textOf('openapi/lender.bundle.json')) as {
    paths: Record<string, Record<string, { operationId?: string }>>
  }
  const operations = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId }) => operationId ?? [])
  const named = cells.flatMap(([first]) => /^`(\w+)`/.exec(first ?? '')?.[1] ?? [])
  expect(named.sort()).toEqual(operations.sort())
})

test('the ready filters find every interaction once', () => {
  const filters = [...table.matchAll(/^--filter-description '(.+)'$/gm)].map(
    ([, text = '']) => new RegExp(text),
  )
  for (const { description } of interactions) {
    expect(filters.filter((filter) => filter.test(description))).toHaveLength(1)
  }
})
