import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, root, textOf } from '../architecture/source-files.ts'

/** The table of `docs/stored-values.md`, held against the app (D13, D34). */
const lines = readFileSync(join(root, 'docs/stored-values.md'), 'utf8').split('\n')
const rows = lines.flatMap((line) => {
  const [, name, lifetime = '', what, written = '', read = ''] =
    /^\| `(\w+)` +\| ([a-z ]+?) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/.exec(line) ?? []
  return name === undefined ? [] : [{ name, lifetime, what, written, read }]
})
const table = 'app/src/session/stored-values.ts'
const source = textOf(table)
const app = filesOf('app/src/**/*.{ts,tsx}').filter(
  (file) => file !== table && !/\.test\.tsx?$/.test(file),
)

/** The files of the app that call a function of the table with this name. */
const filesThat = (call: string, name: string): string[] =>
  app.filter((file) => new RegExp(`\\b${call}\\(\\s*'${name}'`).test(textOf(file)))
const quoted = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => `app/src/${file}`)

/** The names of an interface of the table. */
function namesOf(values: string): string[] {
  const [, body = ''] = new RegExp(`interface ${values} \\{\\n([^]*?)\\n\\}`).exec(source) ?? []
  return [...body.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name)
}

test.each([
  ['signed in', 'SignedInValues'],
  ['device', 'DeviceValues'],
  ['session', 'SessionValues'],
])('each value of the lifetime "%s" has a row, and no other', (lifetime, values) => {
  const named = rows.filter((row) => row.lifetime === lifetime).map(({ name }) => name)
  expect(named.length).toBeGreaterThan(0)
  expect(named.toSorted()).toEqual(namesOf(values).toSorted())
})

test('each row names every file that writes the value, of which there is one at least', () => {
  for (const { name, written } of rows) {
    const files = filesThat('writeStored', name)
    expect(files.length, name).toBeGreaterThan(0)
    expect(quoted(written).toSorted(), name).toEqual(files.toSorted())
  }
})

test('each row names every file that reads the value', () => {
  for (const { name, read } of rows) {
    expect(quoted(read).toSorted(), name).toEqual(filesThat('readStored', name).toSorted())
  }
})
