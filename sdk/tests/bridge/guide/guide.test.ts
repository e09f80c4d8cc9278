import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { expect, test } from 'vitest'
import { offers, wrapperStates } from '../../../pact/wrapper/states.ts'
import { eventShapes } from '../../../src/bridge/listeners.ts'
import { permissionStates } from '../../../src/bridge/permissions.ts'
import { wireErrorCodes } from '../../../src/bridge/wire.ts'
import { factsOf, overview, rows, states } from './facts.ts'

/**
 * `docs/wrapper.md` holds what the table of calls says, between marks. Run `npx vitest run tests/bridge/guide -u` in `sdk/`
 * to write those parts again.
 */
const path = join(import.meta.dirname, '../../../../docs/wrapper.md')
const guide = readFileSync(path, 'utf8')

const written = (part: string) =>
  part === 'overview' ? overview() : part === 'states' ? states() : factsOf(part)

test('the tables of the wrapper guide are those of the code', async () => {
  const whole = guide.replaceAll(
    /(<!-- table: (\w+) -->)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, part: string, end: string) => `${start}\n\n${written(part)}\n\n${end}`,
  )
  const { code, errors } = await format('wrapper.md', whole, { printWidth: 100 })
  expect(errors).toEqual([])
  await expect(code).toMatchFileSnapshot(path)
})

test('the guide has a part for each call, under its name on the wire', () => {
  const parts = [...guide.matchAll(/^### `(\w+)`\n[\s\S]*?<!-- table: (\w+) -->/gm)]
  const names = Object.values(rows).map(({ wire }) => wire)
  expect(parts.map(([, heading]) => heading).sort()).toEqual(names.sort())
  expect(parts.map(([, , table]) => table)).toEqual(parts.map(([, heading]) => heading))
})

const listed = (heading: string) => {
  const section = guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)
}

test('the guide lists every failure code, permission state and event there is', () => {
  expect(listed('Failures')).toEqual([...wireErrorCodes])
  expect(listed('Permissions')).toEqual([...permissionStates])
  expect(listed('Events')).toEqual(Object.keys(eventShapes))
})

test('pacts/README.md names what a wrapper may be without, and the calls that then answer so', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../../pacts/README.md'), 'utf8')
  for (const fact of Object.values(offers)) {
    const calls = Object.entries(rows)
      .filter(([method]) => wrapperStates[method as keyof typeof rows].includes(fact))
      .map(([, { wire }]) => wire)
    const [, named = ''] = new RegExp(`\\| \`${fact}\` \\| ([^|]*) \\|`).exec(readme) ?? []
    expect([...named.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual(calls.sort())
  }
})
