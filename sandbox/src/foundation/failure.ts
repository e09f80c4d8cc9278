import type { RuleName } from '@paso/sdk/rules'

/** The codes of the contract's error catalogue, by the names that the catalogue gives them. */
export const errorCodes = {
  malformed: 400001,
  bad_signature: 400002,
  stale_timestamp: 400003,
  wrong_code: 401001,
  code_expired: 401002,
  not_allowed: 403001,
  fresh_code_needed: 403002,
  identity_needed: 403003,
  signed_out: 403100,
  not_found: 404001,
  key_in_flight: 409001,
  state_does_not_allow: 409002,
  unfinished_orders: 409003,
  loan_already_open: 409004,
  too_large: 413001,
  wrong_content: 415001,
  fields_invalid: 422001,
  key_reused: 422002,
  picture_unusable: 422003,
  version_too_old: 426001,
  too_many_codes: 429001,
  too_many_requests: 429002,
  locked: 429003,
  internal: 500001,
  try_later: 503001,
} as const

export type FailureName = keyof typeof errorCodes

const names = new Map(
  (Object.keys(errorCodes) as FailureName[]).map((name) => [errorCodes[name], name] as const),
) as ReadonlyMap<number, FailureName>

/** The catalogue's name of a code; `internal` for a code that is not in it. */
export function failureNamed(code: number): FailureName {
  return names.get(code) ?? 'internal'
}

export interface FailureOptions {
  /** What the caller is given beside the code. */
  data?: unknown
  /**
   * What was written before it failed stays, and the answer with it (a counted wrong try);
   * otherwise all of it is undone.
   */
  commitEffects?: boolean
  /** Seconds after which to try again. */
  retryAfter?: number
  /** For authors of clients: what exactly is malformed. Never a value that was sent. */
  detail?: string | undefined
}

/**
 * A refusal that the contract names. Any rule throws it; how it is answered is not known here.
 *
 * @example throw new Failure('not_found')
 * @example throw new Failure('state_does_not_allow', { data: { state, allowed, next } })
 */
export class Failure extends Error {
  override name = 'Failure'
  readonly failure: FailureName
  readonly code: number
  readonly data: unknown
  readonly commitEffects: boolean
  readonly retryAfter: number | undefined
  readonly detail: string | undefined

  constructor(failure: FailureName, options: FailureOptions = {}) {
    super(failure.replaceAll('_', ' '))
    this.failure = failure
    this.code = errorCodes[failure]
    this.data = options.data ?? null
    this.commitEffects = options.commitEffects ?? false
    this.retryAfter = options.retryAfter
    this.detail = options.detail
  }
}

/** 429002 with the seconds to wait. */
export const tooManyCalls = (seconds: number): Failure =>
  new Failure('too_many_requests', { data: { seconds }, retryAfter: seconds })

/** One broken rule of one field, in the words of `@paso/sdk/rules`. */
export interface FieldFault {
  field: string
  rule: RuleName
  params?: Readonly<Record<string, string | number>>
}

/** A value that is none of those on offer, with what is: each is without a comma. */
export function choiceFault(field: string, choices: readonly (string | number)[]): FieldFault {
  return { field, rule: 'choice', params: { choices: choices.join(', ') } }
}

/** 422001 with the faults; with `commitEffects`, what was written before stays. */
export function fieldsInvalid(faults: readonly FieldFault[], commitEffects = false): Failure {
  return new Failure('fields_invalid', {
    commitEffects,
    data: faults.map(({ field, rule, params }) => ({ field, rule, params: params ?? {} })),
  })
}

/** Throws 422001 for a value that is none of those on offer. */
export function refuseChoice(field: string, choices: readonly (string | number)[]): never {
  throw fieldsInvalid([choiceFault(field, choices)])
}

/** Throws 422001 with the faults, or nothing when there are none. */
export function refuseFaults(faults: readonly FieldFault[]): void {
  if (faults.length > 0) throw fieldsInvalid(faults)
}
