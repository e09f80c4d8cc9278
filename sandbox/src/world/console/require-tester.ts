import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { Failure } from '../../foundation/failure.ts'
import { networkOf } from '../../foundation/network.ts'
import { SharedTries } from '../../http/pipeline/shared-calls.ts'
import type { Vault } from '../../store/sealing/vault.ts'
import type { World } from '../page-parts/world.ts'

/**
 * Wrong secrets a minute from one address (`networkOf`), at whichever process; after them the right
 * one waits too.
 */
const TRIES = 5

/**
 * Lets only those reach the console who know its secret, wherever they call from. A proxy on this
 * machine calls from loopback too, and may say nothing of who called it. A program sends the secret
 * by HTTP Basic, whatever the name. A page is opened once with `?secret=`, which a cookie then takes
 * the place of.
 *
 * 403001, or 429002 after too many wrong ones.
 */
export function requireTester(
  { settings, database, realTime }: World,
  secret: string,
): onRequestAsyncHookHandler {
  const tries = new SharedTries(database, 'console secret', TRIES)
  const name = cookieName(settings.port)
  const cookie = cookieValue(database.vault, secret)
  const requireRight = async (given: string, caller: string): Promise<void> => {
    const now = realTime()
    // Asked before anything is compared: who has to wait learns nothing from how long this takes.
    waitFor(await tries.secondsLeft(caller, now))
    if (areEqual(given, secret)) return
    waitFor(await tries.take(caller, now))
    throw new Failure('not_allowed')
  }
  return async (request, reply) => {
    const { sent, rest } = secretInAddress(request)
    const given = sent ?? passwordIn(request.headers.authorization)
    if (given === undefined) {
      const known = cookiesOf(request).some((each) => areEqual(each, `${name}=${cookie}`))
      if (known) return undefined
      throw new Failure('not_allowed')
    }
    await requireRight(given, networkOf(request.ip))
    if (sent === undefined) return undefined
    return leaveCookie(request, reply, `${name}=${cookie}`).redirect(rest, 303)
  }
}

/**
 * The cookie of who gave the secret. It cannot be worked out from a guessed secret, so that wrong
 * ones need no count: another sandbox, or an earlier one, may have left them.
 */
export const testerCookie = (settings: { port: number }, vault: Vault, secret: string): string =>
  `${cookieName(settings.port)}=${cookieValue(vault, secret)}`

/** Browsers keep the cookies of all ports of a machine together. */
const cookieName = (port: number): string => `paso-console-${port}`

const cookieValue = (vault: Vault, secret: string): string =>
  vault.searchKey(secret, 'console cookie')

function waitFor(seconds: number): void {
  if (seconds === 0) return
  throw new Failure('too_many_requests', { data: { seconds }, retryAfter: seconds })
}

function leaveCookie(request: FastifyRequest, reply: FastifyReply, cookie: string): FastifyReply {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  return reply.headers({
    'set-cookie': `${cookie}; Path=/sandbox; HttpOnly; SameSite=Strict${secure}`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
}

/** The secret in the address of a page, and the address without it. */
function secretInAddress(request: FastifyRequest): { sent: string | undefined; rest: string } {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost')
  const sent = request.method === 'GET' ? (searchParams.get('secret') ?? undefined) : undefined
  searchParams.delete('secret')
  const query = searchParams.toString()
  return { sent, rest: query === '' ? pathname : `${pathname}?${query}` }
}

const cookiesOf = (request: FastifyRequest): string[] =>
  (request.headers.cookie ?? '').split(';').map((each) => each.trim())

/** What stands after the colon of the credentials; undefined where there are none. */
function passwordIn(header: string | undefined): string | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1]
  if (encoded === undefined) return undefined
  const credentials = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = credentials.indexOf(':')
  return colon < 0 ? undefined : credentials.slice(colon + 1)
}

/** Takes as long for every text. */
const areEqual = (one: string, other: string): boolean =>
  timingSafeEqual(digestOf(one), digestOf(other))

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()
