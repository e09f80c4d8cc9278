import { CancelledError } from './failures/cancelled-error.ts'
import { InvalidAnswerError } from './failures/invalid-answer-error.ts'
import { InvalidParametersError } from './failures/invalid-parameters-error.ts'
import type { NativeContext, NativeFailure } from './failures/native-failure.ts'
import { NativeTimeoutError } from './failures/native-timeout-error.ts'
import { NotAvailableError } from './failures/not-available-error.ts'
import { PermissionError } from './failures/permission-error.ts'
import { PictureTooLargeError } from './failures/picture-too-large-error.ts'
import { WrapperError } from './failures/wrapper-error.ts'
import type { NativeCall } from './native-call.ts'
import type { RefusedState } from './permissions.ts'
import { isRecord, ShapeMismatch, readShape } from './shape.ts'
import type { WireErrorCode } from './wire.ts'

/** The result of an answer, checked; throws the failure that the answer is or reports. */
export function readAnswer(
  answer: unknown,
  row: NativeCall,
  limitMs: number,
  context: NativeContext,
): unknown {
  if (!isRecord(answer)) throw new InvalidAnswerError('', context)
  if (answer.error !== undefined && answer.error !== null) {
    throw failureOf(answer.error, row, limitMs, context)
  }
  try {
    return readShape(row.result, answer.result, 'result')
  } catch (misfit) {
    if (!(misfit instanceof ShapeMismatch)) throw misfit
    throw misfit.bytes === undefined
      ? new InvalidAnswerError(misfit.field, context)
      : new PictureTooLargeError(misfit.bytes, context)
  }
}

function failureOf(
  error: unknown,
  row: NativeCall,
  limitMs: number,
  context: NativeContext,
): NativeFailure {
  const { code, message } = isRecord(error) ? error : {}
  if (typeof code !== 'string') return new InvalidAnswerError('error.code', context)
  const listed = code as WireErrorCode
  switch (listed) {
    case 'cancelled':
      return new CancelledError(context)
    case 'permission_refused':
    case 'permission_open_settings':
    case 'permission_refused_for_good':
      return row.permission
        ? new PermissionError(row.permission, listed.slice(11) as RefusedState, context)
        : new InvalidAnswerError('error.code', context)
    case 'not_available':
      return new NotAvailableError(context.platform === 'web' ? 'browser' : 'wrapper', context)
    case 'invalid_params':
      return new InvalidParametersError('', context)
    case 'picture_too_large':
      return new PictureTooLargeError(undefined, context)
    case 'timeout':
      return new NativeTimeoutError(limitMs, context)
    case 'busy':
    case 'offline':
    case 'failed':
      return new WrapperError(listed, typeof message === 'string' ? message : '', context)
    default:
      listed satisfies never
      return new WrapperError('unlisted', String(listed), context)
  }
}
