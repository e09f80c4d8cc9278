import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { envelope, type Received } from './lender-double.ts'

/** How a lender that takes parts behaves. */
export interface UploadManners {
  /** Bytes of the whole picture. */
  length: number
  /** After how many bytes in all the connection is cut, each once; what came before a cut is kept or not. */
  cuts?: number[]
  /** Whether a lender keeps what came of a part that was cut; one that does not takes parts whole. */
  keepsBroken?: boolean
  /** Answers to PATCH that are lost on their way, by their number from 1. */
  lostAnswers?: number[]
  /** What it has already. */
  has?: Buffer
}

/** A lender that takes one picture in parts, over real sockets, and remembers what it was sent. */
export interface UploadLender {
  url: string
  /** The bytes in the order in which they were taken. */
  taken: () => Buffer
  /** `METHOD offset` of each request, in order. */
  asked: string[]
  headers: IncomingMessage['headers'][]
  close: () => Promise<void>
}

export const stored = {
  file_id: 'f-1',
  purpose: 'id_front',
  mime: 'image/jpeg',
  size: 5,
  width: 1,
  height: 1,
} as const

export async function startUploadLender(manners: UploadManners): Promise<UploadLender> {
  const { length, keepsBroken = true, lostAnswers = [] } = manners
  const cuts = [...(manners.cuts ?? [])]
  const asked: string[] = []
  const headers: IncomingMessage['headers'][] = []
  let taken = manners.has ?? Buffer.alloc(0)
  let seen = 0
  let patches = 0
  const server = createServer((request, response) => {
    const offset = request.headers['upload-offset']
    asked.push(`${request.method} ${String(offset ?? '')}`.trim())
    headers.push(request.headers)
    if (request.method === 'HEAD') {
      response.writeHead(200, {
        'Upload-Offset': String(taken.length),
        'Upload-Length': String(length),
      })
      return response.end()
    }
    const number = (patches += 1)
    const isWrong = request.method === 'PATCH' && Number(offset) !== taken.length
    let part = Buffer.alloc(0)
    request.on('data', (chunk: Buffer) => {
      if (isWrong) return
      const room = (cuts[0] ?? Infinity) - seen
      const fresh = chunk.subarray(0, room)
      seen += fresh.length
      if (keepsBroken) taken = Buffer.concat([taken, fresh])
      else part = Buffer.concat([part, fresh])
      if (chunk.length < room) return
      cuts.shift()
      request.removeAllListeners()
      request.destroy()
    })
    request.on('end', () => {
      taken = Buffer.concat([taken, part])
      if (lostAnswers.includes(number)) return response.destroy()
      answer(response, isWrong)
    })
    return undefined
  })
  function answer(response: ServerResponse, isWrong: boolean): void {
    const now = { offset: taken.length, length, ...stored }
    const partly = { file_id: null, mime: null, size: null, width: null, height: null }
    const wrong = { state: 'receiving', allowed: [String(taken.length)], next: null }
    if (isWrong) envelope(409002, wrong)(response, {} as Received)
    else if (taken.length < length) envelope(200, { ...now, ...partly })(response, {} as Received)
    else envelope(200, now)(response, {} as Received)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    taken: () => taken,
    asked,
    headers,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
