/** What the description shows by example of each operation. */

interface Schema {
  $ref?: string
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  allOf?: Schema[]
}
interface Described {
  $ref?: string
  content?: Record<
    string,
    { schema?: Schema; examples?: Record<string, { value?: { code?: unknown } }> }
  >
}
interface Parameter {
  $ref?: string
  example?: unknown
  examples?: object
}
export interface Operation {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: Described
  responses: Record<string, Described>
}
export type PathItem = Record<string, Operation> & { parameters?: Parameter[] }
/** The bundled description, all in one. */
export interface Description {
  paths: Record<string, PathItem>
}

/** A code that an operation can fail with. */
interface FailureCode {
  code: string
  hasExample: boolean
}

/** What there is of an operation's examples; `undefined` where there is nothing to give one of. */
export interface ShownByExample {
  request: number | undefined
  success: number | undefined
  failures: FailureCode[]
}

export function shownByExample(
  description: Description,
  item: PathItem,
  method: string,
  operation: Operation,
): ShownByExample {
  const { responses, requestBody } = operation
  return {
    // The common parameters stand elsewhere and are shown there; what is written out is the operation's own.
    request: requestBody
      ? examplesOf(requestBody)
      : parameterExamples([...(item.parameters ?? []), ...(operation.parameters ?? [])]),
    success: examplesOf(responses['200'] ?? responses['204']),
    failures: Object.entries(responses)
      .filter(([status]) => !status.startsWith('2'))
      .flatMap(([status, described]) => failureCodes(status, described)),
  }

  function examplesOf(described: Described | undefined): number | undefined {
    const json = resolve(described)?.content?.['application/json']
    return json && Object.keys(json.examples ?? {}).length
  }

  /** The answer to a HEAD has no body, so its failures have no code. */
  function failureCodes(status: string, described: Described): FailureCode[] {
    const json = resolve(described)?.content?.['application/json']
    if (!json) return [{ code: `HTTP ${status}`, hasExample: method === 'head' }]
    const shown = Object.values(json.examples ?? {}).map(({ value }) => String(value?.code))
    return codesOf(json.schema).map((code) => ({ code, hasExample: shown.includes(code) }))
  }

  function codesOf(schema: Schema | undefined): string[] {
    const resolved = resolve(schema)
    const code = resolve(resolved?.properties?.['code'])
    const own = code?.enum ?? (code?.const === undefined ? [] : [code.const])
    return [...own.map(String), ...(resolved?.allOf ?? []).flatMap(codesOf)]
  }

  function resolve<Part extends { $ref?: string }>(part: Part | undefined): Part | undefined {
    if (!part?.$ref) return part
    const steps = part.$ref.replace('#/', '').split('/')
    const named = steps.reduce<unknown>(
      (place, step) => (place as Record<string, unknown>)[step],
      description,
    )
    return named as Part
  }
}

/** How many there are when each has one, else none. */
function parameterExamples(parameters: Parameter[]): number | undefined {
  const own = parameters.filter((parameter) => !parameter.$ref)
  if (own.length === 0) return undefined
  const all = own.every(({ example, examples }) => example !== undefined || examples)
  return all ? own.length : 0
}
