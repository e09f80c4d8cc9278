import { checkCode, checkPhone, editions, validateStep, type StepPage } from '@paso/sdk/rules'
import type { BrokenRule, Edition, Fields } from '@paso/sdk/rules'
import type { Country, OperationId } from '../../foundation/contract.ts'
import { choiceFault, type FieldFault } from '../../foundation/failure.ts'
import { countries } from '../../lending/countries/countries.ts'

/** A body that a schema refused, and whose it is. */
export interface RefusedBody {
  body: unknown
  operation: OperationId | undefined
  country: Country
}

/** Operations whose bodies are a form that client and lender judge by one function. */
const pageOf: Readonly<Partial<Record<OperationId, StepPage>>> = {
  saveIdentity: 'identity',
  savePersonal: 'personal',
  saveBasic: 'basic',
  saveResidence: 'location',
  saveEmergency: 'emergency',
  saveWork: 'work',
  addAccount: 'bankcard',
}

/** Fields of other bodies whose texts client and lender judge by one rule. */
const ruleOfField: Readonly<
  Record<string, (text: string, edition: Edition) => BrokenRule | undefined>
> = { phone: checkPhone, code: checkCode }

/** What a schema says of a text's form; the shared rules know more exactly what is wrong. */
const OF_THE_FORM: ReadonlySet<string> = new Set(['format', 'too_short', 'too_long'])

/**
 * A fault that a schema found, in the words of the rule that client and lender share for the field.
 * It says `phone_length` rather than `format`, and names the choices of the edition alone. The fault
 * itself where no rule is shared or it is kept.
 */
export function bySharedRule(
  fault: FieldFault,
  { body, operation, country }: RefusedBody,
): FieldFault {
  const page = operation && pageOf[operation]
  if (page !== undefined) {
    const shared = validateStep(page, body as Fields, editions[country]).find(
      ({ field }) => field === fault.field,
    )
    // Of another type it is for the schema, unless it is nothing where the edition asks for something.
    return fault.rule === 'type' && shared?.rule !== 'required' ? fault : (shared ?? fault)
  }
  const name = fault.field.split('.').at(-1) ?? ''
  if (fault.rule === 'choice' && name === 'currency') {
    return choiceFault(fault.field, [countries[country].currency])
  }
  if (fault.rule === 'choice' && name === 'phone_prefix') {
    return choiceFault(fault.field, [editions[country].phone.prefix])
  }
  const value = partOf(body, fault.field)
  if (!OF_THE_FORM.has(fault.rule) || typeof value !== 'string') return fault
  const broken = ruleOfField[fault.field]?.(value, editions[country])
  return broken === undefined ? fault : { field: fault.field, ...broken }
}

function partOf(whole: unknown, name: string): unknown {
  if (typeof whole !== 'object' || whole === null) return undefined
  return (whole as Readonly<Record<string, unknown>>)[name]
}
