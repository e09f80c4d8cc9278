import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { breakingChanges } from '../../scripts/checking/description/breaking-changes.ts'

/** The check of the description refuses what breaks a caller of the contract that was released. */

const released = join(import.meta.dirname, '../../openapi/lender.bundle.json')
const folder = mkdtempSync(join(tmpdir(), 'paso-contract-'))

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

interface Description {
  info: { version: string }
  paths: Record<
    string,
    Record<string, { parameters?: object[]; deprecated?: boolean; security?: object[] }>
  >
  components: {
    schemas: Record<
      string,
      { enum?: string[]; required?: string[]; properties?: Record<string, object> }
    >
  }
}

/** What the check says when the contract is changed like this. */
function saidOf(change: (contract: Description) => void): string[] {
  const contract = JSON.parse(readFileSync(released, 'utf8')) as Description
  change(contract)
  const present = join(folder, 'present.json')
  writeFileSync(present, JSON.stringify(contract))
  return breakingChanges(released, present)
}

function schema(contract: Description, name: string) {
  const found = contract.components.schemas[name]
  if (!found) throw new Error(`no schema ${name}`)
  return found
}

/** Changes that break callers, each with the sentence that names it. */
const breaking: readonly (readonly [
  name: string,
  change: (contract: Description) => void,
  sentence: RegExp,
])[] = [
  [
    'a field that is gone from an answer',
    (contract) => {
      const answer = schema(contract, 'LoginAnswer')
      delete answer.properties?.['user_name']
      answer.required = answer.required?.filter((name) => name !== 'user_name') ?? []
    },
    /^POST \/v2\/user\/login, answer 200: .*`user_name`/,
  ],
  [
    'a field that a call may no longer carry',
    (contract) => void delete schema(contract, 'SaveBasic').properties?.['email'],
    /^POST \/v2\/verify\/basic, requestBody: .*`email`/,
  ],
  [
    'a reading operation that is closed to visitors',
    (contract) => void delete contract.paths['/v2/home/index']?.['get']?.security,
    /^GET \/v2\/home\/index: needs a session now\.$/,
  ],
  [
    'a changing operation that is closed to visitors',
    (contract) => void delete contract.paths['/v2/user/send_code']?.['post']?.security,
    /^POST \/v2\/user\/send_code: needs a session now\.$/,
  ],
  [
    'a value that is gone from an enum',
    (contract) => {
      const purposes = schema(contract, 'LoanPurpose')
      purposes.enum = purposes.enum?.filter((value) => value !== 'tuition') ?? []
    },
    /(`LoanPurpose`|`loan_purpose`).*lost values: 'tuition'/,
  ],
  [
    'a new parameter that must be there',
    (contract) =>
      void contract.paths['/v2/verify/regions']?.['get']?.parameters?.push({
        name: 'country',
        in: 'query',
        required: true,
        description: 'The country.',
        schema: { type: 'string' },
      }),
    /^GET \/v2\/verify\/regions, parameters: Required `country` query parameter was added\.$/,
  ],
  [
    'a new common field that must be there',
    (contract) => {
      const caller = schema(contract, 'CallerFields')
      caller.properties = { ...caller.properties, device: { type: 'string' } }
      caller.required?.push('device')
    },
    /became required: `device`/,
  ],
  [
    'an operation that is gone',
    (contract) => void delete contract.paths['/v2/loan/quote'],
    /^\/v2\/loan\/quote: Path `\/v2\/loan\/quote` was removed\.$/,
  ],
]

const breakEverything = (version: string) => (contract: Description) => {
  contract.info.version = version
  for (const [, change] of breaking) change(contract)
}

describe('of all breaking changes at once, under a higher minor version', () => {
  const said = saidOf(breakEverything('3.1.0'))

  test.each(breaking)('%s is named', (_, __, sentence) => {
    expect(said.some((each) => sentence.test(each))).toBe(true)
  })

  test('nothing else is named', () => {
    const expected = (each: string) => breaking.some(([, , sentence]) => sentence.test(each))
    expect(said.filter((each) => !expected(each))).toEqual([])
  })
})

test('a higher major version may break callers', () => {
  expect(saidOf(breakEverything('4.0.0'))).toEqual([])
})

test('the contract as it is, and a field, a parameter and an operation more, break nobody', () => {
  const said = saidOf((contract) => {
    const quote = schema(contract, 'RequestQuote')
    quote.properties = { ...quote.properties, purpose: { type: 'string', description: 'Why.' } }
    const answer = schema(contract, 'LoginAnswer')
    answer.properties = { ...answer.properties, greeting: { type: 'string', description: 'Hi.' } }
    contract.paths['/v2/verify/regions']?.['get']?.parameters?.push({
      name: 'language',
      in: 'query',
      description: 'Another language.',
      schema: { type: 'string' },
    })
    contract.paths['/v2/loan/quote_again'] = { ...contract.paths['/v2/loan/quote'] }
  })
  expect(said).toEqual([])
})
