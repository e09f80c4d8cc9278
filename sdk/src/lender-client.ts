import createClient from 'openapi-fetch'
import { quietly, withAttempts, type Attempt, type AttemptSettings } from './attempts.ts'
import type { CallBody, CallData, CallerPath, GetArguments } from './calls.ts'
import { checkBaseUrl, checkBounds } from './checked-options.ts'
import type { CallOptions, LenderClientOptions } from './client-options.ts'
import type { Schema } from './contract.ts'
import type { EncryptListOptions } from './encrypt-list.ts'
import type { DeviceList } from './list-entries.ts'
import { encryptList, lazyLoad } from './lazy-load.ts'
import { passing, type LenderMiddleware } from './middleware.ts'
import { bytesPaths } from './generated/bytes-paths.ts'
import { correctedClock } from './request/corrected-clock.ts'
import type { RequestDraft } from './request/draft.ts'
import { needsIdempotencyKey } from './request/idempotency.ts'
import { checkPathValues } from './request/path-values.ts'
import { randomId } from './request/random-id.ts'
import { requestSteps } from './request/steps.ts'
import { AbortedError } from './response/failures/aborted-error.ts'
import { calledBy } from './response/failures/caller-stack.ts'
import type { FailureContext } from './response/failures/lender-failure.ts'
import { SignedOutError } from './response/failures/signed-out-error.ts'
import { sender } from './send.ts'
import type { UploadOptions } from './upload-bytes.ts'

/**
 * Calls to a lender. Each gives the unwrapped `data`, or throws a `LenderFailure`. Whatever else it throws is a defect of the
 * caller: of its own `token()` and the like, or of a value that cannot be written into a request.
 */
export interface LenderClient {
  /**
   * Reads: `client.get('/order/detail', { query: { order_id } })`. Bytes come as a `Blob`.
   *
   * @throws {LenderFailure} one of its closed set of subclasses
   * @throws {RangeError} when what fills in the path is missing, empty or dots; nothing is sent
   */
  get<Path extends CallerPath<'get'>>(
    path: Path,
    ...init: GetArguments<Path>
  ): Promise<CallData<'get', Path>>
  /**
   * Changes: `client.post('/user/login', { phone_prefix, phone, code, uuid })`. Carries an `Idempotency-Key`, the same for all
   * its attempts.
   *
   * @throws {LenderFailure} one of its closed set of subclasses
   */
  post<Path extends CallerPath<'post'>>(
    path: Path,
    body: CallBody<Path>,
    options?: CallOptions,
  ): Promise<CallData<'post', Path>>
  /** Sends a picture to where its ticket (`POST /file/ticket`) says. */
  uploadBytes(
    ticket: Schema<'UploadTicket'>,
    bytes: Blob,
    options?: UploadOptions,
  ): Promise<Schema<'StoredFile'>>
  /**
   * Encrypts a list with the client's `listKey`, for the body's `data`: `encryptList` with the key filled in.
   *
   * @throws {RangeError} when `listKey` is not 16, 24 or 32 bytes
   */
  encryptList(list: DeviceList, options?: EncryptListOptions): Promise<string>
  /**
   * Adds middleware of openapi-fetch to every later attempt of `get` and `post`; an upload, which
   * goes by its ticket, has none. It sees the `Request` as it goes out, signed and with all its
   * headers, and the answer before its envelope is removed. Several run in their order on the way
   * out and in reverse on the way back. What it throws ends the call, as it is, and is not tried
   * again.
   *
   * @example
   * client.use({ onRequest: ({ request }) => request.headers.set('X-Trace', trace) })
   */
  use(...middleware: LenderMiddleware[]): void
}

/** A call as the typed methods hand it on. */
type Call = Pick<RequestDraft, 'method' | 'query' | 'body'>

