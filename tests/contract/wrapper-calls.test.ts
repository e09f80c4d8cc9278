import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deviceListCalls } from '@paso/sdk/bridge/device-lists'
import { nativeCalls } from '@paso/sdk/bridge'
import { filesOf, root, textOf } from '../architecture/source-files.ts'

/** The tables of `docs/wrapper.md` that say when the page calls, held against the page. */
const guide = readFileSync(join(root, 'docs/wrapper.md'), 'utf8')
const section = guide.split('\n## When the page calls\n')[1]?.split('\n## ')[0] ?? ''
const [calls = '', events = ''] = section.split('\n| event ')

interface Row {
  name: string
  files: string[]
  journeys: string[]
  missing: string
}

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)

function rowsOf(table: string): Row[] {
  return [...table.matchAll(/^\| `(\w+)`.*$/gm)].map(([line, name = '']) => {
    const [, , when = '', file = '', journey = '', missing = ''] = line
      .split('|')
      .map((cell) => cell.trim())
    expect([when, file, journey, missing], name).not.toContain('')
    const files = quoted(file).map((path) => `app/src/${path}`)
    const journeys = quoted(journey).map((it) =>
      it.includes('/') ? `tests/${it}.journey.ts` : `tests/e2e/${it}.e2e.ts`,
    )
    return { name, files, journeys, missing }
  })
}

/** Our names of the calls, by those on the wire. */
const ours = new Map(
  Object.entries({ ...nativeCalls, ...deviceListCalls }).map(([name, { wire }]) => [
    wire as string,
    name,
  ]),
)
const app = filesOf('app/src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const filesWith = (pattern: RegExp): string[] => app.filter((file) => pattern.test(textOf(file)))

test('each call of the bridge has a row, with every file of the app that makes it', () => {
  const rows = rowsOf(calls)
  expect(rows.map(({ name }) => name).sort()).toEqual([...ours.keys()].sort())
  expect(ours.size).toBe(24)
  const written = Object.fromEntries(rows.map(({ name, files }) => [name, files.toSorted()]))
  const made = rows.map(({ name }) => [name, filesWith(new RegExp(`\\b${ours.get(name)}\\(`))])
  expect(written).toEqual(Object.fromEntries(made))
})

test('the three lists are named in one folder, which a build has by `#country/lists` alone', () => {
  const folder = 'app/src/device-lists/'
  for (const named of [...Object.keys(deviceListCalls), 'bridge/device-lists', 'user/order_log']) {
    const files = filesWith(new RegExp(named))
    expect(files.length, named).toBeGreaterThan(0)
    expect(files.filter((file) => !file.startsWith(folder))).toEqual([])
  }
  const others = filesWith(/device-lists\//).filter((file) => !file.startsWith(folder))
  expect(others).toEqual([])
})

test('each event that the app listens for has a row', () => {
  const rows = rowsOf(events)
  const heard = filesWith(/bridge\.on\('/).flatMap((file) =>
    [...textOf(file).matchAll(/bridge\.on\('(\w+)'/g)].map(([, event]) => event),
  )
  expect(rows.map(({ name }) => name).sort()).toEqual(heard.sort())
  for (const { name, files } of rows) {
    expect(
      files.filter((file) => !existsSync(join(root, file))),
      name,
    ).toEqual([])
    expect(textOf(files[0] ?? ''), name).toContain(`bridge.on('${name}'`)
  }
})

test('each row names a journey that speaks of it, or says that there is none yet', () => {
  const rows = [...rowsOf(calls), ...rowsOf(events)]
  expect(rows.filter(({ journeys, missing }) => journeys.length === 0 && missing === '–')).toEqual(
    [],
  )
  for (const { name, journeys } of rows) {
    for (const journey of journeys) {
      expect(textOf(journey), `${name}: ${journey}`).toContain(ours.get(name) ?? name)
    }
  }
})
