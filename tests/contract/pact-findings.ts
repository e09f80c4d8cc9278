import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Comparator } from '@pactflow/openapi-pact-comparator'

const root = join(import.meta.dirname, '../..')

/** An interaction of a pact file, as far as tests look into it or bend it. */
export interface Interaction {
  description: string
  request: {
    method: string
    path: string
    query?: Record<string, string[]>
    body?: { content: Record<string, unknown> }
  }
  response: { status: number; body?: { content: Record<string, unknown> } }
}

export interface Pact {
  interactions: Interaction[]
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

export const description = read<Description>('openapi/lender.expanded.json')

/** The committed pacts with the lender. */
export const pacts = readdirSync(join(root, 'pacts'))
  .filter((name) => name.endsWith('-lender.json'))
  .map((name) => ({ name, pact: read<Pact>(`pacts/${name}`) }))

/** What a pact asks or expects and the description does not have, each after the interaction's description. */
export async function findingsIn(pact: Pact): Promise<string[]> {
  const oas = withoutNameReferences(description) as never
  const found: AsyncIterable<Finding> = new Comparator({ oas }).compare(pact)
  const findings: string[] = []
  for await (const finding of found) {
    if (saysNothing(finding)) continue
    findings.push(`${finding.mockDetails?.interactionDescription ?? ''}: ${finding.message}`)
  }
  return findings
}

/**
 * Two kinds of findings are about what the comparator cannot see. A POST carries its token in the
 * body, where OpenAPI knows no security scheme; and raw bytes have no schema to be compared with.
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
