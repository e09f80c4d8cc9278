import type { OpenAPI3 } from 'openapi-typescript'

interface Schema {
  type?: string
  required?: string[]
  properties?: { data?: Schema }
  oneOf?: Schema[]
  $ref?: string
}

interface Answer {
  content?: Record<
    string,
    { schema?: Schema; examples?: Record<string, { value?: { code: number; data: unknown } }> }
  >
}

/** By code, the name of the schema that its `data` has: of those that its answer allows, the one that its example fits. */
export function errorSchemas(bundle: OpenAPI3): [code: number, schema: string][] {
  const answers = [
    ...Object.values((bundle.components?.responses ?? {}) as Record<string, Answer>),
    ...Object.values((bundle.paths ?? {}) as Record<string, Record<string, unknown>>)
      .flatMap((item) => Object.values(item) as { responses?: Record<string, Answer> }[])
      .flatMap(({ responses = {} }) => Object.values(responses)),
  ]
  const found = new Map<number, string>()
  for (const { schema, examples = {} } of answers.flatMap((each) =>
    Object.values(each.content ?? {}),
  )) {
    const data = schema?.properties?.data ?? {}
    for (const { value } of Object.values(examples)) {
      if (!value || value.code === 200 || (value.data ?? null) === null) continue
      const name = [data, ...(data.oneOf ?? [])]
        .flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? [])
        .find((each) => fits(value.data as object, schemaOf(bundle, each)))
      if (name === undefined || (found.get(value.code) ?? name) !== name)
        throw new Error(`The data of ${String(value.code)} is of no one named schema`)
      found.set(value.code, name)
    }
  }
  return [...found].sort(([a], [b]) => a - b)
}

function schemaOf(bundle: OpenAPI3, name: string): Schema {
  return (bundle.components?.schemas?.[name] ?? {}) as Schema
}

function fits(data: object, { type, required = [] }: Schema): boolean {
  return (type === 'array') === Array.isArray(data) && required.every((field) => field in data)
}
