import { createServer, type Socket } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { InvalidResponseError, NetworkError, type LenderClient } from '../src/index.ts'
import { clientOf, failureOf } from './client-of.ts'
import { envelope, raw, startLender, type Answer, type LenderDouble } from './lender-double.ts'

let lender: LenderDouble
afterEach(() => lender.close())

const json = { 'Content-Type': 'application/json' }
const body = JSON.stringify({ code: 200, message: 'สำเร็จ', data: { done: true, name: 'สมชาย' } })
const data = { done: true, name: 'สมชาย' }

const inPieces: Answer = (response) => {
  response.writeHead(200, { ...json, 'Transfer-Encoding': 'chunked' })
  const bytes = Buffer.from(body)
  // Pieces of seven bytes cut letters in two.
  const send = (at: number): void => {
    if (at >= bytes.length) response.end()
    else response.write(bytes.subarray(at, at + 7), () => setImmediate(() => send(at + 7)))
  }
  send(0)
}
const late: Answer = (response, request) => {
  setTimeout(() => raw(200, body, json)(response, request), 80)
}

test.each<[string, Answer]>([
  ['with a length', raw(200, body, { ...json, 'Content-Length': String(Buffer.byteLength(body)) })],
  ['in pieces that cut letters in two', inPieces],
  ['that is late, but in time', late],
  ['as gzip', raw(200, gzipSync(body), { ...json, 'Content-Encoding': 'gzip' })],
  ['as brotli', raw(200, brotliCompressSync(body), { ...json, 'Content-Encoding': 'br' })],
  ['named as text', raw(200, body, { 'Content-Type': 'text/plain' })],
  ['without a type', raw(200, body, {})],
])('an answer %s is read', async (_, answer) => {
  lender = await startLender(answer)
  expect(await clientOf(lender).get('/home/index')).toEqual(data)
  expect(lender.received).toHaveLength(1)
})

test.each<[string, Answer]>([
  ['204 without a body', raw(204, '', {})],
  ['200 without a body', raw(200, '', json)],
  ['a page under 200', raw(200, '<!doctype html><title>Sign in to the network</title>')],
  ['half of an envelope, properly ended', raw(200, body.slice(0, 20), json)],
  ['a code that is text', raw(200, '{"code":"200","data":{}}', json)],
  ['no code', raw(200, '{"data":{}}', json)],
  ['a list', raw(200, '[]', json)],
  ['null', raw(200, 'null', json)],
  ['another status with a page', raw(404, '<html>', json)],
])('%s is an invalid response and final', async (_, answer) => {
  lender = await startLender(answer, raw(200, body, json))
  expect(await failureOf(clientOf(lender).get('/home/index'))).toBeInstanceOf(InvalidResponseError)
  expect(lender.received).toHaveLength(1)
})

const cuts: [string, Answer][] = [
  ['before the headers', (response) => response.destroy()],
  [
    'in the middle of the body',
    (response) => {
      response.writeHead(200, { ...json, 'Content-Length': String(Buffer.byteLength(body)) })
      response.write(body.slice(0, 25), () => setTimeout(() => response.destroy(), 5))
    },
  ],
  [
    'between two pieces',
    (response) => {
      response.writeHead(200, { ...json, 'Transfer-Encoding': 'chunked' })
      response.write(body.slice(0, 25), () => setTimeout(() => response.destroy(), 5))
    },
  ],
  [
    'in the middle of gzip',
    (response) => {
      response.writeHead(200, { ...json, 'Content-Encoding': 'gzip' })
      response.write(gzipSync(body).subarray(0, 30), () => setTimeout(() => response.destroy(), 5))
    },
  ],
]

test.each(cuts)('a connection cut %s is a network error', async (_, answer) => {
  lender = await startLender(answer)
  expect(await failureOf(clientOf(lender).get('/home/index'))).toBeInstanceOf(NetworkError)
  expect(lender.received).toHaveLength(3)
})

