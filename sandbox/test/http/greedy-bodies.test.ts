import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { signedIn } from '../support/borrowers.ts'
import { bothEngines, type TestDatabase } from '../support/databases.ts'
import { settings, startLender } from '../support/lender.ts'
import { testsOn } from '../support/lender-tests.ts'

describe.each(bothEngines)('a greedy body on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ shared }) => {
    ;({ test, app } = shared)
  })

  it('of many values is refused before it is held against its schema', async () => {
    const greedy = await signedIn(app, test.database)
    for (const values of [Array.from({ length: 60_000 }, () => ({})), wide(12_000)]) {
      const answer = await greedy.client.post('/v2/verify/draft', { page: 'basic', fields: values })
      expect(answer.code).toBe(400_001)
    }
    const faults = await greedy.client.post('/v2/verify/draft', { page: 'basic', ...wide(900) })
    expect(faults.code).toBe(422_001)
    expect(faults.data).toHaveLength(50)
  })

  it('that is refused unparsed or unread counts for the rate as any call', async () => {
    const remoteConfig = { ...settings.remoteConfig, uploadInformation: '' }
    const few = await startLender(test.database, { callsPerMinute: 3, remoteConfig })
    const send = async (payload: string): Promise<number> =>
      (
        await few.inject({
          ...{ method: 'POST', url: '/v2/verify/draft', remoteAddress: '192.0.2.77', payload },
          headers: { 'content-type': 'application/json' },
        })
      ).statusCode
    const many = `[${Array(2_000).fill('{}').join(',')}]`
    const answers = [await send(many), await send('{'), await send(many), await send(many)]
    expect(answers).toEqual([400, 400, 400, 429])
    // A list of a device that nobody asks for is refused before its body.
    const lists = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const remoteAddress = '192.0.2.78'
        const sent = { method: 'POST', url: '/v2/user/order_log_2', remoteAddress } as const
        return (await few.inject({ ...sent, payload: { data: 'x' } })).statusCode
      }),
    )
    await few.close()
    expect(lists.toSorted()).toEqual([403, 403, 403, 429])
  })

  it.each([
    ['of another type', { 'content-type': 'image/jpeg' }, 'x', 415],
    ['of another type, hidden behind a space', { 'content-type': '\u00a0text/plain' }, 'x', 415],
    ['that is too large', { 'content-type': 'application/json' }, 'x'.repeat(400_000), 413],
  ])(
    '%s counts for the rate, where an operation is and where none is',
    async (_, headers, payload, status) => {
      const few = await startLender(test.database, { callsPerMinute: 2 })
      const places = { '/v2/verify/draft': '192.0.2.80', '/nowhere': '192.0.2.81' }
      for (const [url, remoteAddress] of Object.entries(places)) {
        const answers: number[] = []
        for (let calls = 0; calls < 3; calls++) {
          const sent = { method: 'POST', url, remoteAddress, headers, payload } as const
          answers.push((await few.inject(sent)).statusCode)
        }
        expect([url, answers.at(-1)]).toEqual([url, 429])
        if (url !== '/nowhere') expect(answers.slice(0, 2)).toEqual([status, status])
      }
      await few.close()
    },
  )

  it('of a list is counted whatever space stands before its type', async () => {
    const remoteConfig = { ...settings.remoteConfig, uploadInformation: 'messages' }
    const lender = await startLender(test.database, { callsPerMinute: 100, remoteConfig })
    const answers: number[] = []
    for (let calls = 0; calls < 3; calls++) {
      const sent = {
        method: 'POST',
        url: '/v2/user/order_log_2',
        remoteAddress: '192.0.2.82',
      } as const
      const headers = { 'content-type': '\u00a0application/json' }
      answers.push((await lender.inject({ ...sent, headers, payload: '{}' })).statusCode)
    }
    expect(answers).toEqual([400, 400, 429])
    await lender.close()
  })

  it('that does not come holds room of its network alone, until its sender is gone', async () => {
    const lender = await startLender(test.database, { trustedProxies: ['127.0.0.1'] })
    const address = new URL(await lender.listen({ port: 0, host: '127.0.0.1' }))
    const open = (
      network: string,
      type = 'image/jpeg',
      length = 'Content-Length: 5242880',
    ): Socket => {
      const socket = connect(Number(address.port), address.hostname)
      socket.write(
        `PUT /v2/file/upload/nobody HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${network}\r\n` +
          `Content-Type: ${type}\r\n${length}\r\n\r\n`,
      )
      return socket
    }
    const said = async (socket: Socket): Promise<string> => {
      const [bytes] = (await once(socket, 'data')) as [Buffer]
      socket.destroy()
      return bytes.toString().slice(9, 12)
    }
    // Six of 5 MiB are in 32 MiB; the seventh of the network is refused, and neither its calls nor somebody else's.
    const held = Array.from({ length: 6 }, () => open('192.0.2.83'))
    expect(await said(open('192.0.2.83'))).toBe('503')
    // So is one that does not say how long it is, whatever stands behind its type.
    const unsaid = open('192.0.2.83', 'image/jpeg; a=json', 'Transfer-Encoding: chunked')
    expect(await said(unsaid)).toBe('503')
    const from = { remoteAddress: '192.0.2.83', method: 'POST', url: '/v2/verify/draft' } as const
    expect((await lender.inject({ ...from, payload: {} })).statusCode).toBe(400)
    const other = open('192.0.2.84')
    other.write(Buffer.alloc(5_242_880))
    expect(await said(other)).toBe('404')
    for (const socket of held) socket.destroy()
    await expect
      .poll(async () => {
        const again = open('192.0.2.83')
        again.write(Buffer.alloc(5_242_880))
        return said(again)
      })
      .toBe('404')
    await lender.close()
  })

  it('of a list counts as fifty calls, beside all others of its network', async () => {
    const remoteConfig = { ...settings.remoteConfig, uploadInformation: 'messages' }
    const lender = await startLender(test.database, { callsPerMinute: 100, remoteConfig })
    const send = async (url: string): Promise<number> => {
      const sent = { method: 'POST', url, remoteAddress: '192.0.2.79' } as const
      return (await lender.inject({ ...sent, payload: { data: 'x' } })).statusCode
    }
    const list = '/v2/user/order_log_2'
    const answers = [await send(list), await send(list), await send(list)]
    expect([...answers, await send('/v2/verify/draft')]).toEqual([400, 400, 429, 400])
    await lender.close()
  })
})

/** An object of so many fields. */
const wide = (fields: number): object =>
  Object.fromEntries(Array.from({ length: fields }, (_, at) => [`f${at}`, at]))
