import type { FastifyInstance } from 'fastify'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import type { ConnectionLimits } from '../../src/http/pipeline/connections.ts'
import { signedIn } from '../support/borrowers.ts'
import { startDatabase, type TestDatabase } from '../support/databases.ts'
import { callerFields } from '../support/signature.ts'
import { settings, type SignedClient } from '../support/lender.ts'

/** Long enough that a client that speaks at once is heard in time on a busy machine too. */
const LIMITS = { headers: 2_000, request: 3_000, idle: 1_500, checkedEvery: 100 }
const PATIENT = { headers: 60_000, request: 60_000, grace: 0 }
/** Milliseconds: on a busy machine too, and sooner than Node, unless set, looks at its connections: every 30 s. */
const ENDED_WITHIN = 20_000

interface Conversation {
  /** All that the lender said. */
  said: string
  /** Milliseconds until the lender ended the connection. */
  ended: number
}

describe.concurrent('a connection that takes its time', () => {
  let test: TestDatabase
  let app: FastifyInstance
  let port: number
  let client: SignedClient
  beforeAll(async () => {
    test = await startDatabase('pglite')
    app = await listening(LIMITS)
    port = (app.server.address() as AddressInfo).port
    client = (await signedIn(app, test.database)).client
  })
  afterAll(async () => {
    await app.close()
    await test.stop()
  })

  async function listening(connections: Partial<ConnectionLimits>): Promise<FastifyInstance> {
    const opened = await buildApp({ database: test.database, settings, logger: false, connections })
    await opened.listen({ port: 0, host: '127.0.0.1' })
    return opened
  }

  /** Says something to the lender and listens until it hangs up. */
  async function converse(speak: (socket: Socket) => Promise<void> | void): Promise<Conversation> {
    const socket = connect(port, '127.0.0.1')
    let said = ''
    socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')))
    socket.on('error', () => {})
    const began = Date.now()
    const ended = new Promise<number>((resolve) =>
      socket.once('close', () => resolve(Date.now() - began)),
    )
    await new Promise((resolve) => socket.once('connect', resolve))
    await speak(socket)
    return { ended: await ended, said }
  }

  /** Sends pieces one after the other while the connection stands. */
  const trickle = (pieces: Iterable<string>, every: number) => async (socket: Socket) => {
    for (const piece of pieces) {
      if (socket.destroyed || !socket.writable) return
      socket.write(piece)
      await wait(every)
    }
  }

  const body = (): string =>
    JSON.stringify({ page: 'work', fields: {}, ...callerFields(client.token) })
  const head = (...lines: string[]): string =>
    [
      `POST /v2/verify/draft?timestamp=${Date.now()} HTTP/1.1`,
      'Host: lender',
      'Content-Type: application/json',
      'Country-Language: th',
      `Idempotency-Key: slow-${Math.random()}`,
      ...lines,
      '',
      '',
    ].join('\r\n')
  const statusesOf = ({ said }: Conversation): number[] =>
    [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
  const expectEnvelope = ({ said }: Conversation, code: number): void => {
    const text = said.slice(said.lastIndexOf('\r\n\r\n') + 4)
    expect(JSON.parse(text)).toMatchObject({ code, message: expect.any(String) as string })
  }
  /** Somebody else is served while it lasts, and afterwards. */
  async function whileServed(conversation: Promise<Conversation>): Promise<Conversation> {
    let other = 408
    // On a busy machine the others may be too slow as well: then they ask again.
    while (other === 408) other = (await fetch(`http://127.0.0.1:${port}/health`)).status
    const result = await conversation
    const after = await client.get('/v2/verify/steps')
    expect([other, after.code]).toEqual([200, 200])
    expect(result.ended).toBeLessThan(ENDED_WITHIN)
    return result
  }
  const forever = function* (piece: string, times = 400): Generator<string> {
    for (let at = 0; at < times; at++) yield piece
  }

  it('and never says anything is ended', async () => {
    await whileServed(converse(() => {}))
  })

  it('over its headers is ended with 408', async () => {
    const speak = trickle(['GET / HTTP/1.1\r\nHost: lender\r\n', ...forever('X-A: b\r\n')], 40)
    const result = await whileServed(converse(speak))
    expect(statusesOf(result)).toEqual([408])
    expectEnvelope(result, 400_001)
  })

  it('over its body is ended with 408', async () => {
    const speak = trickle([head('Content-Length: 1000'), ...forever('x')], 40)
    const result = await whileServed(converse(speak))
    expect(statusesOf(result)).toEqual([408])
    expectEnvelope(result, 400_001)
  })

  it('over a chunked body is ended with 408', async () => {
    const speak = trickle([head('Transfer-Encoding: chunked'), ...forever('1\r\nx\r\n')], 40)
    expect(statusesOf(await whileServed(converse(speak)))).toEqual([408])
  })

  it('over a picture is ended with 408', async () => {
    const lines =
      'PUT /v2/file/upload/nothing HTTP/1.1\r\nHost: lender\r\nContent-Type: image/jpeg\r\n'
    const speak = trickle([`${lines}Content-Length: 5000000\r\n\r\n`, ...forever('x')], 40)
    expect(statusesOf(await whileServed(converse(speak)))).toEqual([408])
  })

  it('over chunks without an end is ended with 413 beyond the limit', async () => {
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    const speak = trickle([head('Transfer-Encoding: chunked'), ...forever(chunk)], 2)
    const result = await whileServed(converse(speak))
    expect(statusesOf(result)).toEqual([413])
    expectEnvelope(result, 413_001)
  })

  it('that announces more than the limit is refused before it sends it', async () => {
    const result = await whileServed(converse(trickle([head('Content-Length: 99999999')], 0)))
    expect(statusesOf(result)).toEqual([413])
    expectEnvelope(result, 413_001)
  })

  it('that sends more bytes than it announced is served, and ended at the rest', async () => {
    const text = body()
    const whole = `${head(`Content-Length: ${Buffer.byteLength(text)}`)}${text}rubbish that is no call`
    const result = await whileServed(converse(trickle([whole], 0)))
    expect(statusesOf(result)).toEqual([200, 400])
  })

  it('that sends rubbish behind a call is served, and ended with 400', async () => {
    const call = 'GET /health HTTP/1.1\r\nHost: lender\r\n\r\n'
    const result = await whileServed(converse(trickle([`${call}${call}\u0001\u0002\r\n\r\n`], 0)))
    expect(statusesOf(result)).toEqual([200, 200, 400])
    expectEnvelope(result, 400_001)
  })

  it('that asks whether it may go on is answered so, and ended when it does not', async () => {
    const lines = head('Content-Length: 1000', 'Expect: 100-continue')
    expect(statusesOf(await whileServed(converse(trickle([lines], 0))))).toEqual([100, 408])
  })

  it.each([
    [
      'ten thousand headers',
      `GET / HTTP/1.1\r\nHost: lender\r\n${'A: b\r\n'.repeat(10_000)}\r\n`,
      431,
    ],
    [
      'a header of a megabyte',
      `GET / HTTP/1.1\r\nHost: lender\r\nA: ${'b'.repeat(1_000_000)}\r\n\r\n`,
      431,
    ],
    [
      'an address of a megabyte',
      `GET /${'a'.repeat(1_000_000)} HTTP/1.1\r\nHost: lender\r\n\r\n`,
      431,
    ],
    ['two lengths', head('Content-Length: 5', 'Content-Length: 6') + 'hello', 400],
    ['a length and chunks', head('Content-Length: 5', 'Transfer-Encoding: chunked') + 'hello', 400],
    ['a negative length', head('Content-Length: -1'), 400],
    ['an unknown transfer', `${head('Transfer-Encoding: gzip')}hello`, 400],
    ['a chunk of no size', `${head('Transfer-Encoding: chunked')}zz\r\nhello\r\n`, 400],
    ['a chunk of more than all', `${head('Transfer-Encoding: chunked')}fffffffffffffffff\r\n`, 400],
    ['no HTTP', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001', 400],
    ['no host', 'GET /health HTTP/1.1\r\n\r\n', 400],
    [
      'a folded header',
      'GET /health HTTP/1.1\r\nHost: lender\r\nA: b\r\n c\r\n\u0000\r\n\r\n',
      400,
    ],
  ])('with %s is refused and ended', async (_, said, status) => {
    expect(statusesOf(await whileServed(converse(trickle([said], 0))))).toEqual([status])
  })

  it.each(['TRACE', 'CONNECT', 'BREW'])(
    'that says %s gets nothing back of what it said',
    async (method) => {
      const said = `${method} /v2/order/list HTTP/1.1\r\nHost: lender\r\nCookie: canary\r\n\r\n`
      const result = await whileServed(converse(trickle([said], 0)))
      expect(result.said).not.toContain('canary')
      for (const status of statusesOf(result)) expect([400, 404, 405]).toContain(status)
    },
  )

  /** Five hundred who have begun to say something, and do not go on. */
  const crowd = (): Promise<Conversation>[] =>
    Array.from({ length: 500 }, (_, at) =>
      converse((socket) => {
        socket.write(at % 2 === 0 ? 'GET / HTTP/1.1\r\n' : head('Content-Length: 100'))
      }),
    )
  const openOn = ({ server }: FastifyInstance): Promise<number> =>
    new Promise((resolve) => server.getConnections((_, count) => resolve(count)))

  it('is ended, though five hundred do the same', { concurrent: false }, async () => {
    for (const { ended } of await Promise.all(crowd())) expect(ended).toBeLessThan(ENDED_WITHIN)
    while ((await openOn(app)) >= 5) await wait(10)
  })

  it('holds up nobody, though five hundred do the same', { concurrent: false }, async () => {
    const [shortPort, patient] = [port, await listening(PATIENT)]
    port = (patient.server.address() as AddressInfo).port
    const slow = crowd()
    while ((await openOn(patient)) < 500) await wait(10)
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
    expect(await openOn(patient)).toBeGreaterThanOrEqual(500)
    port = shortPort
    await patient.close()
    await Promise.all(slow)
  })
})
