import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { unanswered } from './connection-activity.ts'
import { Failure } from '../../foundation/failure.ts'
import { say } from '../../foundation/say.ts'
import { httpStatusOf } from './answer.ts'

/** How long a connection may take to say what it wants, in milliseconds. Tests shorten it. */
export interface ConnectionLimits {
  /** From the connection, or the call before, until the last line of the headers. */
  headers: number
  /** Until the last byte of the body. */
  request: number
  /** Between an answer and the next call. */
  idle: number
  /** Connections are held against these limits this often. */
  checkedEvery: number
  /** While the server closes: for the rest of a call, once no whole one is at work. */
  grace: number
}

export const LIMITS: ConnectionLimits = {
  headers: 15_000,
  request: 30_000,
  idle: 72_000,
  checkedEvery: 1_000,
  grace: 5_000,
}

/** Bytes that all the headers of a call may have together. */
const HEADER_LIMIT = 16 * 1024

/** What makes connections end that are slow, silent or speak no HTTP, and answers them why. */
export function connectionOptions(limits: Partial<ConnectionLimits> = {}) {
  const { headers, request, idle, checkedEvery } = { ...LIMITS, ...limits }
  return {
    requestTimeout: request,
    keepAliveTimeout: idle,
    http: {
      headersTimeout: headers,
      maxHeaderSize: HEADER_LIMIT,
      connectionsCheckingInterval: checkedEvery,
    },
    clientErrorHandler: endConnection,
  }
}

function endConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, failure] = failureOfParser(error.code)
  // What came whole is being worked on: a refusal now would be taken for its answer.
  const last = unanswered(socket).findLast(({ req }) => req.complete)
  if (last === undefined) answerAndEnd(socket, failure, status)
  else last.once('close', () => answerAndEnd(socket, failure, status))
}

/** Ends a connection and says why, where it listens. Of its call nothing is known, no language. */
export function answerAndEnd(
  socket: Socket,
  failure: Failure,
  status = httpStatusOf(failure.code),
): void {
  if (socket.destroyed) return
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify({
    code: failure.code,
    message: say('en', `failures.${failure.failure}`),
    data: failure.data,
  })
  const retryAfter =
    failure.retryAfter === undefined ? '' : `Retry-After: ${failure.retryAfter}\r\n`
  // Destroyed whatever becomes of the answer: who reads none would hold the connection.
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
      'Content-Type: application/json; charset=utf-8\r\n' +
      `X-Request-Id: ${randomUUID()}\r\n${retryAfter}` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\n` +
      `X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  )
  socket.destroySoon()
  setTimeout(() => socket.destroy(), 1_000).unref()
}

/** Why a connection ends: the failure, and the status where HTTP has one of its own. */
function failureOfParser(code: string | undefined): [status: number, failure: Failure] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, new Failure('malformed')]
  if (code === 'HPE_HEADER_OVERFLOW') {
    const data = { max_bytes: HEADER_LIMIT }
    return [431, new Failure('too_large', { data })]
  }
  return [400, new Failure('malformed')]
}
