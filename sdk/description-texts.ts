import type { OpenAPI3 } from 'openapi-typescript'
import { isObject, type Json, type JsonObject } from './description-forms.ts'

/**
 * For editors: a field that is a named schema says what that schema says, unless it has words of its own. The compiler's
 * types show a text only where it stands beside the field.
 */
export function withPropertyTexts(description: OpenAPI3): OpenAPI3 {
  const whole = structuredClone(description) as unknown as JsonObject
  const schemas = (whole['components'] as JsonObject)['schemas'] as JsonObject
  visit(whole, (object) => {
    const { properties } = object
    if (!isObject(properties)) return
    for (const property of Object.values(properties)) {
      if (!isObject(property) || property['description'] !== undefined) continue
      const text = textOf(property['$ref'], schemas)
      if (text !== undefined) property['description'] = text
    }
  })
  return whole as unknown as OpenAPI3
}

/** What each path says to an editor: what its operations say. */
export function pathTexts(description: OpenAPI3): Record<string, string> {
  return Object.fromEntries(
    Object.entries(description.paths ?? {}).map(([path, item]) => {
      const said = Object.entries(item as Record<string, Said>)
        .filter(([method]) => ['get', 'post', 'put', 'patch', 'head'].includes(method))
        .map(
          ([method, { summary = '', description: text = '' }]) => `${method}: ${summary}. ${text}`,
        )
      return [path, said.join('\n\n')]
    }),
  )
}

interface Said {
  summary?: string
  description?: string
}

function textOf(reference: Json | undefined, schemas: JsonObject): string | undefined {
  if (typeof reference !== 'string') return undefined
  const named = schemas[reference.split('/').at(-1) ?? '']
  const text = isObject(named) ? named['description'] : undefined
  return typeof text === 'string' ? text : undefined
}

function visit(value: Json, look: (object: JsonObject) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, look)
  else if (isObject(value)) {
    look(value)
    for (const each of Object.values(value)) visit(each, look)
  }
}
