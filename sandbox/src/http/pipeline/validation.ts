import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { isBlank, type RuleName } from '@paso/sdk/rules'
import type { FastifySchemaCompiler } from 'fastify'
import { choiceFault, type FieldFault } from '../../foundation/failure.ts'

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: (text) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
    new Date(`${text}T00:00:00Z`).toISOString().startsWith(text),
  'date-time': (text) => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text)),
}

/** An Ajv for schemas of the description; bodies are taken as they are, all else is text. */
export function ajvFor(part: 'body' | 'other'): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: part === 'other' })
  // The description's mark of a text in which something must be seen.
  ajv.addKeyword({ keyword: 'x-not-blank', validate: (_: true, text: unknown) => !isBlank(text) })
  for (const [name, validate] of Object.entries(formats)) {
    ajv.addFormat(name, { type: 'string', validate })
  }
  return ajv
}

const ajvs = { body: ajvFor('body'), other: ajvFor('other') }
const compiled = new Map<string, ValidateFunction>()

/**
 * Compiles the description's request schemas for the framework, each when it is first needed and
 * once a process. To compile all of them takes as long as all else that a start does.
 */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const part = httpPart === 'body' ? 'body' : 'other'
  // Raw bytes are judged by what they are, not by a schema.
  if (part === 'body' && isBytes(schema)) return () => true
  let validate: ValidateFunction | undefined
  return (data: unknown) => {
    validate ??= compiledOnce(part, schema)
    if (validate(data)) return true
    const errors = validate.errors ?? []
    return {
      error: part === 'body' ? errors.map((each) => asMissing(each, data, schema)) : errors,
    }
  }
}

function compiledOnce(part: 'body' | 'other', schema: object): ValidateFunction {
  const key = `${part} ${JSON.stringify(schema)}`
  const validate = compiled.get(key) ?? ajvs[part].compile(schema)
  compiled.set(key, validate)
  return validate
}

interface Schema {
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
}

/** Null or a blank text where something must be there is as good as missing, whatever else it breaks. */
function asMissing(error: ErrorObject, data: unknown, schema: Schema): ErrorObject {
  const names = error.instancePath.split('/').slice(1)
  const value = names.reduce<unknown>((whole, name) => (whole as Schema)[name as 'items'], data)
  if (!isBlank(value) || !isRequired([schema], names)) return error
  return {
    ...error,
    keyword: 'required',
    instancePath: names
      .slice(0, -1)
      .map((name) => `/${name}`)
      .join(''),
    params: { missingProperty: names.at(-1) },
  }
}

/** Whether the schemas ask for what stands at a path; an entry of a list is never nothing. */
function isRequired(schemas: readonly Schema[], [name, ...deeper]: readonly string[]): boolean {
  if (name === undefined) return false
  const all = schemas.flatMap((each) => [each, ...(each.allOf ?? [])])
  const isEntry = all.some(({ items }) => items !== undefined)
  if (deeper.length === 0) return isEntry || all.some(({ required }) => required?.includes(name))
  const beneath = all.map(({ items, properties }) => items ?? properties?.[name])
  return isRequired(
    beneath.filter((each) => each !== undefined),
    deeper,
  )
}

function isBytes(schema: object): boolean {
  return 'contentMediaType' in schema
}

/** Schema keywords that say only that a part of them failed; the part itself is reported too. */
const CONTAINERS = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'not', 'propertyNames'])

/**
 * What a validator found, one fault a field, in the words of the rules that client and lender share.
 *
 * @param worded says a fault more exactly, where something is known of its field.
 */
export function faultsOf(
  errors: readonly ErrorObject[],
  worded: (fault: FieldFault) => FieldFault = (fault) => fault,
): FieldFault[] {
  const relevant = errors.filter((error) => !CONTAINERS.has(error.keyword))
  const ofField = new Map<string, FieldFault>()
  for (const fault of (relevant.length > 0 ? relevant : errors).map(faultOf)) {
    const known = ofField.get(fault.field)
    if (known === undefined || rank(fault) < rank(known)) ofField.set(fault.field, fault)
  }
  return [...ofField.values()].slice(0, 50).map(worded)
}

/** Which of a field's faults is named: that nothing is there, then that it is of another type. */
function rank({ rule }: FieldFault): number {
  return rule === 'required' ? 0 : rule === 'type' ? 1 : 2
}

/** Characters of a field's name that an answer repeats; the contract has no longer one. */
const LONGEST_NAME = 100

function faultOf(error: ErrorObject): FieldFault {
  const fault = unboundedFaultOf(error)
  return { ...fault, field: fault.field.slice(0, LONGEST_NAME) }
}

function unboundedFaultOf(error: ErrorObject): FieldFault {
  const path = error.instancePath.slice(1).replaceAll('/', '.')
  const { params } = error as { params: Record<string, unknown> }
  const beneath = (name: unknown): string => (path ? `${path}.${String(name)}` : String(name))
  switch (error.keyword) {
    case 'required':
      return { field: beneath(params['missingProperty']), rule: 'required' }
    case 'unevaluatedProperties':
      return { field: beneath(params['unevaluatedProperty']), rule: 'unknown_field' }
    case 'additionalProperties':
      return { field: beneath(params['additionalProperty']), rule: 'unknown_field' }
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return params['limit'] === 1
        ? { field: path, rule: 'required' }
        : limited(path, 'too_short', 'min', params['limit'])
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
      return limited(path, 'too_long', 'max', params['limit'])
    case 'minimum':
    case 'exclusiveMinimum':
      return limited(path, 'min', 'min', params['limit'])
    case 'maximum':
    case 'exclusiveMaximum':
      return limited(path, 'max', 'max', params['limit'])
    case 'type':
      return { field: path, rule: 'type' }
    case 'enum':
    case 'const':
      return choiceFault(path, (params['allowedValues'] as string[]) ?? [params['allowedValue']])
    default:
      return { field: path, rule: 'format' }
  }
}

function limited(field: string, rule: RuleName, param: string, value: unknown): FieldFault {
  return typeof value === 'number' ? { field, rule, params: { [param]: value } } : { field, rule }
}