test.each(cuts)('after a connection cut %s the call is made again', async (_, answer) => {
  lender = await startLender(answer, raw(200, body, json))
  expect(await clientOf(lender).get('/home/index')).toEqual(data)
  expect(lender.received).toHaveLength(2)
})

test.each([301, 302, 303, 307, 308])(
  'a redirect by %i is refused and not followed',
  async (status) => {
    const elsewhere = await startLender(envelope(200, {}))
    lender = await startLender(raw(status, '', { Location: `${elsewhere.url}/stolen` }))
    const failure = await failureOf(clientOf(lender).post('/user/logout', {}))
    expect(failure).toBeInstanceOf(NetworkError)
    expect(elsewhere.received).toEqual([])
    await elsewhere.close()
  },
)

test.each([
  ['is no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ['has a broken status line', 'HTTP/1.1 abc\r\n\r\n'],
  ['closes without a word', ''],
])('what %s is a network error', async (_, words) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => socket.end(words))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  lender = {
    url: `http://127.0.0.1:${port}`,
    received: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const failure = await failureOf(clientOf(lender).get('/home/index'))
  expect(failure).toBeInstanceOf(NetworkError)
  expect(sockets.size).toBe(3)
})

test('a port where nobody listens is a network error', async () => {
  lender = await startLender(envelope(200))
  const { url } = lender
  await lender.close()
  expect(await failureOf(clientOf({ ...lender, url }).get('/home/index'))).toBeInstanceOf(
    NetworkError,
  )
})

test('a picture comes as bytes, and its failure as an envelope', async () => {
  const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x80])
  lender = await startLender(raw(200, picture, { 'Content-Type': 'image/jpeg' }), envelope(404001))
  const client = clientOf(lender)
  const blob = await client.get('/file/{file_id}', { path: { file_id: 'f/1?' } })
  expect(Buffer.from(await blob.arrayBuffer())).toEqual(picture)
  expect(lender.received[0]?.path).toBe('/api/v2/file/f%2F1%3F')
  const call = client.get('/file/{file_id}', { path: { file_id: 'f-2' } })
  expect(await failureOf(call)).toMatchObject({ code: 404001 })
})

test.each(['image/png', 'application/pdf', 'application/zip', 'application/octet-stream'])(
  'bytes of %s where the contract has an envelope are an invalid response',
  async (type) => {
    lender = await startLender(raw(200, 'PNG', { 'Content-Type': type }))
    const failure = await failureOf(clientOf(lender).get('/home/index'))
    expect(failure).toBeInstanceOf(InvalidResponseError)
    expect(failure).toMatchObject({ contentType: type, excerpt: 'PNG' })
  },
)

const picture = { 'Content-Type': 'image/jpeg' }

test.each<[string, Answer]>([
  ['an envelope of success', envelope(200, { a: 1 })],
  ['a page', raw(200, '<html>Sign in to the network</html>')],
  ['nothing', raw(200, '', picture)],
  ['204', raw(204, '', picture)],
  ['bytes under another status', raw(500, 'oops', picture)],
])('%s where the contract has bytes is an invalid response', async (_, answer) => {
  lender = await startLender(answer)
  const call = clientOf(lender).get('/file/{file_id}', { path: { file_id: 'f-1' } })
  expect(await failureOf(call)).toBeInstanceOf(InvalidResponseError)
})

test.each<[string, (client: LenderClient) => Promise<Blob>]>([
  [
    '/order/document',
    (client) => client.get('/order/document', { query: { order_id: 'o', kind: 'contract' } }),
  ],
  ['/order/pack', (client) => client.get('/order/pack', { query: { order_id: 'o' } })],
  ['/account/export', (client) => client.get('/account/export')],
])('%s gives bytes', async (_, call) => {
  lender = await startLender(raw(200, 'PK', { 'Content-Type': 'application/zip' }))
  expect(await (await call(clientOf(lender))).text()).toBe('PK')
})
