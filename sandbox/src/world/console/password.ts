import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { Failure } from '../../foundation/failure.ts'
import { say } from '../../foundation/say.ts'
import { networkOf } from '../../foundation/network.ts'
import { requestLanguage } from '../../http/pipeline/pipeline.ts'
import { SharedTries } from '../../http/pipeline/shared-calls.ts'
import { isLoopback, type Settings } from '../../lending/settings/settings.ts'
import type { World } from '../page-parts/world.ts'

/**
 * Wrong passwords a minute from one address (`networkOf`), at whichever process; after them the right
 * one waits too.
 */
const TRIES = 5

/**
 * Lets only testers reach the console. With a password it is asked for by HTTP Basic, whatever the
 * name. Without one the request must be addressed to this machine, so that neither a proxy in front
 * nor a foreign name that points here opens it.
 *
 * 401 with a challenge, 403001, or 429002 after too many wrong passwords.
 */
export function requireTester({ settings, database, realTime }: World): onRequestAsyncHookHandler {
  const { consolePassword } = settings
  if (consolePassword === undefined) return async (request) => requireThisMachine(request)
  const tries = new SharedTries(database, 'console password', TRIES)
  const expected = digestOf(consolePassword)
  return async (request, reply) => {
    const given = passwordIn(request.headers.authorization)
    if (given === undefined) return challenge(request, reply, settings)
    const now = realTime()
    const caller = networkOf(request.ip)
    const seconds = await tries.take(caller, now)
    if (seconds > 0) {
      throw new Failure('too_many_requests', { data: { seconds }, retryAfter: seconds })
    }
    if (!timingSafeEqual(digestOf(given), expected)) return challenge(request, reply, settings)
    await tries.giveBack(caller, now)
    return undefined
  }
}

/** 403001 for a request that names another host than this machine. */
function requireThisMachine(request: FastifyRequest): void {
  const host = request.headers.host ?? ''
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
  if (!isLoopback(name.replace(/^\[|\]$/g, ''))) throw new Failure('not_allowed')
}

/** A browser that is asked so shows its own field for the password. */
function challenge(request: FastifyRequest, reply: FastifyReply, settings: Settings): FastifyReply {
  request.answeredCode = 403_001
  const message = say(requestLanguage(request, settings), 'failures.not_allowed')
  return reply
    .code(401)
    .headers({
      'www-authenticate': 'Basic realm="Sandbox console", charset="UTF-8"',
      'cache-control': 'no-store',
    })
    .send({ code: 403_001, message, data: null })
}

/** What stands after the colon of the credentials; undefined where there are none. */
function passwordIn(header: string | undefined): string | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1]
  if (encoded === undefined) return undefined
  const credentials = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = credentials.indexOf(':')
  return colon < 0 ? undefined : credentials.slice(colon + 1)
}

/** Of one length, so that comparing takes as long for every password. */
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()
