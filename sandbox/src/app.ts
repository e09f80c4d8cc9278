import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { registerConsole } from './world/console/register.ts'
import { handlers } from './http/handlers/registry.ts'
import { sendFailure } from './http/pipeline/answer.ts'
import { connectionOptions, LIMITS, type ConnectionLimits } from './http/pipeline/connections.ts'
import { trackConnections } from './http/pipeline/connection-activity.ts'
import { operationsOf, readDescription, requestsOnly } from './http/pipeline/description.ts'
import { refuseWhileClosing } from './http/pipeline/closing.ts'
import { Failure } from './foundation/failure.ts'
import { networkOf } from './foundation/network.ts'
import { registerHealth } from './http/pipeline/health.ts'
import { parseJsonBodies } from './http/pipeline/json-body.ts'
import { logCalls, loggerOptions, requestId } from './http/pipeline/log.ts'
import { admission } from './http/pipeline/admission.ts'
import { arrival } from './http/pipeline/arrival.ts'
import { BodiesOnTheirWay } from './http/pipeline/bodies-on-their-way.ts'
import { requestLanguage } from './http/pipeline/call-of-request.ts'
import { serve } from './http/pipeline/pipeline.ts'
import type { PipelineOptions } from './http/pipeline/pipeline-options.ts'
import { SharedCalls } from './http/pipeline/shared-calls.ts'
import type { OperationId } from './foundation/contract.ts'
import { bySharedRule } from './http/pipeline/shared-rules.ts'
import { failureFor } from './http/pipeline/unexpected.ts'
import { LISTS, turnsOfCalls } from './http/pipeline/turns-of-calls.ts'
import { validatorCompiler } from './http/pipeline/validation.ts'
import { reader } from './lending/ocr/readings.ts'
import { closeTypesetter } from './lending/papers/typeset.ts'
import { registerPages, type ServePage } from './http/pages/serve-app.ts'
import { scenarioPartners } from './world/scenarios/scenario-partners.ts'
import { registerReference } from './world/reference/register.ts'
import { registerWrapperChecker } from './world/reference/wrapper-checker.ts'
import type { Settings } from './lending/settings/settings.ts'
import type { Database } from './store/database/database.ts'
import { MAX_PICTURE_BYTES } from './http/uploads/clean-picture.ts'
import { PART_TYPE } from './http/uploads/part-request.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string
  }
}

/** The proxy prefix of the API; it is served without it too. */
const PREFIX = '/api'
const JSON_LIMIT = 256 * 1024
/** A list has at most 2,000,000 characters; the common fields come beside it. */
const LIST_LIMIT = 2_000_000 + 64 * 1024
const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'application/octet-stream', PART_TYPE]

/** Routes beside the contract's that count for the rate; so does every path that nothing else serves. */
const COUNTED = /^\/(docs|ready|sandbox\/(signing|liveness))(\/|$)/

export interface AppOptions {
  settings: Settings
  database: Database
  /** Real time; tests may bend it. */
  realTime?: () => Date
  /** How long connections may take; tests shorten it. */
  connections?: Partial<ConnectionLimits>
  /** Off in tests, unless they read the log. */
  logger?: boolean | object
}

