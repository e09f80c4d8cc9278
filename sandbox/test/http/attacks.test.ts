import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect } from 'vitest'
import { signedIn } from '../support/borrowers.ts'
import { type TestDatabase } from '../support/databases.ts'
import { SignedClient, startLender } from '../support/lender.ts'
import { testsOn } from '../support/lender-tests.ts'

describe('the lender under attack', () => {
  const it = testsOn.pglite
  let test: TestDatabase
  let app: FastifyInstance
  let client: SignedClient
  it.beforeAll(async ({ own }) => {
    ;({ test, app } = own)
    client = (await signedIn(app, test.database)).client
  })

  it('checks signature, time, edition, version, headers', async () => {
    const path = '/v2/order/list'
    const codes = [
      await client.get(path, {}, { timestamp: Date.now() - 301_000 }),
      await client.get(path, {}, { timestamp: Date.now() + 301_000 }),
      await client.get(path, {}, { caller: { app_id: 'paso-mx' } }),
      await client.get(path, {}, { caller: { version: '0.9.9' } }),
      await client.get(path, {}, { caller: { platform: 'toaster' } }),
      await client.get(path, {}, { headers: { 'country-language': 'klingon' } }),
      await client.post('/v2/user/logout', {}, { key: 'short' }),
      await client.get(path, { cursor: 'nonsense' }),
    ].map((each) => each.code)
    expect(codes).toEqual([400_003, 400_003, 403_001, 426_001, 400_001, 400_001, 400_001, 400_001])
    const forged = await app.inject({
      url: `${path}?version=1&platform=web&appsflyer_id=&bundle_id=&app_id=paso-th&token=&timestamp=${Date.now()}&sign=${'0'.repeat(64)}&package_name=&h5_version=1`,
      headers: { 'country-language': 'th' },
    })
    expect(forged.json()).toMatchObject({ code: 400_002 })
  })

  it('lets no other origin use the console', async () => {
    const foreign = [
      { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      { 'content-type': 'application/json', origin: 'https://evil.example' },
      { 'content-type': 'application/json', origin: 'null' },
      { 'content-type': 'application/json', origin: 'nonsense' },
      { 'content-type': 'application/json', origin: 'http://' },
      { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
    ]
    for (const headers of foreign) {
      const answer = await app.inject({
        method: 'POST',
        url: '/sandbox/api/reset',
        headers,
        payload: '{}',
      })
      expect([403, 415]).toContain(answer.statusCode)
    }
  })

  it('lets no other origin read an answer, nor anybody take it for something else', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    for (const url of ['/v2/home/index', '/nowhere', '/docs', '/ready', '/sandbox']) {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const answer = await app.inject({ method, url, headers })
        const allowed = Object.keys(answer.headers).filter((name) => /^access-control-/.test(name))
        expect([url, method, allowed]).toEqual([url, method, []])
        expect(answer.headers['x-content-type-options'], `${method} ${url}`).toBe('nosniff')
      }
    }
    const answer = await client.get('/v2/account/profile', {}, { headers })
    expect([answer.code, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('sheds a caller that calls too often', async () => {
    const busy = await startLender(test.database, { callsPerMinute: 60 })
    const codes = []
    for (let calls = 0; calls < 70; calls++) {
      codes.push((await new SignedClient(busy).get('/v2/home/index')).code)
    }
    expect(codes.slice(0, 60).every((code) => code === 200)).toBe(true)
    expect(codes.at(-1)).toBe(429_002)
    await busy.close()
  })

  it('counts what no operation serves too: pages, the reference, readiness and paths that are nowhere', async () => {
    const busy = await startLender(test.database, { callsPerMinute: 3 })
    const places = [
      '/',
      '/docs',
      '/docs/search?q=a',
      '/ready',
      '/nowhere',
      '/v2/nothing',
      '/%E0%B8',
    ]
    for (const [index, url] of places.entries()) {
      const remoteAddress = `192.0.2.${index + 1}`
      const answers = []
      for (let calls = 0; calls < 4; calls++)
        answers.push(await busy.inject({ url, remoteAddress }))
      expect([url, ...answers.map(({ statusCode }) => statusCode === 429)]).toEqual([
        url,
        ...[false, false, false, true],
      ])
      expect((await busy.inject({ url: '/health', remoteAddress })).statusCode).toBe(200)
    }
    await busy.close()
  })

  it('refuses a call with two hosts', async () => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    for (const path of ['/ready', '/%E0%B8', '/%%']) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      socket.end(`GET ${path} HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`)
      const [said] = (await once(socket, 'data')) as [Buffer]
      expect([path, said.toString().slice(0, 13)]).toEqual([path, 'HTTP/1.1 400 '])
    }
  })

  it('shows a tester no 500 for text that no column can hold', async () => {
    for (const url of ['', '/scenarios', '/ledger', '/audit', '/api/texts', '/api/orders']) {
      for (const name of ['of', 'before', 'phone', 'app_id', 'edition', 'state']) {
        const answer = await app.inject({ url: `/sandbox${url}?${name}=%00` })
        expect([url, name, answer.statusCode]).toEqual([url, name, 400])
      }
    }
  })

  it('has no console where the settings do not allow one', async () => {
    const open = await startLender(test.database, { consoleSecret: undefined })
    for (const url of ['/sandbox', '/sandbox/api/texts']) {
      expect((await open.inject({ url })).statusCode).toBe(404)
    }
    await open.close()
  })
})
