import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { RuleName } from '@paso/sdk/rules'
import type { FastifySchemaCompiler } from 'fastify'
import type { FieldFault } from '../../foundation/failure.ts'

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
    return validate(data) || { error: validate.errors ?? [] }
  }
}

function compiledOnce(part: 'body' | 'other', schema: object): ValidateFunction {
  const key = `${part} ${JSON.stringify(schema)}`
  const validate = compiled.get(key) ?? ajvs[part].compile(schema)
  compiled.set(key, validate)
  return validate
}

function isBytes(schema: object): boolean {
  return 'contentMediaType' in schema
}

/** Schema keywords that say only that a part of them failed; the part itself is reported too. */
const CONTAINERS = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'not', 'propertyNames'])

/**
 * What a validator found, as faults in the words of the rules that client and lender share.
 *
 * @param worded says a fault more exactly, where something is known of its field.
 */
export function faultsOf(
  errors: readonly ErrorObject[],
  worded: (fault: FieldFault) => FieldFault = (fault) => fault,
): FieldFault[] {
  const relevant = errors.filter((error) => !CONTAINERS.has(error.keyword))
  const faults = (relevant.length > 0 ? relevant : errors).map((error) => worded(faultOf(error)))
  const seen = new Set<string>()
  return faults
    .filter(({ field, rule }) => {
      const known = seen.has(`${field} ${rule}`)
      seen.add(`${field} ${rule}`)
      return !known
    })
    .slice(0, 50)
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
      return { field: path, rule: 'choice' }
    default:
      return { field: path, rule: 'format' }
  }
}

function limited(field: string, rule: RuleName, param: string, value: unknown): FieldFault {
  return typeof value === 'number' ? { field, rule, params: { [param]: value } } : { field, rule }
}
