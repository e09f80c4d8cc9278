import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { callerFieldNames } from '../../src/http/pipeline/caller.ts'
import { readPlainDescription } from '../../src/http/pipeline/description.ts'
import { signedIn } from '../support/borrowers.ts'
import { describedOperations, describedRequests } from '../support/described-requests.ts'
import type { SignedClient } from '../support/lender.ts'
import { testsOn } from '../support/lender-tests.ts'

interface Schema {
  $ref?: string
  type?: string
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
}

const description = readPlainDescription()

/** A schema and those that it is made of, references followed. */
function partsOf(schema: Schema): Schema[] {
  const { $ref } = schema
  const named = ($ref?.slice(2).split('/') ?? []).reduce<unknown>(
    (part, name) => (part as Record<string, unknown>)[name],
    description,
  )
  const own = $ref === undefined ? schema : (named as Schema)
  return [own, ...(own.allOf ?? []).flatMap(partsOf)]
}

/** The paths of all fields that a schema asks for, in lists by their first entry, with their types. */
function requiredIn(schema: Schema, within = ''): { path: string; type: string | undefined }[] {
  const parts = partsOf(schema)
  const required = new Set(parts.flatMap((part) => part.required ?? []))
  return parts.flatMap(({ properties = {}, items }) => [
    ...(items ? requiredIn(items, `${within}0.`) : []),
    ...Object.entries(properties)
      .filter(([name]) => within !== '' || !callerFieldNames.has(name))
      .flatMap(([name, field]) => [
        ...(required.has(name)
          ? [{ path: within + name, type: partsOf(field).find(({ type }) => type)?.type }]
          : []),
        ...requiredIn(field, `${within}${name}.`),
      ]),
  ])
}

/** A copy with another value at a path; undefined where the example has nothing there to change. */
function changed(body: object, path: string, value: unknown): object | undefined {
  const copy = structuredClone(body) as Record<string, unknown>
  const names = path.split('.')
  const last = names.pop() ?? ''
  const holder = names.reduce<unknown>(
    (part, name) => (part as Record<string, unknown> | undefined)?.[name],
    copy,
  ) as Record<string, unknown> | undefined
  if (holder === undefined || !(last in holder)) return undefined
  holder[last] = value
  return copy
}

const cases = describedOperations.flatMap((operation) => {
  const described = description.paths[operation.path]?.[operation.method.toLowerCase()] as {
    requestBody?: { content: Record<string, { schema: Schema }> }
  }
  const json = described.requestBody?.content['application/json']
  if (json === undefined) return []
  const examples = describedRequests(operation, {}).map(({ path, body }) => ({ path, body }))
  return requiredIn(json.schema).map((field) => ({ id: operation.id, ...field, examples }))
})

/** What a field may not be; the value of an event that has none is an empty text. */
const nothingOf = (field: string, type: string | undefined): unknown[] => [
  undefined,
  null,
  ...(field === 'logEvent event_value' ? [] : ['', ...(type === 'string' ? ['  '] : [])]),
]

describe('a required field in which nothing is', () => {
  const it = testsOn.pglite
  let app: FastifyInstance
  let client: SignedClient
  it.beforeAll(async ({ shared }) => {
    app = shared.app
    client = (await signedIn(app, shared.test.database)).client
  })

  it('stands in an example of the description, whatever operation it is of', () => {
    expect(cases.length).toBeGreaterThan(80)
    const shown = cases.filter(({ path, examples }) =>
      examples.some(({ body }) => body && changed(body, path, null)),
    )
    expect(cases.filter((each) => !shown.includes(each))).toEqual([])
  })

  it.for(cases)('is required, and nothing else: $id $path', async (field) => {
    const { id, path, type, examples } = field
    for (const value of nothingOf(`${id} ${path}`, type)) {
      const [request] = examples.flatMap((example) => {
        const body = example.body && changed(example.body, path, value)
        return body === undefined ? [] : [{ path: example.path, body }]
      })
      if (request === undefined) throw new Error(`no example has ${path}`)
      const answer = await client.post(request.path, request.body)
      expect([value, answer.code, answer.data]).toEqual([
        value,
        422_001,
        [{ field: path, rule: 'required', params: {} }],
      ])
    }
  })
})
