import type { FastifyInstance } from 'fastify'
import { Failure } from '../../foundation/failure.ts'
import { hasMoreValues } from '../../foundation/json-values.ts'
import { MOST_VALUES } from './unstorable.ts'

/**
 * Parses JSON bodies. One of more values than any call has is refused before that: made first and
 * counted then, it would cost forty times what a call does.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (hasMoreValues(body, MOST_VALUES)) {
        done(new Failure('malformed', { detail: 'too many values' }))
        return
      }
      void parse(request, body.toString(), done)
    },
  )
}
