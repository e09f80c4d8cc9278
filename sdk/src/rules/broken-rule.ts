import { ruleNameValues } from '../generated/enums.ts'

/** Every rule there is, as the contract lists them. Client and lender share the names; the words for people are the app's. */
export const ruleNames = ruleNameValues
/** The name of a rule, as it stands in 422001's `rule`. */
export type RuleName = (typeof ruleNames)[number]

/** A rule that a value breaks, with the figures that its words need. Never text for people. */
export interface BrokenRule {
  rule: RuleName
  params: Record<string, string | number>
}

/** A broken rule and the field it belongs to; parts of lists as `contacts.0.phone`. The shape of 422001's entries. */
export interface FieldFailure extends BrokenRule {
  field: string
}

/** `broken('too_young', { min: 18 })`. */
export function broken(rule: RuleName, params: BrokenRule['params'] = {}): BrokenRule {
  return { rule, params }
}
