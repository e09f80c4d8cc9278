import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../foundation/failure.ts'
import { hasMoreValues } from '../../foundation/json-values.ts'
import { MOST_VALUES } from './unstorable.ts'

/**
 * Parses JSON bodies. One of more values than any call has is refused before that: made first and
 * counted then, it would cost forty times what a call does. What is refused here reaches no other
 * check, so it counts for the rate here.
 */
export function parseJsonBodies(
  app: FastifyInstance,
  countCall: (request: FastifyRequest) => void,
): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const refuse = (why: Error): void => {
        try {
          countCall(request)
          done(why)
        } catch (limited) {
          done(limited as Error)
        }
      }
      if (hasMoreValues(body, MOST_VALUES)) {
        refuse(new Failure('malformed', { detail: 'too many values' }))
        return
      }
      void parse(request, body.toString(), (error, value) => {
        if (error) refuse(error)
        else done(null, value)
      })
    },
  )
}
