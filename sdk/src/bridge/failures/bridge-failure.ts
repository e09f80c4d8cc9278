import type { CancelledError } from './cancelled-error.ts'
import type { InvalidAnswerError } from './invalid-answer-error.ts'
import type { InvalidParametersError } from './invalid-parameters-error.ts'
import type { NativeAbortedError } from './native-aborted-error.ts'
import type { NativeTimeoutError } from './native-timeout-error.ts'
import type { NotAvailableError } from './not-available-error.ts'
import type { PermissionError } from './permission-error.ts'
import type { PictureTooLargeError } from './picture-too-large-error.ts'
import type { WrapperError } from './wrapper-error.ts'

/** Every failure of a native call, distinguished by `kind`: a `switch` over it can end in `satisfies never`. */
export type BridgeFailure =
  | NotAvailableError
  | PermissionError
  | CancelledError
  | NativeTimeoutError
  | NativeAbortedError
  | InvalidParametersError
  | InvalidAnswerError
  | PictureTooLargeError
  | WrapperError
