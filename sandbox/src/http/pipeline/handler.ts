import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type {
  BodyOf,
  Country,
  DataOf,
  KeyedOperation,
  OperationId,
  PathOf,
  QueryOf,
} from '../../foundation/contract.ts'
import type { Clock } from '../../foundation/clock.ts'
import type { Language } from '../../foundation/languages.ts'
import type { Borrower } from '../../lending/borrowers/borrowers.ts'
import type { Partners } from '../../lending/partners/partners.ts'
import type { Settings } from '../../lending/settings/settings.ts'
import type { Queryable, Transaction } from '../../store/database/database.ts'

/** Operations that a visitor may call. Every other one has a borrower, or answers 403100. */
export type AnonymousOperation =
  | 'sendCode'
  | 'login'
  | 'checkVersion'
  | 'getAppConfig'
  | 'getHome'
  | 'logEvent'
  | 'reportAppInfo'
  | 'uploadBytes'
  | 'uploadPart'
  | 'getUploadOffset'

/**
 * One call of an operation, already checked: signature, session, fields.
 *
 * An operation that needs an `Idempotency-Key` runs in one transaction with its key and its stored
 * answer: `db` is that transaction. Any other runs outside of one: each statement stands alone,
 * and `transaction` opens one where it is needed.
 */
export interface Call<Op extends OperationId> {
  operationId: Op
  db: Op extends KeyedOperation ? Transaction : Queryable
  /** Runs `work` in the call's transaction, or in a new one if it has none yet. */
  transaction<T>(work: (tx: Transaction) => T | Promise<T>): Promise<T>
  borrower: Op extends AnonymousOperation ? Borrower | null : Borrower
  /** The session that the token opened. */
  sessionId: Op extends AnonymousOperation ? string | null : string
  /** When the code was given that this session began with; real time. */
  signedInAt: Op extends AnonymousOperation ? Date | null : Date
  /** android, ios or web, as the caller says. */
  platform: string
  /** Validated and coerced, common fields included. */
  query: QueryOf<Op>
  path: PathOf<Op>
  /** Validated; a Buffer where the contract takes raw bytes. */
  body: BodyOf<Op>
  header(name: string): string | undefined
  clock: Clock
  /** Taken from `Accept-Language`. */
  language: Language
  /** Of the `app_id`; a signed-in borrower's own. */
  country: Country
  settings: Settings
  partners: Partners
  /** The caller's address, for caps. */
  address: string
  requestId: string
  log: FastifyBaseLogger
  /** Ends when the caller has hung up before the answer: what is done for that call alone may stop. */
  gone: AbortSignal
}

/** Bytes instead of the envelope, or a stream of them. */
export class RawAnswer {
  readonly bytes: Uint8Array | Readable | null
  readonly headers: Readonly<Record<string, string>>
  readonly status: number

  constructor(
    bytes: Uint8Array | Readable | null,
    headers: Readonly<Record<string, string>>,
    status = 200,
  ) {
    this.bytes = bytes
    this.headers = headers
    this.status = status
  }
}

/**
 * Serves one operation: returns what goes into `data`, or throws `Failure`.
 *
 * @example
 * export const listBanks: Handler<'listBanks'> = async (call) => ({ banks: banksOf(call.country) })
 */
export type Handler<Op extends OperationId> = (call: Call<Op>) => Promise<DataOf<Op> | RawAnswer>

/**
 * What takes too long for a transaction and is done before it: it keeps what it finds, and decides nothing. It is
 * left out where the call's key has an answer.
 */
export type Preparation<Op extends OperationId> = (
  call: Omit<Call<Op>, 'db'> & { db: Queryable },
) => Promise<void>

/** A handler with what is done before its transaction. */
export type PreparedHandler<Op extends OperationId> = Handler<Op> & { prepare?: Preparation<Op> }

/** A handler for every operation: one left out is a type error. */
export type Handlers = { [Op in OperationId]: PreparedHandler<Op> }