/** The whole server: API from the description, console, pages. Not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, realTime = () => new Date() } = options
  const app = bareServer(options)
  app.addHook('onRequest', async (request, reply) => markAnswer(request, reply))
  const { grace = LIMITS.grace } = options.connections ?? {}
  refuseWhileClosing(app, trackConnections(app.server), grace)
  logCalls(app)
  answerFailures(app, settings)
  registerHealth(app, options.database)
  const rateLimit = new SharedCalls(options.database, settings.callsPerMinute, app.log)
  const countCall = (request: FastifyRequest): void =>
    rateLimit.take(networkOf(request.ip), realTime)
  parseJsonBodies(app)
  app.addHook('onRequest', async (request) => {
    const { url = '' } = request.routeOptions
    if (request.is404 || COUNTED.test(url)) countCall(request)
  })
  const bodies = new BodiesOnTheirWay(JSON_LIMIT, MAX_PICTURE_BYTES)
  // After whatever counts a call, or refuses it unread.
  app.addHook('preParsing', async (request, reply) => {
    refuseSecondHost(request)
    bodies.take(request, reply)
  })
  app.addHook('onClose', () => rateLimit.close())
  await serveContract(app, {
    settings,
    database: options.database,
    handlers,
    partners: scenarioPartners,
    rateLimit,
    turnsOf: turnsOfCalls(options.database.engine),
    realTime,
  })
  await registerConsole(app, { ...options, partners: scenarioPartners })
  registerReference(app, settings)
  registerWrapperChecker(app)
  app.addHook('onClose', () => reader.close())
  app.addHook('onClose', closeTypesetter)
  const servePage = await registerPages(app, settings)
  answerMissing(app, settings, async (request, ...how) => {
    // A page: the route of the app's files took it, and found none.
    if (!request.is404) countCall(request)
    return servePage(request, ...how)
  })
  return app
}

/** The framework with our limits, validation and types of bodies, before it serves anything. */
function bareServer(options: AppOptions): FastifyInstance {
  const { settings, connections, logger = true } = options
  const app = Fastify({
    logger: logger === true ? loggerOptions : logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: JSON_LIMIT,
    ...connectionOptions(connections),
    trustProxy: [...(settings.trustedProxies ?? [])],
    // `refuseWhileClosing` says it as the contract does.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: (request) => {
      const url = request.url ?? '/'
      const inside = url.startsWith(`${PREFIX}/v2/`) ? url.slice(PREFIX.length) : url
      // The router would answer it before any hook: uncounted, and with two hosts too.
      return isReadable(url) ? inside : inside.replaceAll('%', '%25')
    },
  })
  app.decorateRequest('callContext', null)
  app.decorateRequest('answeredCode', null)
  app.decorateRequest('country', null)
  app.setValidatorCompiler(validatorCompiler)
  // Plain text is read by no call; a parser for it would measure what is to be refused unread.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(
    PICTURES,
    { parseAs: 'buffer', bodyLimit: MAX_PICTURE_BYTES },
    (_, body, done) => done(null, body),
  )
  return app
}

async function serveContract(app: FastifyInstance, options: PipelineOptions): Promise<void> {
  const description = readDescription()
  const operations = operationsOf(description)
  await app.register(openapiGlue, {
    specification: requestsOnly(description),
    operationResolver: (operationId: string) => {
      const operation = operations.get(operationId)
      if (!operation) throw new Error(`${operationId} is not in the description`)
      // Method and URL come from the description; the plugin's type asks for them all the same.
      return {
        config: { operationId },
        ...(LISTS.has(operation.id) ? { bodyLimit: LIST_LIMIT } : {}),
        onRequest: arrival(operation, options),
        preValidation: admission(operation, options),
        handler: serve(operation, options),
      } as Partial<RouteOptions> as RouteOptions
    },
  })
}

function answerFailures(app: FastifyInstance, settings: Settings): void {
  app.setErrorHandler((error, request, reply) => {
    const bytes = PICTURES.includes(request.headers['content-type'] ?? '')
    const failure = failureFor(
      // A caller who hung up within the body is no trouble of ours.
      error === request.raw.errored ? new Failure('malformed') : error,
      bytes ? MAX_PICTURE_BYTES : (request.routeOptions.bodyLimit ?? JSON_LIMIT),
      (fault) =>
        bySharedRule(fault, {
          body: request.body,
          operation: request.routeOptions.config.operationId as OperationId | undefined,
          country: request.country ?? settings.country,
        }),
    )
    // What the lender says on purpose is no fault of it, however often a caller asks.
    if (failure.code >= 500_000 && error !== failure) {
      request.log.error({ err: error }, 'call failed')
    }
    request.answeredCode = failure.code
    return sendFailure(reply, failure, requestLanguage(request, settings))
  })
}

/** What nothing serves: a page of the app for a browser, else 404001, or 400001 where it cannot be read. */
function answerMissing(app: FastifyInstance, settings: Settings, servePage: ServePage): void {
  app.setNotFoundHandler(async (request, reply) => {
    const isMalformed = !isReadable(request.originalUrl)
    if (await servePage(request, reply, isMalformed ? 404 : undefined)) return reply
    const failure = new Failure(isMalformed ? 'malformed' : 'not_found')
    request.answeredCode = failure.code
    return sendFailure(reply, failure, requestLanguage(request, settings))
  })
}

/** Whether the router can decode the path (`/%E0%B8` it cannot). */
function isReadable(url: string): boolean {
  try {
    decodeURI(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** Two would mean two servers to two programs that read them. */
function refuseSecondHost({ raw }: FastifyRequest): void {
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name))
  if (hosts.length > 1) throw new Failure('malformed')
}

/** What every answer carries. */
function markAnswer(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
}
