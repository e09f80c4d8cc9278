import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Comparator } from '@pactflow/openapi-pact-comparator'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

interface Pact {
  interactions: { description: string; request: { method: string; path: string } }[]
}
interface Description {
  paths: Record<string, Record<string, { operationId?: string }>>
  components: { schemas: Record<string, unknown> }
}
/** What the comparator finds; its own types name files that it does not ship. */
interface Finding {
  code: string
  message: string
  mockDetails?: { interactionDescription: string }
  specDetails?: { pathMethod: string }
}

const description = read<Description>('openapi/lender.expanded.json')
const pacts = readdirSync(join(root, 'pacts'))
  .filter((name) => name.endsWith('-lender.json'))
  .map((name) => ({ name, pact: read<Pact>(`pacts/${name}`) }))

test('there are pacts with the lender to compare', () => {
  expect(pacts.length).toBeGreaterThan(0)
})

test.each(pacts)(
  '$name asks and expects nothing that the description does not have',
  async ({ pact }) => {
    const oas = withoutNameReferences(description) as never
    const found: AsyncIterable<Finding> = new Comparator({ oas }).compare(pact)
    const findings: string[] = []
    for await (const finding of found) {
      if (saysNothing(finding)) continue
      findings.push(`${finding.mockDetails?.interactionDescription ?? ''}: ${finding.message}`)
    }
    expect(findings).toEqual([])
  },
)

test.each(pacts)('$name describes each interaction in words of its own', ({ pact }) => {
  const descriptions = pact.interactions.map((interaction) => interaction.description)
  expect(descriptions).toEqual([...new Set(descriptions)])
})

test('every operation of the description stands in a pact', () => {
  const asked = pacts.flatMap(({ pact }) => pact.interactions.map(({ request }) => request))
  const missing = Object.entries(description.paths).flatMap(([path, item]) => {
    const shape = new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`)
    return Object.entries(item)
      .filter(([, operation]) => operation.operationId)
      .filter(
        ([method]) =>
          !asked.some(
            (request) => request.method.toLowerCase() === method && shape.test(request.path),
          ),
      )
      .map(([method]) => `${method.toUpperCase()} ${path}`)
  })
  expect(missing).toEqual([])
})

/**
 * Two kinds of findings are about what the comparator cannot see: a POST carries its token in the body, where OpenAPI
 * knows no security scheme; and raw bytes have no schema to be compared with.
 */
function saysNothing({ code, specDetails }: Finding): boolean {
  return (
    (code === 'request.authorization.missing' && specDetails?.pathMethod === 'post') ||
    code === 'request.body.unvalidatable' ||
    code === 'response.body.unvalidatable'
  )
}

/** The comparator does not follow references under `propertyNames`; what they name is put in their place. */
function withoutNameReferences(whole: Description): unknown {
  return JSON.parse(
    JSON.stringify(whole, (key, value: unknown) => {
      const reference = (value as { $ref?: string } | null)?.$ref
      if (key !== 'propertyNames' || !reference) return value
      return whole.components.schemas[reference.split('/').at(-1) ?? '']
    }),
  )
}

function read<Content>(path: string): Content {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Content
}
