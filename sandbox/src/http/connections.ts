import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ApiFailure } from './failure.ts'
import { failureMessage } from './failure-messages.ts'

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
}

const LIMITS: ConnectionLimits = {
  headers: 15_000,
  request: 30_000,
  idle: 72_000,
  checkedEvery: 1_000,
}

/** Bytes that all the headers of a call may have together. */
const HEADER_LIMIT = 16 * 1024

/** What makes connections end that are slow, silent or speak no HTTP, and be told why. */
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

/** The calls of a connection that have no answer yet. */
const unanswered = new WeakMap<Socket, Set<ServerResponse>>()

/** Remembers which calls wait for an answer, so that none gets an answer that is another's. */
export function watchCalls(server: Server): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const calls = unanswered.get(request.socket) ?? new Set()
    unanswered.set(request.socket, calls.add(response))
    response.once('close', () => calls.delete(response))
  })
}

function endConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  // What came whole is being worked on: a refusal now would be taken for its answer.
  const whole = [...(unanswered.get(socket) ?? [])].filter(({ req }) => req.complete)
  const last = whole.at(-1)
  if (last === undefined) sayAndEnd(error, socket)
  else last.once('close', () => sayAndEnd(error, socket))
}

/** Nothing of the call is known here, its language neither. */
function sayAndEnd(error: Error & { code?: string }, socket: Socket): void {
  if (socket.destroyed) return
  const [status, failure] = whyOf(error.code)
  const body = JSON.stringify({
    code: failure.code,
    message: failureMessage(failure.failure, 'en'),
    data: failure.data,
  })
  if (!socket.writable) {
    socket.destroy()
    return
  }
  // Destroyed whatever becomes of the answer: who reads none would hold the connection.
  socket.write(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `X-Request-Id: ${randomUUID()}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\n` +
      `X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  )
  socket.destroySoon()
  setTimeout(() => socket.destroy(), 1_000).unref()
}

function whyOf(code: string | undefined): [status: string, failure: ApiFailure] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return ['408 Request Timeout', new ApiFailure('malformed')]
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    const data = { max_bytes: HEADER_LIMIT }
    return ['431 Request Header Fields Too Large', new ApiFailure('too_large', { data })]
  }
  return ['400 Bad Request', new ApiFailure('malformed')]
}
