import { describe, expect, test } from 'vitest'
import { description, findingsIn, pacts, type Interaction, type Pact } from './pact-findings.ts'

test('there are pacts with the lender to compare', () => {
  expect(pacts.length).toBeGreaterThan(0)
})

test.each(pacts)(
  '$name asks and expects nothing that the description does not have',
  async ({ pact }) => {
    expect(await findingsIn(pact)).toEqual([])
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

describe('a copy of the pact that was bent is noticed', () => {
  const ask = 'a borrower asks what 10,000 baht for 90 days cost'

  test('a field that the answer does not have', async () => {
    const findings = await findingsIn(
      bent(ask, ({ response }) => {
        const data = response.body?.content['data'] as Record<string, unknown>
        data['id'] = data['quote_id']
        delete data['quote_id']
      }),
    )
    expect(findings).toEqual([expect.stringContaining(`${ask}: Response body is incompatible`)])
  })

  test('a field that the call does not take', async () => {
    const findings = await findingsIn(
      bent(ask, ({ request }) => {
        if (request.body) request.body.content['weeks'] = 13
      }),
    )
    expect(findings).toEqual([expect.stringContaining(`${ask}: Request body is incompatible`)])
  })

  test('a path that nobody described', async () => {
    const findings = await findingsIn(
      bent(ask, ({ request }) => {
        request.path = '/v2/loan/quotes'
      }),
    )
    expect(findings).toEqual([expect.stringContaining(`${ask}: Path or method not defined`)])
  })

  test('a status that the operation does not answer with', async () => {
    const findings = await findingsIn(
      bent(ask, ({ response }) => {
        response.status = 201
      }),
    )
    expect(findings).toEqual([expect.stringContaining(`${ask}: Response status code not defined`)])
  })

  test('a value of another type in the query', async () => {
    const region = 'a borrower in Bangkok asks for the region of the position'
    const findings = await findingsIn(
      bent(region, ({ request }) => {
        request.query = { ...request.query, latitude: ['north'] }
      }),
    )
    expect(findings).toEqual([expect.stringContaining(`${region}: Value is incompatible`)])
  })
})

/** The committed pact with one interaction changed. */
function bent(description: string, change: (interaction: Interaction) => void): Pact {
  const copy = structuredClone(pacts[0]?.pact) as Pact
  const interaction = copy.interactions.find((each) => each.description === description)
  if (!interaction) throw new Error(`there is no interaction "${description}"`)
  change(interaction)
  return { ...copy, interactions: [interaction] }
}
