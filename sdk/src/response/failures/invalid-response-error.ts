import { hiddenOf, LenderFailure, type FailureContext } from './lender-failure.ts'

/**
 * Something answered, but not as the contract says: no JSON, or a `code` that is no number. `httpStatus`, `contentType` and
 * `excerpt` say what came instead; of these only the status is printed, and the type where it is a common one.
 */
export class InvalidResponseError extends LenderFailure {
  override readonly name = 'InvalidResponseError'
  readonly kind = 'invalid_response'
  readonly httpStatus: number
  /** Seconds of the `Retry-After` header. */
  readonly retryAfterSeconds: number | undefined

  constructor(response: Response, body: string, context: FailureContext, reason?: unknown) {
    const contentType = response.headers.get('Content-Type') ?? ''
    const [common = 'another type'] = COMMON_TYPE.exec(contentType) ?? []
    super(`got no envelope but HTTP ${response.status}, ${common}`, context, {
      contentType,
      excerpt: body.slice(0, 200),
      reason,
    })
    this.httpStatus = response.status
    this.retryAfterSeconds = retryAfter(response.headers)
  }

  /** The `Content-Type` header, or the empty string. Not printed. */
  get contentType(): string {
    return hiddenOf<Hidden>(this).contentType
  }

  /** The first 200 characters of what came instead. Not printed. */
  get excerpt(): string {
    return hiddenOf<Hidden>(this).excerpt
  }

  /** @internal What the compiler takes `instanceof` for; the method is the one above. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is InvalidResponseError
  /** @internal */
  static override stands(): 'invalid_response' {
    return 'invalid_response'
  }
}

interface Hidden {
  contentType: string
  excerpt: string
}

const COMMON_TYPE = /^(text|application|image)\/(html|plain|json|xml|jpeg|png)(?![^;])/

/**
 * Seconds of a `Retry-After` header, whichever of its two forms it has; undefined when there is none to read. A date is
 * held against the answer's own `Date`, since a phone's clock may be anything.
 */
export function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After')
  if (!value) return undefined
  const sent = Date.parse(headers.get('Date') ?? '') || Date.now()
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - sent) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
