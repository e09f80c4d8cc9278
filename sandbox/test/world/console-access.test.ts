import type { FastifyInstance } from 'fastify'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, request as forward, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { readSettings } from '../../src/lending/settings/settings.ts'
import { startDatabase, type TestDatabase } from '../support/databases.ts'
import { settings } from '../support/lender.ts'
import { basic } from '../support/tester.ts'

const SECRET = 'correct horse: battery'

/** What nginx does with nothing but `proxy_pass`: it writes its own Host and says nothing of who called. */
async function bareProxy(target: string): Promise<Server> {
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: new URL(target).host, connection: 'close' }
    const { method, url } = incoming
    incoming.pipe(
      forward(target + url, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      }),
    )
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return proxy
}

describe('who reaches the console', () => {
  let test: TestDatabase
  let app: FastifyInstance
  let now = Date.now()
  const locked = {
    settings: { ...settings, consoleSecret: () => SECRET },
    logger: false,
    realTime: () => new Date(now),
  }
  beforeAll(async () => {
    test = await startDatabase('pglite')
    app = await buildApp({ ...locked, database: test.database })
  })
  beforeEach(() => {
    now += 61_000
  })
  afterAll(async () => {
    await app.close()
    await test.stop()
  })

  const places = [
    '/sandbox',
    '/sandbox/scenarios',
    '/sandbox/specimens/th-id-front.jpg',
    '/sandbox/api/orders',
    '/sandbox/api/texts',
    '/sandbox/api/books',
  ]
  const statusOf = async (url: string, headers: object = {}) =>
    (await app.inject({ url, headers: { ...headers } })).statusCode
  const guess = (count: number) => ({ authorization: basic(`guess ${count}`) })

  it('only who knows the secret, on this machine too', async () => {
    for (const url of places) {
      const asked = await app.inject({ url, headers: { host: '127.0.0.1:4600' } })
      expect([asked.statusCode, asked.json()]).toMatchObject([403, { code: 403_001 }])
      expect(await statusOf(url, { authorization: basic(SECRET) })).toBe(200)
      expect(await statusOf(url, { authorization: basic('correct horse') })).toBe(403)
      now += 61_000
    }
    const act = { method: 'POST', url: '/sandbox/api/reset', payload: {} } as const
    expect((await app.inject(act)).statusCode).toBe(403)
    const authorization = basic(SECRET, '')
    expect((await app.inject({ ...act, headers: { authorization } })).statusCode).toBe(200)
  })

  it('nobody through a proxy on this machine that says nothing of who calls', async () => {
    const lender = await buildApp({ ...locked, database: test.database })
    const proxy = await bareProxy(await lender.listen({ port: 0, host: '127.0.0.1' }))
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    for (const place of places) {
      const answer = await fetch(url + place)
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 403_001 }])
    }
    const reset = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    expect((await fetch(`${url}/sandbox/api/reset`, reset)).status).toBe(403)
    proxy.close()
    await lender.close()
  })

  it('a browser by an address that holds the secret once, and a cookie from then on', async () => {
    const opened = await app.inject({
      url: `/sandbox/scenarios?app_id=paso-mx&secret=${encodeURIComponent(SECRET)}`,
    })
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      '/sandbox/scenarios?app_id=paso-mx',
    ])
    const left = String(opened.headers['set-cookie'])
    expect(left).toMatch(/^paso-console-0=[\w-]{43}; Path=\/sandbox; HttpOnly; SameSite=Strict$/)
    const cookie = left.split(';')[0] ?? ''
    for (const url of places) expect(await statusOf(url, { cookie: `a=b; ${cookie}` })).toBe(200)
    for (const wrong of [cookie.slice(0, -1), `x${cookie}`, 'paso-console-0=', '']) {
      expect(await statusOf('/sandbox', { cookie: wrong })).toBe(403)
    }
    const page = await app.inject({ url: '/sandbox', headers: { accept: 'text/html' } })
    expect([page.statusCode, page.body]).toEqual([403, expect.stringContaining('type="password"')])
    const wrong = await app.inject({ url: '/sandbox?secret=wrong' })
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([403, undefined])
  })

  it('nobody by guessing: after five wrong ones the right one has to wait', async () => {
    const tries = []
    for (let count = 0; count < 6; count++) tries.push(await statusOf('/sandbox', guess(count)))
    expect(tries).toEqual([403, 403, 403, 403, 403, 429])
    const right = { url: '/sandbox', headers: { authorization: basic(SECRET) } }
    const waits = await app.inject(right)
    expect([waits.statusCode, Number(waits.headers['retry-after'])]).toEqual([429, 12])
    expect(await statusOf(`/sandbox?secret=${encodeURIComponent(SECRET)}`)).toBe(429)
    expect((await app.inject({ ...right, remoteAddress: '192.0.2.7' })).statusCode).toBe(200)
    // Another process on the same rows counts along.
    const other = await buildApp({ ...locked, database: test.database })
    expect((await other.inject(right)).statusCode).toBe(429)
    await other.close()
    now += 60_000
    expect((await app.inject(right)).statusCode).toBe(200)
  })

  it('many guesses at once are five', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, count) => statusOf('/sandbox', guess(count))),
    )
    expect(guesses.filter((status) => status === 403)).toHaveLength(5)
    expect(guesses.filter((status) => status === 429)).toHaveLength(25)
  })

  it('nobody by guessing from many addresses of one network of IPv6', async () => {
    const from = async (remoteAddress: string, secret: string) => {
      const headers = { authorization: basic(secret) }
      return (await app.inject({ url: '/sandbox', headers, remoteAddress })).statusCode
    }
    const tries = []
    for (let host = 1; host <= 7; host++) tries.push(await from(`2001:db8:1:1::${host}`, 'guess'))
    expect(tries).toEqual([403, 403, 403, 403, 403, 429, 429])
    expect(await from('2001:db8:1:1:a:b:c:d', SECRET)).toBe(429)
    expect(await from('2001:db8:1:2::1', SECRET)).toBe(200)
  })

  it('a page of another origin not even with it', async () => {
    const post = (headers: object) =>
      app.inject({
        method: 'POST',
        url: '/sandbox/api/outage',
        payload: '{"calls":0}',
        headers: { authorization: basic(SECRET), 'content-type': 'application/json', ...headers },
      })
    expect((await post({})).statusCode).toBe(200)
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'content-type': 'text/plain' },
    ]) {
      expect((await post(headers)).statusCode).toBeGreaterThanOrEqual(403)
    }
  })

  it('while borrowers sign and the pages keep their look without it', async () => {
    expect(await statusOf('/sandbox/console.css')).toBe(200)
    expect(await statusOf('/sandbox/console.js')).toBe(200)
    const link = await app.inject({ url: '/sandbox/signing/nothing?lang=en' })
    expect(link.statusCode).toBe(404)
    expect(link.body).toContain('This link is no longer good')
  })
})

