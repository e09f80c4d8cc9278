/** Every rule there is. Client and lender share the names; the words for people are the app's. */
export const ruleNames = [
  'required',
  'choice',
  'format',
  'type',
  'unknown_field',
  'too_short',
  'too_long',
  'min',
  'max',
  'step',
  'phone_length',
  'phone_start',
  'code_length',
  'identity_length',
  'identity_check',
  'identity_taken',
  'birth_date',
  'birth_date_differs',
  'too_young',
  'email',
  'account_length',
  'account_check',
  'copy_differs',
  'same_phone',
  'too_few',
  'too_many',
  'agree',
] as const
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
