import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../foundation/failure.ts'
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
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
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
      void parse(request, body, (error, value) => {
        if (error) refuse(error)
        else done(null, value)
      })
    },
  )
}

const SPACE = 0x20
const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/**
 * Whether a JSON text holds more values than that: each list and object, and whatever it holds. It
 * looks no further than at the first that is too many. Of a text that is no JSON it says anything.
 */
export function hasMoreValues(json: string, most: number): boolean {
  let values = 1
  let hasOpened = false
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (sign <= SPACE) continue
    // The first thing within a list or an object; each other one follows a comma.
    if (hasOpened && sign !== CLOSE_LIST && sign !== CLOSE_OBJECT) values += 1
    hasOpened = sign === OPEN_LIST || sign === OPEN_OBJECT
    if (sign === COMMA) values += 1
    if (values > most) return true
    if (sign === QUOTE) at = endOfText(json, at)
  }
  return false
}

/** Where the text that begins there ends: at the next quote that no backslash stands before. */
function endOfText(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (sign === QUOTE) return at
    if (sign === BACKSLASH) at += 1
  }
  return json.length
}
