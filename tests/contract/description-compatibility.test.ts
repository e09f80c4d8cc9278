import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
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

test('the contract as it is breaks nobody', () => {
  expect(saidOf(() => {})).toEqual([])
})

test('a field that is gone from an answer is named', () => {
  const said = saidOf((contract) => {
    const answer = schema(contract, 'LoginAnswer')
    delete answer.properties?.['user_name']
    answer.required = answer.required?.filter((name) => name !== 'user_name') ?? []
  })
  expect(said.join('\n')).toMatch(/POST \/v2\/user\/login, answer 200: .*`user_name`/)
})

test('a field that a call may no longer carry is named', () => {
  const said = saidOf((contract) => {
    delete schema(contract, 'SaveBasic').properties?.['email']
  })
  expect(said.join('\n')).toMatch(/POST \/v2\/verify\/basic, requestBody: .*`email`/)
})

test.each([
  ['get', '/v2/home/index'],
  ['post', '/v2/user/send_code'],
])('%s %s closed to visitors is named', (method, path) => {
  const said = saidOf((contract) => {
    delete contract.paths[path]?.[method]?.security
  })
  expect(said).toEqual([`${method.toUpperCase()} ${path}: needs a session now.`])
})

test('a value that is gone from an enum is named', () => {
  const said = saidOf((contract) => {
    const purposes = schema(contract, 'LoanPurpose')
    purposes.enum = purposes.enum?.filter((value) => value !== 'tuition') ?? []
  })
  expect(said.join('\n')).toMatch(/`LoanPurpose`|`loan_purpose`/)
  expect(said.join('\n')).toContain("lost values: 'tuition'")
})

test('a new parameter that must be there is named', () => {
  const said = saidOf((contract) => {
    contract.paths['/v2/verify/regions']?.['get']?.parameters?.push({
      name: 'country',
      in: 'query',
      required: true,
      description: 'The country.',
      schema: { type: 'string' },
    })
  })
  expect(said).toEqual([
    'GET /v2/verify/regions, parameters: Required `country` query parameter was added.',
  ])
})

test('a new common field that must be there is named', () => {
  const said = saidOf((contract) => {
    const caller = schema(contract, 'CallerFields')
    caller.properties = { ...caller.properties, device: { type: 'string' } }
    caller.required?.push('device')
  })
  expect(said.join('\n')).toContain('became required: `device`')
})

test('an operation that is gone is named', () => {
  const said = saidOf((contract) => {
    delete contract.paths['/v2/loan/quote']
  })
  expect(said).toEqual(['/v2/loan/quote: Path `/v2/loan/quote` was removed.'])
})

test('a field, a parameter and an operation more break nobody', () => {
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

test('a higher major version may break callers, a higher minor one may not', () => {
  const without = (version: string) => (contract: Description) => {
    contract.info.version = version
    delete contract.paths['/v2/loan/quote']
  }
  expect(saidOf(without('4.0.0'))).toEqual([])
  expect(saidOf(without('3.1.0'))).not.toEqual([])
})
