import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { interactions } from '../support/pact-file.ts'
import { filtered, readFilter } from '../support/pact-filter.ts'

const descriptions = (args: string[], environment = {}) =>
  filtered(interactions(), readFilter(args, environment)).map(({ description }) => description)

it('without a filter every interaction is asked for', () => {
  expect(descriptions([])).toHaveLength(interactions().length)
})

it('a filter is taken from an argument or, as Pact’s own verifiers do, from the environment', () => {
  const reading = [
    'a borrower reads the steps',
    'a borrower whose pictures were received reads the steps',
  ]
  expect(descriptions(['--filter-description', 'reads the steps']).sort()).toEqual(reading)
  expect(descriptions([], { PACT_DESCRIPTION: 'reads the steps' }).sort()).toEqual(reading)
  expect(descriptions(['--filter-state', '^a phone that is locked'])).toEqual([
    'a visitor signs in with a locked phone',
  ])
  expect(descriptions(['--filter-operation', 'createQuote'])).toEqual([
    'a borrower asks what 10,000 baht for 90 days cost',
  ])
})

it('filters narrow each other', () => {
  const both = ['--filter-operation', 'getSteps', '--filter-state', 'signed in$']
  expect(descriptions(both)).toEqual(['a borrower reads the steps'])
})

it('a filter that fits nothing is no success', () => {
  expect(() => descriptions(['--filter-description', 'nothing of the kind'])).toThrow(
    'no interaction fits',
  )
  expect(() => descriptions(['--filter-operation', 'createQuotes'])).toThrow('no interaction fits')
  expect(() => descriptions([], { PACT_PROVIDER_NO_STATE: 'true' })).toThrow('fits nothing')
})

it('what is not understood is refused', () => {
  expect(() => readFilter(['--description', 'x'], {})).toThrow('--description')
  expect(() => readFilter(['reads the steps'], {})).toThrow('positional')
  expect(() => readFilter(['--filter-description', '('], {})).toThrow('regular expression')
})

it('the command ends with 1 and says so before it starts anything', () => {
  expect(run(['--filter-description', 'nothing of the kind'])).toEqual({
    status: 1,
    stdout: 'the pact is not kept: no interaction fits the filter: nothing is verified\n',
  })
  expect(run(['--frequency', '3'])).toMatchObject({ status: 1 })
})

it('the command counts what it ran', () => {
  const { status, stdout } = run(['--filter-operation', 'checkVersion'])
  expect(status).toBe(0)
  expect(stdout).toMatch(new RegExp(`^1 of ${interactions().length} interactions are kept$`, 'm'))
})

function run(args: string[]): { status: number; stdout: string } {
  const command = join(import.meta.dirname, '../support/verify-pacts.ts')
  try {
    const stdout = execFileSync(process.execPath, [command, ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return { status: 0, stdout }
  } catch (failure) {
    const { status, stdout } = failure as { status: number; stdout: string }
    return { status, stdout }
  }
}
