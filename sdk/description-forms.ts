import type { OpenAPI3 } from 'openapi-typescript'

/** A part of the description, read as JSON. */
export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

const CALLER = '#/components/parameters/caller'

/**
 * For people and for programs that write a client: no schema is put together from others where it need not be. `allOf` of
 * objects becomes one object, a value or null becomes a list of types. It allows exactly what the source allows.
 */
export function plainDescription(bundle: OpenAPI3): OpenAPI3 {
  const whole = bundle as unknown as JsonObject
  return withoutUnusedSchemas(asObject(plain(whole, whole))) as unknown as OpenAPI3
}

/** Leaves out the parts that no longer stand by themselves. */
function withoutUnusedSchemas(whole: JsonObject): JsonObject {
  const schemas = objectAt(whole, '#/components/schemas')
  const text = JSON.stringify(whole)
  const unused = Object.keys(schemas).filter(
    (name) => !text.includes(`"#/components/schemas/${name}"`),
  )
  if (unused.length === 0) return whole
  for (const name of unused) delete schemas[name]
  return withoutUnusedSchemas(whole)
}

/**
 * For tools that cannot read an object as query parameters: each common field of a GET is a query parameter of its own.
 */
export function expandedDescription(bundle: OpenAPI3): OpenAPI3 {
  const whole = structuredClone(bundle) as unknown as JsonObject
  const fields = resolved(asObject(objectAt(whole, CALLER)['schema']), whole)
  const required = new Set(fields['required'] as string[])
  const parameters = objectAt(whole, '#/components/parameters')
  delete parameters['caller']
  const references: Json[] = []
  for (const [name, schema] of Object.entries(asObject(fields['properties']))) {
    parameters[name] = queryParameter(whole, name, asObject(schema), required.has(name))
    references.push({ $ref: `#/components/parameters/${name}` })
  }
  for (const item of Object.values(asObject(whole['paths'])).map(asObject)) {
    for (const holder of [item, ...Object.values(item).filter(isObject)]) {
      const own = holder['parameters']
      if (!Array.isArray(own)) continue
      holder['parameters'] = own.flatMap((each) =>
        asObject(each)['$ref'] === CALLER ? references : [each],
      )
    }
  }
  return whole as unknown as OpenAPI3
}

function queryParameter(
  whole: JsonObject,
  name: string,
  schema: JsonObject,
  required: boolean,
): Json {
  const { description = '', ...rest } = schema
  const reference = rest['$ref']
  const described = typeof reference === 'string' ? objectAt(whole, reference) : schema
  return {
    name,
    in: 'query',
    required,
    ...('pattern' in described || 'enum' in described ? {} : { allowEmptyValue: true }),
    description: description === '' ? (described['description'] ?? '') : description,
    schema: rest,
  }
}

function plain(value: Json, whole: JsonObject): Json {
  if (Array.isArray(value)) return value.map((each) => plain(each, whole))
  if (!isObject(value)) return value
  const simpler = withoutNullChoice(withoutObjectParts(value, whole), whole)
  return Object.fromEntries(
    Object.entries(simpler).map(([key, each]) => [key, isLiteral(key) ? each : plain(each, whole)]),
  )
}

/** What stands under these names is a value and no schema. */
function isLiteral(key: string): boolean {
  return ['example', 'examples', 'value', 'default', 'enum', 'const'].includes(key)
}

/** One object instead of `allOf` of objects. */
function withoutObjectParts(schema: JsonObject, whole: JsonObject): JsonObject {
  const { allOf, ...own } = schema
  if (!Array.isArray(allOf)) return schema
  const parts = allOf.map((part) => withoutObjectParts(resolved(asObject(part), whole), whole))
  if (!parts.every((part) => isPlainObjectSchema(part))) return schema
  const all = [...parts, own]
  const { unevaluatedProperties, ...rest } = own
  const required = all.flatMap((part) => (part['required'] as string[] | undefined) ?? [])
  return {
    ...rest,
    type: 'object',
    ...(required.length > 0 ? { required: [...new Set(required)] } : {}),
    ...(unevaluatedProperties === undefined ? {} : { additionalProperties: unevaluatedProperties }),
    properties: Object.assign({}, ...all.map((part) => part['properties'] ?? {})) as JsonObject,
  }
}

/** Only these can be put together without changing what they allow. */
function isPlainObjectSchema(schema: JsonObject): boolean {
  const known = ['type', 'description', 'required', 'properties']
  return schema['type'] === 'object' && Object.keys(schema).every((key) => known.includes(key))
}

/** `type: [string, 'null']` instead of a choice between a schema and null. */
function withoutNullChoice(schema: JsonObject, whole: JsonObject): JsonObject {
  const { oneOf, ...own } = schema
  if (!Array.isArray(oneOf) || !oneOf.every(isObject)) return schema
  const others = oneOf.filter((choice) => choice['type'] !== 'null')
  if (others.length === oneOf.length || others.length !== 1) return schema
  const only = withoutObjectParts(resolved(asObject(others[0] ?? null), whole), whole)
  if (typeof only['type'] !== 'string') return schema
  return {
    ...only,
    ...own,
    type: [only['type'], 'null'],
    ...(Array.isArray(only['enum']) ? { enum: [...only['enum'], null] } : {}),
  }
}

function resolved(schema: JsonObject, whole: JsonObject): JsonObject {
  const reference = schema['$ref']
  return typeof reference === 'string' ? objectAt(whole, reference) : schema
}

function objectAt(whole: JsonObject, reference: string): JsonObject {
  const names = reference.replace('#/', '').split('/')
  return asObject(names.reduce<Json>((at, name) => asObject(at)[name] ?? null, whole))
}

function asObject(value: Json | undefined): JsonObject {
  if (!isObject(value)) throw new TypeError(`not an object: ${JSON.stringify(value)}`)
  return value
}

/** Whether a part of the description is an object. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
