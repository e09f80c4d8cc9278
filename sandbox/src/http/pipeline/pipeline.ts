import type {
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
  preValidationHookHandler,
} from 'fastify'
import { recordCall } from './record-call.ts'
import { clockAt, type Clock } from '../../foundation/clock.ts'
import type { OperationId, Country } from '../../foundation/contract.ts'
import { RawAnswer, type Call, type Handlers } from './handler.ts'
import type { Borrower } from '../../lending/borrowers/borrowers.ts'
import type { Language } from '../../foundation/languages.ts'
import type { Vault } from '../../store/sealing/vault.ts'
import { countries, countryOf } from '../../lending/countries/countries.ts'
import type { Partners } from '../../lending/partners/partners.ts'
import type { Settings } from '../../lending/settings/settings.ts'
import type { Database, Queryable, Transaction } from '../../store/database/database.ts'
import { findSession } from '../../lending/sessions/sessions.ts'
import { sendEnvelope, successBody } from './answer.ts'
import {
  checkCountryLanguage,
  checkSignature,
  languageOf,
  readCaller,
  refuseUnstorable,
} from './caller.ts'
import type { Operation } from './description.ts'
import { Failure, tooManyCalls } from '../../foundation/failure.ts'
import { NoPlace, type Turns } from '../../foundation/turns.ts'
import {
  failureOf,
  fingerprintOf,
  anonymousOwner,
  isKeyTaken,
  type KeyUse,
  type StoredAnswer,
} from './idempotency.ts'
import { runKeyed } from './keyed-call.ts'
import { networkOf } from '../../foundation/network.ts'
import { failInOutage, readClockAndOutage } from './outage.ts'
import type { SharedCalls } from './shared-calls.ts'
import { checkVersion } from './version.ts'

/** What the checks before a handler found out about a call. */
export interface CallContext {
  borrower: Borrower | null
  sessionId: string | null
  signedInAt: Date | null
  clock: Clock
  platform: string
}

declare module 'fastify' {
  interface FastifyRequest {
    callContext: CallContext | null
    /** For the log: the code of the envelope that was answered. */
    answeredCode: number | null
    /** The edition that the call names; null where it carries no common fields. */
    country: Country | null
  }
}

export interface PipelineOptions {
  settings: Settings
  database: Database
  handlers: Handlers
  partners: Partners
  rateLimit: SharedCalls
  turns: Turns
  realTime: () => Date
}

type AnyCall = Call<OperationId>
type AnyHandler = ((call: AnyCall) => Promise<unknown>) & {
  prepare?: (call: AnyCall) => Promise<void>
}

/** Calls of one borrower at work in this process, and those that wait for them. */
export const CALLS_OF_ONE = { atOnce: Infinity, places: Infinity, ofOneAtOnce: 4, ofOnePlaces: 64 }

/** Calls with a bucket of their own in the rate limit. */
const TELEMETRY: ReadonlySet<OperationId> = new Set(['logEvent', 'reportAppInfo'])

/** The checks that every call passes before its fields are looked at. */
export function admission(
  operation: Operation,
  options: PipelineOptions,
): preValidationHookHandler {
  const { settings, database, rateLimit, realTime } = options
  return async (request) => {
    if (operation.signed) refuseOtherThanJson(request)
    refuseUnstorable(request.query)
    const now = realTime()
    // What an app reports about itself never uses up what its borrower needs.
    const network = networkOf(request.ip)
    const caller = TELEMETRY.has(operation.id) ? `telemetry ${network}` : network
    rateLimit.take(caller, realTime)
    if (!operation.signed) {
      const { clock, failingCalls } = await readClockAndOutage(database, realTime)
      await failInOutage(database, failingCalls)
      request.callContext = {
        ...{ borrower: null, sessionId: null, signedInAt: null },
        ...{ clock, platform: 'web' },
      }
      return
    }
    refuseUnstorable(request.body)
    const fields = readCaller(sourceOf(request))
    request.country = countryOf(fields.app_id)
    checkCountryLanguage(request.headers['country-language'])
    if (operation.keyed) checkKey(request.headers['idempotency-key'])
    checkSignature(fields, settings.signatureSecret, now)
    if (operation.refusesOldVersions) checkVersion(fields.version, settings)
    const session =
      operation.session === 'none'
        ? undefined
        : await findSession(database, fields.token, now, settings.sessionIdleMs)
    // A session is of its account's edition, and good for no other.
    if (session && session.appId !== fields.app_id) throw new Failure('not_allowed')
    if (operation.session === 'required' && !session) throw new Failure('signed_out')
    // One statement reads the session and what all processes share.
    const { clock, failingCalls } = session
      ? { clock: clockAt(session.clockOffsetMs, realTime), failingCalls: session.failingCalls }
      : await readClockAndOutage(database, realTime)
    await failInOutage(database, failingCalls)
    request.callContext = {
      borrower: session?.borrower ?? null,
      sessionId: session?.id ?? null,
      signedInAt: session?.startedAt ?? null,
      clock,
      platform: fields.platform,
    }
  }
}

/**
 * Runs the operation's handler and answers, in one transaction with its key where it has one. A
 * borrower's calls take their turns, so that however many come at once hold up no one else: 429002
 * for those that find no place.
 */
export function serve(operation: Operation, options: PipelineOptions): RouteHandlerMethod {
  const run = runner(operation, options)
  return async (request, reply) => {
    const { callContext } = request
    if (!callContext) throw new Failure('internal')
    const { borrower } = callContext
    if (!borrower) return run(request, reply, callContext)
    const work = () => run(request, reply, callContext)
    return options.turns.inTurn(borrower.id, work).catch((error: unknown) => {
      throw error instanceof NoPlace ? tooManyCalls(1) : error
    })
  }
}

