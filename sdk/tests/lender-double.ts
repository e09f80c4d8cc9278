import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it came over the wire. */
export interface Received {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  text: string
  json: Record<string, unknown>
}

/** How one request is answered. */
export type Answer = (response: ServerResponse, request: Received) => void

/** A real HTTP server on this machine that answers in turn what it was set to, the last answer for ever. */
export interface LenderDouble {
  url: string
  received: Received[]
  close: () => Promise<void>
}

export async function startLender(...answers: [Answer, ...Answer[]]): Promise<LenderDouble> {
  const received: Received[] = []
  const server: Server = createServer((message, response) => {
    const chunks: Buffer[] = []
    message.on('data', (chunk: Buffer) => chunks.push(chunk))
    message.on('end', () => {
      const request = read(message, Buffer.concat(chunks))
      const answer = answers[Math.min(received.length, answers.length - 1)]
      received.push(request)
      answer?.(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function read(message: IncomingMessage, body: Buffer): Received {
  const url = new URL(message.url ?? '', 'http://lender')
  const text = body.toString('utf8')
  return {
    method: message.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: message.headers,
    text,
    json: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
  }
}

/** Answers an envelope. */
export function envelope(
  code: number,
  data: unknown = null,
  more: { status?: number; message?: string; headers?: Record<string, string> } = {},
): Answer {
  const status = more.status ?? (code === 200 ? 200 : Math.floor(code / 1000))
  const body = JSON.stringify({ code, message: more.message ?? 'ok', data })
  return raw(status, body, { 'Content-Type': 'application/json', ...more.headers })
}

/** Answers a status and a body as they are. */
export function raw(
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = { 'Content-Type': 'text/html' },
): Answer {
  return (response) => {
    response.writeHead(status, headers)
    response.end(body)
  }
}

/** Takes the request and breaks the connection. */
export const hangUp: Answer = (response) => {
  response.destroy()
}

/** Takes the request and never answers. */
export const silence: Answer = () => {}
