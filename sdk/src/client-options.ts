import type { Country } from './contract.ts'
import type { ClientEvent } from './events.ts'

/** The app's languages, as tags. */
export type Language = 'en' | 'es' | 'vi' | 'th' | 'ar' | 'ur'

/**
 * An edition that the contract does not name, as data: that of a lender in another country. Its forms are checked by an
 * `Edition` of yours, see `@paso/sdk/rules`.
 */
export interface OtherEdition {
  /** Its `app_id`. */
  appId: string
  /** Its `Country-Language` header, or what gives it for a language. */
  countryLanguage: string | ((language: string) => string)
}

/** Facts about the caller that travel with every call. What is not known is left out and sent as the empty string. */
export interface CallerFacts {
  platform: 'android' | 'ios' | 'web'
  /** Version of the page. */
  h5Version: string
  /** Version of the app around the page; in a plain browser it is the page's own and may be left out. */
  version?: string
  /** Attribution id. */
  appsflyerId?: string
  bundleId?: string
  packageName?: string
  /** Where the borrower came from. The field is sent only when this is set. */
  channel?: string
}

/**
 * What `createLenderClient` needs to know. What a function in it throws is the caller's own defect.
 * It ends the call that used it, unchanged, and is not tried again. Only what `onSignedOut` and
 * `onEvent` throw is dropped.
 */
export interface LenderClientOptions {
  /** Where the lender is, proxy prefix included: `/api` or `https://lender.example/api`. */
  baseUrl: string
  /**
   * The edition: decides `app_id` and, with the language, the `Country-Language` header. One of the contract's by its name,
   * or another as data.
   */
  country: Country | OtherEdition
  /** The caller's facts, or a function that gives the latest ones. */
  caller: CallerFacts | (() => CallerFacts)
  /**
   * The session's token, or a function that gives it and is called anew for each attempt; the empty string when signed out.
   * Either may be a promise; an attempt's time limit runs while it waits. A call that finds another session's than the one it
   * began in ends with an `AbortedError`.
   */
  token: string | Promise<string> | (() => string | Promise<string>)
  /** The language that messages and documents come in, read anew for each attempt. */
  language: () => Language | (string & {})
  /** Public by nature: it is shipped to every browser and proves nothing. */
  secret: string
  /** What lists are encrypted with: 16, 24 or 32 bytes as UTF-8 text. Public by nature too. */
  listKey?: string
  /** The signature's hash; `md5` is for old servers. */
  hash?: 'sha256' | 'md5'
  /** Whether `/v2` is put before each path. On unless set to false. */
  versionPrefix?: boolean
  /** Milliseconds since 1970; `Date.now` unless set. */
  clock?: () => number
  /** A number in [0, 1) for the jitter of waits; `Math.random` unless set. */
  random?: () => number
  /** What sends a request; the global `fetch` unless set. */
  fetch?: (request: Request) => Promise<Response>
  /** What names your program in the `User-Agent` header, before the SDK's own name. Browsers keep theirs. */
  userAgent?: string
  /** Milliseconds an attempt may take: 30,000 unless set. */
  timeoutMs?: number
  /** Milliseconds a call may take with all its attempts and waits: 90,000 unless set. */
  totalMs?: number
  /** How often a call is repeated at most: 2 unless set, 0 for never. The one repeat after a wrong clock is not counted. */
  maxRetries?: number
  /**
   * Called once for each session that has ended (403100), however many calls learn of it and however late; a call without
   * a token ends none. What it throws or rejects with is dropped: report it inside.
   */
  onSignedOut?: () => void
  /**
   * Called at each start, retry and end. Holds no token, no signature and nothing about a person. What it throws or rejects
   * with is dropped.
   */
  onEvent?: (event: ClientEvent) => void
}

/** What a single call may set for itself. */
export interface CallOptions {
  /** Ends the call with an `AbortedError` wherever it is; one of `AbortSignal.timeout` with a `TimeoutError`. */
  signal?: AbortSignal | undefined
  /** Milliseconds an attempt of this call may take. */
  timeoutMs?: number
  /** Milliseconds this call may take in all. */
  totalMs?: number
  /** How often this call is repeated at most. */
  maxRetries?: number
  /** Names a change, so that repeating it has one effect; made up for each call unless set. */
  idempotencyKey?: string
  /** Headers of your own for this call. Those that the client sets itself stay the client's, but for `User-Agent`. */
  headers?: Record<string, string>
}
