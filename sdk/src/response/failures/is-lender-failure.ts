import type { ErrorCode } from '../../contract.ts'
import type { ApiCode, ApiCodeError } from './api-code-error.ts'
import type { Failure } from './failure.ts'
import type { LenderFailure } from './lender-failure.ts'
import type { SignedOutError } from './signed-out-error.ts'

/** The failure that a code of the catalogue comes as. */
export type FailureWith<Code extends ErrorCode> = Code extends ApiCode
  ? ApiCodeError<Code>
  : SignedOutError

/**
 * Whether a value that was thrown is a failure of the client, whichever copy of this package made it: one of the closed set
 * that `kind` distinguishes. With a code, whether it is the failure of that code, and `data` is what comes with it.
 *
 * @example
 * if (isLenderFailure(error, 422001)) show(error.data[0]?.field)
 */
export function isLenderFailure(value: unknown): value is Failure
export function isLenderFailure<Code extends ErrorCode>(
  value: unknown,
  code: Code,
): value is FailureWith<Code>
export function isLenderFailure(value: unknown, code?: ErrorCode): boolean {
  const failure = value as (LenderFailure & { code?: unknown }) | null | undefined
  return !!failure?.['@paso/sdk'] && (code === undefined || failure.code === code)
}
