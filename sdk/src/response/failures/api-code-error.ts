import { errorNames, type ErrorNames } from '../../generated/error-catalogue.ts'
import type { ErrorData } from '../error-data.ts'
import { hiddenOf, LenderFailure, type FailureContext } from './lender-failure.ts'

/** The codes of the catalogue that are failures of their own: all but success and the end of a session. */
export type ApiCode = Exclude<keyof ErrorNames, 403100>

/** What the lender answered instead of success. */
export interface ApiAnswer {
  code: number
  message: string
  data: unknown
  httpStatus: number
  /** Seconds of the `Retry-After` header. */
  retryAfterSeconds: number | undefined
}

/** The lender refused a call with a code of its catalogue. */
export class ApiCodeError<
  Code extends ApiCode | 'unlisted' = ApiCode | 'unlisted',
> extends LenderFailure {
  override readonly name = 'ApiCodeError'
  readonly kind = 'api_code'
  /** A code of the catalogue; `unlisted` for any other, which stands in `wireCode`. */
  readonly code: Code
  readonly wireCode: number
  readonly httpStatus: number
  readonly retryAfterSeconds: number | undefined

  constructor(answer: ApiAnswer, context: FailureContext) {
    const listed = errorNames[answer.code as ApiCode] as string | undefined
    const named = `${answer.code} (${listed ?? 'unlisted'})`
    super(`answered ${named}, HTTP ${answer.httpStatus}`, context, answer)
    this.code = (listed ? answer.code : 'unlisted') as Code
    this.wireCode = answer.code
    this.httpStatus = answer.httpStatus
    this.retryAfterSeconds = answer.retryAfterSeconds
  }

  /** The lender's words for the person, in the person's language. Not printed. */
  get userMessage(): string {
    return hiddenOf<ApiAnswer>(this).message
  }

  /** What came with the code, see `is`. Not printed. */
  get data(): Code extends ApiCode ? ErrorData<Code> : unknown {
    return hiddenOf<ApiAnswer>(this).data as never
  }

  /** Narrows to one code, and `data` to what comes with it: `if (failure.is(422001)) failure.data[0]?.field`. */
  is<Wanted extends ApiCode>(code: Wanted): this is ApiCodeError<Wanted> {
    return (this.code as unknown) === code
  }

  /** @internal What the compiler takes `instanceof` for; the method is the one above. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ApiCodeError
  /** @internal */
  static override stands(): 'api_code' {
    return 'api_code'
  }
}
