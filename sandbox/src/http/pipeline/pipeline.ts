import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { OperationId } from '../../foundation/contract.ts'
import { Failure, tooManyCalls } from '../../foundation/failure.ts'
import { networkOf } from '../../foundation/network.ts'
import { NoPlace } from '../../foundation/turns.ts'
import type { Queryable, Transaction } from '../../store/database/database.ts'
import { sendEnvelope, successBody } from './answer.ts'
import type { CallContext } from './call-context.ts'
import { callFor, keyUse } from './call-of-request.ts'
import type { Operation } from './description.ts'
import { RawAnswer, type Call } from './handler.ts'
import { failureOf, isKeyTaken, type StoredAnswer } from './idempotency.ts'
import { runKeyed, runUnkept } from './keyed-call.ts'
import type { PipelineOptions } from './pipeline-options.ts'
import { recordCall } from './record-call.ts'
import { VisitorsKeys } from './visitors-keys.ts'

type AnyCall = Call<OperationId>
type AnyHandler = ((call: AnyCall) => Promise<unknown>) & {
  prepare?: (call: AnyCall) => Promise<void>
}

/** Calls that wait longest for others than the database: they take a turn there for each statement, none for all. */
const LONG: ReadonlySet<OperationId> = new Set([
  'readIdentity',
  'getOrderDocument',
  'getOrderPack',
  'exportData',
  'uploadBytes',
  'uploadPart',
])

/**
 * Runs the operation's handler and answers, in one transaction with its key where it has one. A
 * borrower's calls take their turns, so that however many come at once hold up no one else: 429002
 * for those that find no place.
 */
export function serve(operation: Operation, options: PipelineOptions): RouteHandlerMethod {
  const run = runner(operation, options)
  const { ofOne } = options.turnsOf(operation.id)
  return async (request, reply) => {
    const { callContext } = request
    if (!callContext) throw new Failure('internal')
    const { borrower } = callContext
    if (!borrower) return run(request, reply, callContext)
    const work = () => run(request, reply, callContext)
    return ofOne.inTurn(borrower.id, work).catch((error: unknown) => {
      throw error instanceof NoPlace ? tooManyCalls(1) : error
    })
  }
}

const visitorsKeys = new VisitorsKeys()

function runner(operation: Operation, options: PipelineOptions) {
  const handler = options.handlers[operation.id] as unknown as AnyHandler
  const { database } = options
  const { atWork } = options.turnsOf(operation.id)
  return async (request: FastifyRequest, reply: FastifyReply, callContext: CallContext) => {
    const gone = callerGone(reply)
    const owner = callContext.borrower?.id ?? networkOf(request.ip)
    const callOn = (db: Queryable, transaction: Call<OperationId>['transaction']) =>
      callFor(operation, options, request, callContext, { db, transaction, gone })
    const inTurn = <T>(work: () => Promise<T>): Promise<T> => atWork.inTurn(owner, work)
    const callInTurns = (): AnyCall =>
      callOn(inTurns(database, inTurn), (inside) => inTurn(() => database.transaction(inside)))
    if (operation.keyed) {
      const use = keyUse(operation, request, callContext, database.vault)
      if (handler.prepare && !(await inTurn(() => isKeyTaken(database, use)))) {
        await handler.prepare(callInTurns())
      }
      const run = (tx: Transaction) => handler(callOn(tx, async (work) => work(tx)))
      const isKept = callContext.borrower !== null || visitorsKeys.take(owner, use.now)
      const answer = await inTurn(() =>
        isKept
          ? runKeyed(database, use, {
              run,
              record: (tx, answer) => recordOn(tx, operation, request, callContext, answer),
            })
          : runUnkept(database, run),
      )
      if (answer.code !== 200) throw failureOf(answer)
      request.answeredCode = 200
      return sendEnvelope(reply, 200, successBody(answer.data))
    }
    const result = await (LONG.has(operation.id)
      ? handler(callInTurns())
      : inTurn(() => handler(callOn(database, (inside) => database.transaction(inside)))))
    request.answeredCode = 200
    if (result instanceof RawAnswer) return sendBytes(reply, result)
    return sendEnvelope(reply, 200, successBody(result))
  }
}

/** The database, with a turn for each statement. */
function inTurns(
  { vault, query, exec }: Queryable,
  inTurn: <T>(work: () => Promise<T>) => Promise<T>,
): Queryable {
  return {
    vault,
    query: (sql, parameters) => inTurn(() => query(sql, parameters)),
    exec: (sql) => inTurn(() => exec(sql)),
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
