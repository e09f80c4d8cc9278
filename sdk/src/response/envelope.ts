import { ApiCodeError } from './failures/api-code-error.ts'
import { InvalidResponseError, retryAfter } from './failures/invalid-response-error.ts'
import type { FailureContext } from './failures/lender-failure.ts'
import { SignedOutError } from './failures/signed-out-error.ts'

/**
 * The `data` of an answer whose `code` is 200. Throws `SignedOutError` for 403100, `ApiCodeError` for any other code
 * whatever the HTTP status, and `InvalidResponseError` for what is no envelope, or one of success without `data`.
 */
export function readEnvelope(response: Response, body: string, context: FailureContext): unknown {
  const unfit = (reason?: unknown) => new InvalidResponseError(response, body, context, reason)
  let envelope: unknown
  try {
    envelope = JSON.parse(body)
  } catch (reason) {
    throw unfit(reason)
  }
  if (!isEnvelope(envelope)) throw unfit()
  const { code, data } = envelope
  if (code === 200) {
    if (data === undefined) throw unfit()
    return data
  }
  const message = text(envelope.message) || text(envelope.msg)
  if (code === 403100) throw new SignedOutError(message, context)
  throw new ApiCodeError(
    {
      code,
      message,
      data,
      httpStatus: response.status,
      retryAfterSeconds: retryAfter(response.headers),
    },
    context,
  )
}

interface Envelope {
  code: number
  message?: unknown
  /** What old servers call the message. */
  msg?: unknown
  data?: unknown
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof (value as Envelope | null | undefined)?.code === 'number'
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