function runner(operation: Operation, options: PipelineOptions) {
  const handler = options.handlers[operation.id] as unknown as AnyHandler
  return async (request: FastifyRequest, reply: FastifyReply, callContext: CallContext) => {
    const after: (() => void | Promise<void>)[] = []
    const gone = callerGone(reply)
    const callOn = (db: Queryable, transaction: Call<OperationId>['transaction']) =>
      callFor(operation, options, request, callContext, { db, transaction, after, gone })
    if (operation.keyed) {
      const { database } = options
      const use = keyUse(operation, request, callContext, database.vault)
      if (handler.prepare && !(await isKeyTaken(database, use))) {
        await handler.prepare(callOn(database, (work) => database.transaction(work)))
      }
      const answer = await runKeyed(database, use, {
        run: (tx) => {
          // Nothing remains of a transaction that is made again.
          after.length = 0
          return handler(callOn(tx, async (work) => work(tx)))
        },
        record: (tx, answer) => recordOn(tx, operation, request, callContext, answer),
      })
      await runAfter(after, request)
      if (answer.code !== 200) throw failureOf(answer)
      request.answeredCode = 200
      return sendEnvelope(reply, 200, successBody(answer.data))
    }
    const result = await handler(
      callOn(options.database, (work) => options.database.transaction(work)),
    )
    await runAfter(after, request)
    request.answeredCode = 200
    if (result instanceof RawAnswer) return sendBytes(reply, result)
    return sendEnvelope(reply, 200, successBody(result))
  }
}

/** Ends when the connection does before it was answered on. */
function callerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished)
      gone.abort(new Failure('malformed', { detail: 'the caller hung up' }))
  })
  return gone.signal
}

/** Nobody is known before signing in: the one operation that makes somebody known records itself. */
function recordOn(
  tx: Transaction,
  operation: Operation,
  request: FastifyRequest,
  { borrower, sessionId, clock }: CallContext,
  answer: StoredAnswer,
): void {
  if (!borrower) return
  const call = {
    operation: operation.id,
    borrowerId: borrower.id,
    sessionId,
    requestId: request.id,
    at: clock.business(),
    asked: [request.body, request.query, request.params],
  }
  recordCall(tx, call, answer)
}

function callFor(
  operation: Operation,
  options: PipelineOptions,
  request: FastifyRequest,
  callContext: CallContext,
  run: {
    db: Queryable
    transaction: Call<OperationId>['transaction']
    after: (() => void | Promise<void>)[]
    gone: AbortSignal
  },
): Call<OperationId> {
  const call = {
    operationId: operation.id,
    db: run.db,
    transaction: run.transaction,
    borrower: callContext.borrower,
    sessionId: callContext.sessionId,
    signedInAt: callContext.signedInAt,
    platform: callContext.platform,
    query: request.query,
    path: request.params,
    body: request.body,
    header: (name: string) => textOf(request.headers[name.toLowerCase()]),
    clock: callContext.clock,
    language: requestLanguage(request, options.settings),
    country: request.country ?? options.settings.country,
    settings: options.settings,
    partners: options.partners,
    address: request.ip,
    requestId: request.id,
    log: request.log,
    gone: run.gone,
    afterCommit: (work: () => void | Promise<void>) => {
      run.after.push(work)
    },
  }
  // The framework has validated query, path and body against the description of this operation.
  return call as unknown as Call<OperationId>
}

/** The language that the answer is read in: unless the call says another, its edition's own. */
export function requestLanguage(request: FastifyRequest, settings: Settings): Language {
  const country = request.country ?? settings.country
  return languageOf(request.headers['accept-language'], countries[country].languages[0])
}

function keyUse(
  operation: Operation,
  request: FastifyRequest,
  callContext: CallContext,
  vault: Vault,
): KeyUse {
  const body = (request.body ?? {}) as Record<string, unknown>
  const owner =
    callContext.borrower?.id ??
    anonymousOwner(vault, {
      appId: String(body['app_id']),
      phonePrefix: String(body['phone_prefix']),
      phone: String(body['phone']),
      uuid: String(body['uuid']),
    })
  return {
    owner,
    key: textOf(request.headers['idempotency-key']) ?? '',
    operation: operation.id,
    fingerprint: fingerprintOf(vault, operation.id, body, request.query, request.params),
    now: callContext.clock.security(),
  }
}

async function runAfter(
  after: readonly (() => void | Promise<void>)[],
  request: FastifyRequest,
): Promise<void> {
  for (const work of after) {
    try {
      await work()
    } catch (error) {
      request.log.error({ err: error }, 'work after the commit failed')
    }
  }
}

function sendBytes(reply: FastifyReply, answer: RawAnswer): FastifyReply {
  return reply
    .code(answer.status)
    .headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...answer.headers,
    })
    .send(answer.bytes instanceof Uint8Array ? Buffer.from(answer.bytes) : answer.bytes)
}

/** GET carries the common fields in the query, any other method in its body. */
function sourceOf(request: FastifyRequest): Record<string, unknown> {
  const source = /^(GET|HEAD)$/.test(request.method) ? request.query : request.body
  if (typeof source !== 'object' || source === null || Array.isArray(source)) {
    throw new Failure('malformed', { detail: 'the common fields are missing' })
  }
  return source as Record<string, unknown>
}

/** 415001 for a body that came as another type: pictures and text are read by other operations. */
function refuseOtherThanJson({ body, headers }: FastifyRequest): void {
  if (body === undefined || body === null) return
  if (/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return
  throw new Failure('wrong_content')
}

function checkKey(key: unknown): void {
  if (typeof key === 'string' && /^[A-Za-z0-9._:-]{8,100}$/.test(key)) return
  throw new Failure('malformed', { detail: 'Idempotency-Key is missing or malformed' })
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
