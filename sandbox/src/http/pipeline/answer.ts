import type { FastifyReply } from 'fastify'
import type { Language } from '../../foundation/languages.ts'
import { say, type MessageKey } from '../../foundation/say.ts'
import type { Failure } from '../../foundation/failure.ts'

/** The envelope of success as text. */
export function successBody(data: unknown): string {
  return JSON.stringify({ code: 200, message: 'ok', data: data ?? null })
}

/** States whose refusal says what to do; every other one is said by its code. */
const wordsOfState = {
  consent_missing: 'failures.consent_missing',
  consent_withdrawn: 'failures.consent_withdrawn',
} as const

function wordsOf({ failure, data }: Failure): Extract<MessageKey, `failures.${string}`> {
  const state = (data as { state?: string } | null)?.state ?? ''
  return Object.hasOwn(wordsOfState, state)
    ? wordsOfState[state as keyof typeof wordsOfState]
    : `failures.${failure}`
}

/** The envelope of a failure as text. */
function failureBody(failure: Failure, language: Language): string {
  const words = say(language, wordsOf(failure))
  const message = failure.detail === undefined ? words : `${words}: ${failure.detail}`
  return JSON.stringify({ code: failure.code, message, data: failure.data })
}

/** The HTTP status of a code, which mirrors its first three digits. */
export const httpStatusOf = (code: number): number => (code === 200 ? 200 : Math.floor(code / 1000))

/** Sends an envelope. */
export function sendEnvelope(reply: FastifyReply, code: number, body: string): FastifyReply {
  return reply
    .code(httpStatusOf(code))
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(body)
}

/** Sends the envelope of a failure. */
export function sendFailure(
  reply: FastifyReply,
  failure: Failure,
  language: Language,
): FastifyReply {
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter))
  return sendEnvelope(reply, failure.code, failureBody(failure, language))
}
