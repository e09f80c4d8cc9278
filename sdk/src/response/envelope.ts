import { ApiCodeError } from './failures/api-code-error.ts'
import { InvalidResponseError, retryAfter } from './failures/invalid-response-error.ts'
import type { FailureContext } from './failures/lender-failure.ts'
import { SignedOutError } from './failures/signed-out-error.ts'

/**
 * The `data` of an answer whose `code` is 200. Throws `SignedOutError` for 403100, `ApiCodeError` for any other code
 * whatever the HTTP status, and `InvalidResponseError` for what is no envelope.
 */
export function readEnvelope(response: Response, body: string, context: FailureContext): unknown {
  const envelope = parsed(body)
  if (!isEnvelope(envelope)) throw new InvalidResponseError(response, body, context)
  const { code, data } = envelope
  if (code === 200) return data
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

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
