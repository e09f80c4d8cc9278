import { expect, test } from 'vitest'
import { codeFiles, filesOf, textOf } from './source-files.ts'

const LIST = 'docs/decisions/product-decisions.md'
const records = filesOf('docs/decisions/0*.md')

/** The numbers that the list explains. */
const explained = new Set(
  [...textOf(LIST).matchAll(/^- \*\*(D\d+)\*\* /gm)].map(([, number]) => number),
)

const unexplainedIn = (text: string): string[] =>
  (text.match(/\bD[1-9]\d?\b/g) ?? []).filter((number) => !explained.has(number))

test('every product decision that the project names is explained in one list', () => {
  const none = ['D9', '9'].join('')
  expect(unexplainedIn(`/** Interest (D15, ${none}), [D20](x.md), 'A${none}0'. */`)).toEqual([none])
  const files = [
    ...codeFiles(),
    ...filesOf('{sandbox,openapi,docs,sdk,app}/**/*.{sql,yaml,md,json}', '*.md'),
  ]
  const found = files.flatMap((file) =>
    unexplainedIn(textOf(file)).map((number) => `${file}: ${number}`),
  )
  expect(found).toEqual([])
})

test('a decision record has its three parts and fits on a page', () => {
  expect(records.length).toBeGreaterThan(40)
  const parts = ['## Context', '## Decision', '## Consequences']
  const lacking = records.filter((file) => parts.some((part) => !textOf(file).includes(part)))
  const words = (file: string) => textOf(file).match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
  expect([lacking, records.filter((file) => words(file) > 500)]).toEqual([[], []])
})

test('the index names every record', () => {
  const index = textOf('docs/decisions/README.md')
  expect(records.filter((file) => !index.includes(`(${file.split('/').at(-1)})`))).toEqual([])
})
