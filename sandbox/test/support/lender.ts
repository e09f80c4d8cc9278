import { randomUUID } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { buildApp } from '../../src/app.ts'
import type { Settings } from '../../src/lending/settings/settings.ts'
import type { Database } from '../../src/store/database/database.ts'
import { keyring } from './databases.ts'
import { watchAnswers } from './answers.ts'
import { callerFields } from './signature.ts'
import { CONSOLE_SECRET, injectAsTester } from './tester.ts'

export const settings: Settings = {
  port: 0,
  host: '127.0.0.1',
  dataDir: undefined,
  databaseUrl: undefined,
  country: 'TH',
  consoleSecret: () => CONSOLE_SECRET,
  signatureSecret: 'paso-sandbox',
  minimumVersion: '1.0.0',
  newestVersion: '1.0.0',
  downloadUrl: 'https://example.com/update',
  callsPerMinute: 1_000_000,
  sessionIdleMs: 14 * 86_400_000,
  codeCaps: { perNumber: 1_000, perAddress: 1_000_000, perRange: 1_000_000 },
  payoutAfterMs: 3_600_000,
  listKey: 'list-key-16bytes',
  keyring,
  remoteConfig: {
    market: 'google_play',
    uploadInformation: 'contacts,apps,messages',
    liveness: '1',
    hAppId: 'paso-sandbox',
    hAppUrl: '/sandbox/liveness',
  },
  appFolder: undefined,
  otherEditions: [],
  serviceWorker: true,
}

/** The whole server on a database; every answer of the contract is held against its description. */
export async function startLender(
  database: Database,
  changed: Partial<Settings> = {},
): Promise<FastifyInstance> {
  const whole = { ...settings, ...changed }
  const app = await buildApp({ database, settings: whole, logger: false })
  watchAnswers(app)
  injectAsTester(app, database, whole)
  await app.ready()
  return app
}

/** An answer of the lender: the envelope and its HTTP status. */
export interface Answer {
  status: number
  code: number
  message: string
  // The shape is held by the description; a test names what it looks at.
  data: Record<string, unknown>
  headers: Record<string, unknown>
}

export interface CallerOptions {
  token?: string
  key?: string
  timestamp?: number
  headers?: Record<string, string>
  caller?: Record<string, string>
  /** Where the call comes from; loopback unless set. */
  address?: string
}

/** Calls a lender as the SDK does: common fields, signature, headers, idempotency key. */
export class SignedClient {
  readonly app: FastifyInstance
  token: string
  readonly #usual: CallerOptions

  /** `usual` is what every call of it has, unless the call says otherwise. */
  constructor(app: FastifyInstance, token = '', usual: CallerOptions = {}) {
    this.app = app
    this.token = token
    this.#usual = usual
  }

  async get(
    path: string,
    query: Record<string, string> = {},
    options: CallerOptions = {},
  ): Promise<Answer> {
    const fields = { ...query, ...this.#caller(options) }
    return this.#send(
      'GET',
      `${path}?${new URLSearchParams(fields).toString()}`,
      undefined,
      options,
    )
  }

  async post(path: string, body: object = {}, options: CallerOptions = {}): Promise<Answer> {
    const caller = this.#caller(options)
    return this.#send(
      'POST',
      `${path}?timestamp=${caller['timestamp']}`,
      { ...body, ...caller },
      options,
    )
  }

  /** A call whose answer is bytes. */
  raw(
    path: string,
    query: Record<string, string> = {},
    language = 'en',
  ): Promise<LightMyRequestResponse> {
    return this.app.inject({
      url: `${path}?${new URLSearchParams({ ...query, ...this.#caller({}) }).toString()}`,
      headers: { 'country-language': 'th', 'accept-language': language },
    })
  }

  #caller({ token = this.token, timestamp, caller }: CallerOptions): Record<string, string> {
    return callerFields(token, {
      ...(timestamp === undefined ? {} : { timestamp: String(timestamp) }),
      ...this.#usual.caller,
      ...caller,
    })
  }

  async #send(
    method: 'GET' | 'POST',
    url: string,
    body: object | undefined,
    options: CallerOptions,
  ): Promise<Answer> {
    const response = await this.app.inject({
      method,
      url,
      ...(options.address === undefined ? {} : { remoteAddress: options.address }),
      headers: {
        accept: 'application/json',
        'country-language': 'th',
        'accept-language': 'en',
        'idempotency-key': options.key ?? randomUUID(),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...this.#usual.headers,
        ...options.headers,
      },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    })
    const { code, message, data } = response.json<Pick<Answer, 'code' | 'message' | 'data'>>()
    return { status: response.statusCode, code, message, data, headers: response.headers }
  }
}

/** Calls the console as its page does. */
export async function console(
  app: FastifyInstance,
  path: string,
  body: object = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await app.inject({
    method: 'POST',
    url: `/sandbox/api/${path}`,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    payload: JSON.stringify(body),
  })
  return { status: response.statusCode, body: response.json() }
}
