import type { FastifyReply } from 'fastify'
import type { Language } from '../../foundation/languages.ts'
import { failureMessage } from './failure-messages.ts'
import type { ApiFailure } from '../../foundation/failure.ts'

/** The envelope of success as text. */
export function successBody(data: unknown): string {
  return JSON.stringify({ code: 200, message: 'ok', data: data ?? null })
}

/** The envelope of a failure as text. */
function failureBody(failure: ApiFailure, language: Language): string {
  const words = failureMessage(failure.failure, language)
  const message = failure.detail === undefined ? words : `${words}: ${failure.detail}`
  return JSON.stringify({ code: failure.code, message, data: failure.data })
}

/** Sends an envelope; the HTTP status mirrors the code's first three digits. */
export function sendEnvelope(reply: FastifyReply, code: number, body: string): FastifyReply {
  return reply
    .code(code === 200 ? 200 : Math.floor(code / 1000))
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(body)
}

/** Sends the envelope of a failure. */
export function sendFailure(
  reply: FastifyReply,
  failure: ApiFailure,
  language: Language,
): FastifyReply {
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter))
  return sendEnvelope(reply, failure.code, failureBody(failure, language))
}