describe('a console is started', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paso-settings-'))
  const secretOf = (env: Record<string, string>) =>
    readSettings(env, { dataDir: folder, appFolder: '' }).consoleSecret?.()
  afterAll(() => rmSync(folder, { recursive: true }))

  it('on loopback without being asked for, and anywhere else never by itself', () => {
    const secret = secretOf({})
    expect(secret).toMatch(/^[\w-]{32}$/)
    const file = join(folder, 'console-secret')
    expect(readFileSync(file, 'utf8')).toBe(secret)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(secretOf({ HOST: '::1' })).toBe(secret)
    expect(secretOf({ SANDBOX_CONSOLE: '0' })).toBeUndefined()
    expect(secretOf({ HOST: '0.0.0.0' })).toBeUndefined()
  })

  it('off loopback with a password of some length, and refused without', () => {
    const wide = { HOST: '0.0.0.0', SANDBOX_CONSOLE: '1' }
    expect(secretOf({ ...wide, SANDBOX_CONSOLE_PASSWORD: SECRET })).toBe(SECRET)
    expect(() => secretOf(wide)).toThrow(
      /set SANDBOX_CONSOLE_PASSWORD .* or listen on 127\.0\.0\.1/,
    )
    expect(() => secretOf({ SANDBOX_CONSOLE_PASSWORD: 'short' })).toThrow(/12 characters/)
  })
})
