import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** A UUID as callers make them: some platforms write theirs in capitals. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The caller's X-Request-Id where it is a UUID, else a new one: any other text may be personal. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && UUID.test(given) ? given : randomUUID()
}

/**
 * Structured logs without personal data. They never hold a query (the token travels in it), a body,
 * a header or a path with its parameters. Of an error they hold its kind and place, not its words.
 */
export const loggerOptions = {
  level: process.env['LOG_LEVEL'] ?? 'info',
  serializers: {
    req: (request: { id: string; method: string }) => ({ id: request.id, method: request.method }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    err: (error: Error & { code?: unknown }) => ({
      type: error.name,
      code: typeof error.code === 'string' ? error.code : undefined,
      message: '',
      stack: placesOf(error),
    }),
  },
} satisfies FastifyServerOptions['logger']

/**
 * Where an error arose. Its message may quote what a person sent, in lines that look like places.
 * So it is cut off first, and a stack that does not hold it is not logged at all.
 */
function placesOf(error: Error): string {
  const stack = error.stack ?? ''
  const message = String(error.message)
  const begins = stack.indexOf(message)
  if (begins < 0) return ''
  return stack
    .slice(begins + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
    .join('\n')
}

/** One line for each call, with the request's id. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        operation: request.routeOptions.config.operationId ?? request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        code: request.answeredCode ?? undefined,
        ms: Math.round(reply.elapsedTime),
      },
      'served',
    )
  })
}
