// Generated from openapi/ by `npm run generate`. Not to be edited.
/** The code of every failure of the catalogue, and what it is called. */
export const errorNames = {
  400001: 'malformed',
  400002: 'bad_signature',
  400003: 'stale_timestamp',
  401001: 'wrong_code',
  401002: 'code_expired',
  403001: 'not_allowed',
  403002: 'fresh_code_needed',
  403003: 'identity_needed',
  403100: 'signed_out',
  404001: 'not_found',
  409001: 'key_in_flight',
  409002: 'state_does_not_allow',
  409003: 'unfinished_orders',
  409004: 'loan_already_open',
  413001: 'too_large',
  415001: 'wrong_content',
  422001: 'fields_invalid',
  422002: 'key_reused',
  422003: 'picture_unusable',
  426001: 'version_too_old',
  429001: 'too_many_codes',
  429002: 'too_many_requests',
  429003: 'locked',
  500001: 'internal',
  503001: 'try_later',
} as const

/** What each code is called. */
export type ErrorNames = typeof errorNames

/** The schema of the `data` that comes with a code; the codes that are not listed come with nothing. */
export interface ErrorSchemas {
  400003: 'StaleTimestamp'
  401001: 'WrongCode'
  403003: 'IdentityTries'
  409002: 'StateConflict'
  409003: 'StateConflict'
  409004: 'StateConflict'
  413001: 'SizeLimit'
  422001: 'FieldFailures'
  422003: 'UnusablePicture'
  426001: 'NewerVersion'
  429001: 'Wait'
  429002: 'Wait'
  429003: 'Wait'
}
