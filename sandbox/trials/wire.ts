import { Agent, request, type IncomingMessage } from 'node:http'

/** A request as bytes on the way to the lender. */
export interface Wire {
  url: string
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body: string | undefined
  /** Called when all of it has been given to the machine's network. */
  onSent?: () => void
}

export interface WireAnswer {
  status: number
  retryAfter: string | null
  text: string
}

/** The way from client to lender and back; throws when no answer comes. */
export interface Network {
  send(wire: Wire): Promise<WireAnswer>
  /** Resolves when nothing is under way any more, late copies included. */
  quiet(): Promise<void>
}

/** The network as it should be. @param limit milliseconds that an answer may take. */
export function soundNetwork(limit = 30_000): Network {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  return {
    send: (wire) =>
      new Promise((resolve, reject) => {
        const call = request(
          wire.url,
          { agent, method: wire.method, headers: wire.headers, timeout: limit },
          (answer) => readAnswer(answer).then(resolve, reject),
        )
        call.on('finish', () => wire.onSent?.())
        call.on('timeout', () => call.destroy(new Error(`no answer within ${limit} ms`)))
        call.on('error', reject)
        call.end(wire.body)
      }),
    quiet: async () => agent.destroy(),
  }
}

async function readAnswer(answer: IncomingMessage): Promise<WireAnswer> {
  let text = ''
  answer.setEncoding('utf8')
  for await (const chunk of answer) text += String(chunk)
  return {
    status: answer.statusCode ?? 0,
    retryAfter: answer.headers['retry-after'] ?? null,
    text,
  }
}
