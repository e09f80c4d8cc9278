import { hide, LenderFailure, type FailureContext } from './lender-failure.ts'

/** Something answered, but not as the contract says: no JSON, or a `code` that is no number. */
export class InvalidResponseError extends LenderFailure {
  override readonly name = 'InvalidResponseError'
  readonly kind = 'invalid_response'
  readonly httpStatus: number
  readonly contentType: string
  readonly retryAfterSeconds: number | undefined
  /** The first 200 characters of what came instead. Not printed. */
  declare readonly excerpt: string

  constructor(response: Response, body: string, context: FailureContext) {
    const contentType = response.headers.get('Content-Type') ?? ''
    super(`got no envelope but HTTP ${response.status} ${contentType}`, context)
    this.httpStatus = response.status
    this.contentType = contentType
    this.retryAfterSeconds = retryAfter(response.headers)
    hide(this, 'excerpt', body.slice(0, 200))
  }
}

/** Seconds of a `Retry-After` header, whichever of its two forms it has; undefined when there is none to read. */
export function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After')
  if (!value) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
