import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { readDescription, type Description } from '../../src/http/pipeline/description.ts'

/**
 * The description comes in two forms: this lender is built from the one that is taken apart, people read the plain one.
 * Both have to allow the same, so every example is bent in many ways and judged by both.
 */
const plain = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../openapi/lender.bundle.json'), 'utf8'),
) as Description
const apart = readDescription()

interface MediaType {
  schema?: object
  examples?: Record<string, { value: unknown }>
}
interface Place {
  name: string
  pointer: string
  examples: unknown[]
}

function validatorOf(description: Description, id: string): (pointer: string) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ ...description, $id: id })
  return (pointer) => ajv.compile({ $ref: `${id}#${pointer}` })
}

/** Every JSON body of a request or an answer, with its address in either form. */
const places: Place[] = Object.entries(plain.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, value]) => {
    if (method === 'parameters') return []
    const operation = value as {
      operationId: string
      requestBody?: { content: Record<string, MediaType> }
      responses: Record<string, { content?: Record<string, MediaType> }>
    }
    const at = `/paths/${path.replaceAll('/', '~1')}/${method}`
    const bodies: [string, MediaType | undefined][] = [
      ['requestBody', operation.requestBody?.content['application/json']],
      ...Object.entries(operation.responses).map(
        ([status, response]): [string, MediaType | undefined] => [
          `responses/${status}`,
          response.content?.['application/json'],
        ],
      ),
    ]
    return bodies.flatMap(([part, media]) =>
      media?.schema === undefined
        ? []
        : [
            {
              name: `${operation.operationId} ${part}`,
              pointer: encodeURI(`${at}/${part}/content/application~1json/schema`),
              examples: Object.values(media.examples ?? {}).map((example) => example.value),
            },
          ],
    )
  }),
)

/** The value, and the value bent at each of its places: left out, null, of another type, with a field too many. */
function* variants(value: unknown): Generator<unknown> {
  yield value
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) {
      for (const bent of variants(each)) yield value.with(index, bent)
    }
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, nobody_knows_this: 1 }
    for (const [key, each] of Object.entries(value)) {
      const { [key]: _, ...without } = value as Record<string, unknown>
      yield without
      for (const bent of [null, 'text', -1, [], {}, ...variants(each)])
        yield { ...value, [key]: bent }
    }
  }
}

describe('the two forms of the description', () => {
  const byPlain = validatorOf(plain, 'plain')
  const byApart = validatorOf(apart, 'apart')

  it('have many bodies to compare', () => {
    expect(places.length).toBeGreaterThan(60)
  })

  it.each(places)('judge alike: $name', ({ pointer, examples }) => {
    const one = byPlain(pointer)
    const other = byApart(pointer)
    expect(examples.length).toBeGreaterThan(0)
    for (const example of examples) {
      expect(one(example)).toBe(true)
      for (const bent of variants(example)) {
        if (one(bent) !== other(bent)) expect.fail(JSON.stringify(bent))
      }
    }
  })

  it('ask a GET for the same fields', () => {
    const { CallerFields } = plain.components['schemas'] as Record<
      string,
      { properties: object; required: string[] }
    >
    const steps = apart.paths['/v2/verify/steps'] as unknown as { parameters: { $ref: string }[] }
    const asked = steps.parameters
      .map(({ $ref }) => apart.components.parameters[$ref.split('/').at(-1) ?? ''])
      .filter((each) => each?.in === 'query') as { name: string; required: boolean }[]
    expect(asked.map(({ name }) => name)).toEqual(Object.keys(CallerFields?.properties ?? {}))
    expect(asked.filter(({ required }) => required).map(({ name }) => name)).toEqual(
      CallerFields?.required,
    )
  })
})
