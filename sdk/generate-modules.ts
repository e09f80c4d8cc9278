import type { OpenAPI3 } from 'openapi-typescript'
import { errorSchemas } from './error-schemas.ts'

/** The little of JSON Schema that these modules read. */
interface Schema {
  type?: string
  enum?: (string | number)[]
  properties?: Record<string, Schema>
  allOf?: Schema[]
  $ref?: string
  [keyword: string]: unknown
}

interface PathItem {
  get?: { parameters?: object[]; responses?: Record<string, { content?: object }> }
}

interface CatalogueRow {
  code: number
  name: string
  status: number
}

/** Schemas whose bounds the shared rules read. */
const WITH_LIMITS = [
  'PersonalDetails',
  'BasicDetails',
  'ResidenceDetails',
  'EmergencyDetails',
  'EmergencyContact',
  'WorkDetails',
  'SaveAccount',
]
const BOUNDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems']

/** `errorNames`: the codes of all failures with their names, and one of the schemas of what comes with them. */
export function errorCatalogueModule(bundle: OpenAPI3): string {
  const rows = (bundle['x-error-catalogue'] as CatalogueRow[]).filter((row) => row.code !== 200)
  return `/** The code of every failure of the catalogue, and what it is called. */
export const errorNames = {${rows.map((row) => `${row.code}: '${row.name}'`).join(',')}} as const

/** What each code is called. */
export type ErrorNames = typeof errorNames

/** The schema of the \`data\` that comes with a code; the codes that are not listed come with nothing. */
export interface ErrorSchemas {${errorSchemas(bundle)
    .map(([code, name]) => `${code}: '${name}'`)
    .join('\n')}}
`
}

/** `changingGets`: the GETs that carry an `Idempotency-Key`, as callers write them. */
export function changingGetsModule(bundle: OpenAPI3): string {
  const paths = Object.entries(bundle.paths ?? {})
    .filter(([, item]) =>
      JSON.stringify((item as PathItem).get?.parameters ?? []).includes('/idempotency_key"'),
    )
    .map(([path]) => path.replace(/^\/v2/, ''))
  return `/** GETs that change something and so carry an \`Idempotency-Key\`. */
export const changingGets = ${JSON.stringify(paths)} as const
`
}

/** `bytesPaths`: the GETs whose success is raw bytes, as callers write them. */
export function bytesPathsModule(bundle: OpenAPI3): string {
  const paths = Object.entries(bundle.paths ?? {})
    .filter(([, item]) => {
      const content = (item as PathItem).get?.responses?.['200']?.content
      return content && !('application/json' in content)
    })
    .map(([path]) => path.replace(/^\/v2/, ''))
  return `/** GETs whose success is raw bytes. */
export const bytesPaths: readonly string[] = ${JSON.stringify(paths)}
`
}

/** One array of values a named enum. */
export function enumsModule(bundle: OpenAPI3): string {
  return Object.entries(schemas(bundle))
    .filter(([, schema]) => schema.enum)
    .map(
      ([name, schema]) =>
        `export const ${lowerFirst(name)}Values = ${JSON.stringify(schema.enum)} as const\n`,
    )
    .join('')
}

/** The editions, by what follows `paso-` in each value of `app_id`. */
export function countriesOf(bundle: OpenAPI3): string[] {
  const appIds = (schemas(bundle)['AppId']?.enum ?? []) as string[]
  return appIds.map((appId) => appId.replace(/^paso-/, '').toUpperCase())
}

/** `countries`: the editions as values and as a type. */
export function countriesModule(bundle: OpenAPI3): string {
  return `/** The editions of the product, as \`app_id\` names them. */
export const countries = ${JSON.stringify(countriesOf(bundle))} as const

/** An edition of the product. An account is edition and phone. */
export type Country = (typeof countries)[number]
`
}

/** One object of bounds a schema, by field. */
export function limitsModule(bundle: OpenAPI3): string {
  const all = schemas(bundle)
  return WITH_LIMITS.map((name) => {
    const fields = Object.entries(all[name]?.properties ?? {}).flatMap(([field, property]) => {
      const schema = property.$ref ? (all[property.$ref.split('/').at(-1) ?? ''] ?? {}) : property
      const bounds = BOUNDS.filter((bound) => bound in schema).map((bound) => [
        bound,
        schema[bound],
      ])
      return bounds.length > 0 ? [[field, Object.fromEntries(bounds)]] : []
    })
    return `export const ${lowerFirst(name)}Limits = ${JSON.stringify(Object.fromEntries(fields))} as const\n`
  }).join('')
}

function schemas(bundle: OpenAPI3): Record<string, Schema> {
  return (bundle.components?.schemas ?? {}) as Record<string, Schema>
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
