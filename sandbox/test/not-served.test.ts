import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '../src/contract.ts'
import { notServed } from '../src/handlers/not-served.ts'
import { handlers } from '../src/handlers/registry.ts'
import { operationsOf, readDescription } from '../src/http/description.ts'
import { signedIn } from './borrowers.ts'
import { startDatabase, type TestDatabase } from './databases.ts'
import { startLender, type Answer, type CallerOptions, type SignedClient } from './lender.ts'

interface Described {
  parameters?: { name: string; in: string; required?: boolean; example?: string | number }[]
  requestBody?: { content: Record<string, { examples: Record<string, { value: object }> }> }
}

const description = readDescription()
const operations = operationsOf(description)
/** Query parameters that must stand in a call and have no example of their own. */
const wanted: Readonly<Record<string, string>> = {
  order_id: '0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a',
  kind: 'contract',
}
const commonFields = new Set(
  'version platform appsflyer_id bundle_id app_id token timestamp sign package_name h5_version'.split(
    ' ',
  ),
)

function operationOf(id: OperationId) {
  const operation = operations.get(id)
  if (!operation) throw new Error(`${id} is not described`)
  return operation
}

/** What the description itself gives as an example of the call. */
function exampleOf(id: OperationId): Record<string, unknown> {
  const { path, method } = operationOf(id)
  const described = description.paths[path]?.[method.toLowerCase()] as Described
  if (method === 'GET') {
    const required = (described.parameters ?? []).filter((each) => each.required === true)
    return Object.fromEntries(
      required.map(({ name, example }) => [name, String(example ?? wanted[name])]),
    )
  }
  const examples = described.requestBody?.content['application/json']?.examples ?? {}
  const [first] = Object.values(examples)
  const fields = Object.entries(first?.value ?? {})
  return Object.fromEntries(fields.filter(([name]) => !commonFields.has(name)))
}

describe('what is not served yet', { timeout: 60_000 }, () => {
  let test: TestDatabase
  let app: FastifyInstance
  let client: SignedClient
  beforeAll(async () => {
    test = await startDatabase('pglite')
    app = await startLender(test.database)
    client = (await signedIn(app, test.database)).client
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await test.stop()
  })

  const call = (
    id: OperationId,
    fields: Record<string, unknown>,
    options: CallerOptions = {},
  ): Promise<Answer> => {
    const { path, method } = operationOf(id)
    return method === 'GET'
      ? client.get(path, fields as Record<string, string>, options)
      : client.post(path, fields, options)
  }

  it('is this and no more; a name that leaves does not come back', () => {
    expect(notServed).toEqual([])
  })

  it('and what is served are together the whole contract, none of it twice', () => {
    const both = [...notServed, ...Object.keys(handlers)].sort()
    expect(both).toEqual([...operations.keys()].sort())
  })

  it.each(notServed)('%s answers 503001 and says when to ask again', async (id) => {
    const answer = await call(id, exampleOf(id))
    expect([answer.status, answer.code]).toEqual([503, 503_001])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it.each(notServed)('%s is checked like any other before that', async (id) => {
    const stale = await call(id, exampleOf(id), { timestamp: Date.now() - 3_600_000 })
    expect(stale.code).toBe(400_003)
    if (operationOf(id).session === 'required') {
      expect((await call(id, exampleOf(id), { token: '' })).code).toBe(403_100)
    }
    if (operationOf(id).method !== 'POST') return
    const odd = await call(id, { ...exampleOf(id), no_such_field: 'x' })
    expect(odd.code).toBe(422_001)
  })
})
