import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { errorNames } from '../src/generated/error-catalogue.ts'
import { stepCodeValues } from '../src/generated/enums.ts'
import { stepPages } from '../src/rules/index.ts'

/** The README's tables against the description that they are about. */
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const { paths, ...description } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../openapi/lender.bundle.json'), 'utf8'),
) as {
  paths: Record<string, Record<string, { description?: string } | undefined>>
  'x-error-catalogue': { code: number; name: string; meaning: string; client: string }[]
}
const catalogue = description['x-error-catalogue'].filter(({ code }) => code !== 200)

/** The cells of the tables under a heading, first row to last, without heads and rules. */
function rowsUnder(heading: string): string[][] {
  const section = readme.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| --'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))
}

test('every code of the catalogue stands in the README with its meaning, remedy and data', () => {
  const types = readFileSync(
    join(import.meta.dirname, '../src/generated/error-catalogue.ts'),
    'utf8',
  )
  const typed: Record<string, string> = Object.fromEntries(
    [...(types.split('interface ErrorSchemas')[1] ?? '').matchAll(/(\d{6}): '(\w+)'/g)].map(
      ([, code = '', name = '']) => [code, name],
    ),
  )
  expect(typed).toMatchObject({ 422001: 'FieldFailures', 429001: 'Wait' })
  expect(rowsUnder('Codes').slice(1)).toEqual(
    catalogue.map(({ code, name, meaning, client }) => [
      String(code),
      `\`${name}\``,
      meaning,
      client,
      typed[code] ? `\`${typed[code]}\`` : '',
    ]),
  )
  expect(catalogue.map(({ code }) => code)).toEqual(Object.keys(errorNames).map(Number))
})

test('where a call fails for no visible reason, codes are named as the catalogue names them', () => {
  const named = [...readme.matchAll(/(\d{6}) \(`(\w+)`\)/g)].map(([, code, name]) => [code, name])
  expect(named.length).toBeGreaterThan(4)
  for (const [code, name] of named)
    expect(catalogue.find((row) => row.code === Number(code))?.name).toBe(name)
})

test('every call that the README names is one of the contract', () => {
  const named = [...readme.matchAll(/`(GET|POST) (\/[\w/{}]+)`/g)]
  expect(named.length).toBeGreaterThan(25)
  for (const [call, method = '', path = ''] of named)
    expect(paths[`/v2${path}`]?.[method.toLowerCase()], call).toBeDefined()
})

test('the pages of the steps are those of validateStep, each with the call that completes its step', () => {
  const rows = rowsUnder('From sign-in to the money')
    .filter((cells) => cells.length === 3)
    .slice(1)
  const unquoted = rows.map((cells) => cells.map((cell) => cell.replaceAll('`', '')))
  expect(unquoted.map(([, page]) => page)).toEqual(stepPages)
  const steps = unquoted.filter(([step]) => step !== 'none')
  expect([...new Set(steps.map(([step]) => step))]).toEqual(stepCodeValues)
  for (const [step, , call] of steps) {
    const [method = '', path = ''] = call?.split(' ') ?? []
    expect(paths[`/v2${path}`]?.[method.toLowerCase()]?.description).toContain(`\`${step}\``)
  }
})