/**
 * Makes a client of one lender for one edition. Nothing is sent before the first call, and the client holds no timer and no
 * connection of its own.
 *
 * @throws {RangeError} for a `baseUrl` to which nothing can be sent from here, and for a time or number of retries that nobody can mean
 *
 * @example
 * const client = createLenderClient({
 *   baseUrl: '/api', country: 'TH', secret: 'paso-sandbox',
 *   caller: { platform: 'web', h5Version: '1.0.0' },
 *   token: () => token, language: () => 'th',
 * })
 * const { steps } = await client.get('/verify/steps')
 */
export function createLenderClient(options: LenderClientOptions): LenderClient {
  checkBaseUrl(options)
  checkBounds(options)
  const settings: AttemptSettings = {
    clock: correctedClock(options.clock ?? Date.now),
    random: options.random ?? Math.random,
    timeoutMs: options.timeoutMs ?? 30_000,
    totalMs: options.totalMs ?? 90_000,
    maxRetries: options.maxRetries ?? 2,
    report: options.onEvent && quietly(options.onEvent),
  }
  const signedOut = quietly(() => options.onSignedOut?.())
  // Each session ends once, however many calls learn of it and however late; who sent no token had none.
  const ended = new Set([''])

  const send = sender(options)
  const middleware: LenderMiddleware[] = []

  async function call(template: string, call: Call, own: GetInit): Promise<never> {
    checkBounds(own)
    checkPathValues(template, own.path)
    const changes = needsIdempotencyKey(call.method, template)
    const idempotencyKey = changes ? own.idempotencyKey || randomId() : undefined
    let session = ''
    // What one borrower asked for is neither sent nor answered as another's.
    const ownToken = async (context: FailureContext): Promise<string> => {
      const token = await passing(() => current(options.token))
      session ||= token
      if (token && token !== session) throw new AbortedError(context)
      return token
    }
    const attempt: Attempt<never> = async (context, signal) => {
      const facts = {
        options,
        own,
        caller: current(options.caller),
        token: await ownToken(context),
        timestamp: String(settings.clock.now()),
        requestId: context.requestId,
        idempotencyKey,
      }
      const draft: RequestDraft = { ...call, path: template, headers: {} }
      for (const step of requestSteps) await step(draft, facts)
      const asBytes = bytesPaths.includes(template)
      const sending = { draft, pathValues: own.path, asBytes, middleware, context, signal }
      try {
        return (await send(sending).finally(() => ownToken(context))) as never
      } catch (failure) {
        if (failure instanceof SignedOutError && !ended.has(facts.token)) {
          ended.add(facts.token)
          signedOut()
        }
        throw failure
      }
    }
    return withAttempts(`${call.method} ${template}`, settings, own, attempt)
  }

  const client: LenderClient = {
    get(path, ...[init]) {
      const own: GetInit = init ?? {}
      const sent = { method: 'GET', query: own.query ?? {}, body: undefined } as const
      return calledBy(() => call(path, sent, own))
    },
    // A caller without types may leave an empty body out.
    post(path, body = {} as never, own = {}) {
      return calledBy(() => call(path, { method: 'POST', query: {}, body }, own))
    },
    // Photographs and lists come late in a visit, so what sends them does too.
    uploadBytes(ticket, bytes, rest) {
      return calledBy(async () => {
        const { uploadBytes } = await lazyLoad(import('./upload-bytes.ts'))
        return uploadBytes(options, settings, ticket, bytes, rest)
      })
    },
    encryptList(list, rest) {
      return calledBy(() => encryptList(list, options.listKey as string, rest))
    },
    use(...more) {
      // What is no middleware is refused in openapi-fetch's own words.
      createClient().use(...more)
      middleware.push(...more)
    },
  }
  return client
}

/** What an option gives now, which may be a function. */
const current = <Value>(option: Value | (() => Value)): Value =>
  typeof option === 'function' ? (option as () => Value)() : option

interface GetInit extends CallOptions {
  query?: Record<string, unknown>
  path?: Record<string, string>
}
