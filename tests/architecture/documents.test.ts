import { existsSync, globSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, root, textOf } from './source-files.ts'

const documents = filesOf('*.md', '{docs,openapi,pacts,sdk,ui-kit,sandbox}/**/*.md')

/** Links of a document that lead to no file or folder of the project. */
const deadLinks = (file: string, text: string): string[] =>
  [...text.replaceAll(/```[^]*?```|`[^`]*`/g, '').matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)]
    .map(([, target = '']) => posix.join(posix.dirname(file), target))
    .filter((target) => !existsSync(posix.join(root, target)))
    .map((target) => `${file}: ${target}`)

test('every link of a document leads somewhere', () => {
  expect(deadLinks('docs/a.md', '[a](../README.md) [b](none.md#x)')).toEqual([
    'docs/a.md: docs/none.md',
  ])
  expect(documents.length).toBeGreaterThan(80)
  expect(documents.flatMap((file) => deadLinks(file, textOf(file)))).toEqual([])
})

test('every command that the README names is there', () => {
  const scripts = (folder: string) =>
    Object.keys(
      (JSON.parse(textOf(posix.join(folder, 'package.json'))) as { scripts: object }).scripts,
    )
  const named = [...textOf('README.md').matchAll(/npm run ([a-z:-]+)(?: -w (\w+))?/g)]
  expect(named.length).toBeGreaterThan(20)
  const missing = named.filter(([, name = '', folder]) => !scripts(folder ?? '.').includes(name))
  expect(missing.map(([command]) => command)).toEqual([])
})

test('every setting of the lender is explained', () => {
  const read = textOf('sandbox/src/lending/settings/settings.ts').matchAll(
    /'([A-Z]+(?:_[A-Z]+)+)'/g,
  )
  const names = [...new Set([...read].map(([, name = '']) => name))]
  const explained = textOf('docs/settings.md')
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !explained.includes(`\`${name}`))).toEqual([])
})

test('the table of ASVS counts its answers, and the tests and files that it names are there', () => {
  const table = textOf('docs/asvs.md')
  const answers = [...table.matchAll(/^\| \d+\.\d+\.\d+ +\| \d +\|[^|]+\| ([a-z ]+?) +\|/gm)]
  const inText = [...table.matchAll(/^(?:\d+\.\d+\.\d+[,.] ?)+$/gm)]
    .flatMap(([line]) => line.split(' '))
    .map(() => 'nothing there to protect')
  const all = [...answers.map(([, answer = '']) => answer), ...inText]
  const counted = [...table.matchAll(/^\| ([a-z ]+?) +\| (\d+) +\|$/gm)]
  expect(counted).toHaveLength(4)
  for (const [, answer = '', count] of counted) {
    const lines = all.filter((each) => answer.startsWith(each))
    expect([answer, String(lines.length)]).toEqual([answer, count])
  }
  expect(all).toHaveLength(253)
  const paths = [...table.matchAll(/`((?:test|src|tests|docs|openapi|sdk|app)\/[\w/.-]+)/g)]
  const journeys = [...table.matchAll(/`([\w-]+\.e2e)`/g)]
  const named = [
    ...paths.map(([, name = '']) => name.replace(/^(?=(?:test|src)\/)/, 'sandbox/')),
    ...journeys.map(([, name]) => `tests/e2e/${name}`),
  ]
  const missing = named.filter((name) => globSync(`${name}*`, { cwd: root }).length === 0)
  expect(named.length).toBeGreaterThan(150)
  expect(missing).toEqual([])
})
