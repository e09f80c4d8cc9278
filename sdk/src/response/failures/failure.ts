import type { AbortedError } from './aborted-error.ts'
import type { ApiCodeError } from './api-code-error.ts'
import type { InvalidResponseError } from './invalid-response-error.ts'
import type { NetworkError } from './network-error.ts'
import type { SignedOutError } from './signed-out-error.ts'
import type { TimeoutError } from './timeout-error.ts'

/** Every failure there is, distinguished by `kind`: a `switch` over it can end in `satisfies never`. */
export type Failure =
  | ApiCodeError
  | SignedOutError
  | NetworkError
  | TimeoutError
  | AbortedError
  | InvalidResponseError
