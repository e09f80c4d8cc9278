import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { providerStates } from './setup/provider-states.ts'

const readme = readFileSync(join(import.meta.dirname, '../../pacts/README.md'), 'utf8')
// The wrapper's table of facts stands further down.
const section = readme.split('\n## ').find((part) => part.startsWith('Provider states')) ?? ''
const rows = section.split('\n').flatMap((line) => {
  const [, state = '', parameters = '', gives = ''] = line.split('|').map((cell) => cell.trim())
  return /^`an? /.test(state)
    ? [{ state: namesIn(state)[0], parameters: namesIn(parameters), gives: namesIn(gives) }]
    : []
})

test('the table for backend teams lists every provider state, what it takes and what it gives back', () => {
  expect(rows).toEqual(
    Object.entries(providerStates).map(([state, { parameters, gives }]) => ({
      state,
      parameters: Object.keys(parameters),
      gives: Object.keys(gives),
    })),
  )
})

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}
