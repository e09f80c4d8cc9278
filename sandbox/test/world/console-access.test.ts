import type { FastifyInstance } from 'fastify'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { readSettings } from '../../src/lending/settings/settings.ts'
import { startDatabase, type TestDatabase } from '../support/databases.ts'
import { settings, startLender } from '../support/lender.ts'

const PASSWORD = 'correct horse: battery'
const basic = (password: string, name = 'tester') =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`

describe('who reaches the console', () => {
  let test: TestDatabase
  let open: FastifyInstance
  let locked: FastifyInstance
  let now = Date.now()
  const lockedWith = {
    settings: { ...settings, consolePassword: PASSWORD },
    logger: false,
    realTime: () => new Date(now),
  }
  beforeAll(async () => {
    test = await startDatabase('pglite')
    open = await startLender(test.database)
    locked = await buildApp({ ...lockedWith, database: test.database })
  })
  beforeEach(() => {
    now += 61_000
  })
  afterAll(async () => {
    await open.close()
    await locked.close()
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
  const statusOf = async (app: FastifyInstance, url: string, headers: object = {}) =>
    (await app.inject({ url, headers: { ...headers } })).statusCode

  it('on another machine than this one, only who knows the password', async () => {
    for (const url of places) {
      const asked = await locked.inject({ url })
      expect([asked.statusCode, asked.headers['www-authenticate']]).toEqual([
        401,
        'Basic realm="Sandbox console", charset="UTF-8"',
      ])
      expect(await statusOf(locked, url, { authorization: basic(PASSWORD) })).toBe(200)
      expect(await statusOf(locked, url, { authorization: basic('correct horse') })).toBe(401)
      now += 61_000
    }
    const act = { method: 'POST', url: '/sandbox/api/reset', payload: {} } as const
    expect((await locked.inject(act)).statusCode).toBe(401)
    const authorization = basic(PASSWORD, '')
    expect((await locked.inject({ ...act, headers: { authorization } })).statusCode).toBe(200)
  })

  it('nobody by guessing: after five wrong ones the right one has to wait', async () => {
    const tries = []
    for (let count = 0; count < 6; count++) {
      tries.push(await statusOf(locked, '/sandbox', { authorization: basic(`guess ${count}`) }))
    }
    expect(tries).toEqual([401, 401, 401, 401, 401, 429])
    const right = { url: '/sandbox', headers: { authorization: basic(PASSWORD) } }
    const waits = await locked.inject(right)
    expect([waits.statusCode, Number(waits.headers['retry-after'])]).toEqual([429, 12])
    expect((await locked.inject({ ...right, remoteAddress: '192.0.2.7' })).statusCode).toBe(200)
    // Another process on the same rows counts along.
    const other = await buildApp({ ...lockedWith, database: test.database })
    expect((await other.inject(right)).statusCode).toBe(429)
    await other.close()
    now += 60_000
    expect((await locked.inject(right)).statusCode).toBe(200)
  })

  it('many guesses at once are five', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, count) =>
        statusOf(locked, '/sandbox', { authorization: basic(`guess ${count}`) }),
      ),
    )
    expect(guesses.filter((status) => status === 401)).toHaveLength(5)
    expect(guesses.filter((status) => status === 429)).toHaveLength(25)
  })

  it('nobody by guessing from many addresses of one network of IPv6', async () => {
    const from = async (remoteAddress: string, password: string) => {
      const headers = { authorization: basic(password) }
      return (await locked.inject({ url: '/sandbox', headers, remoteAddress })).statusCode
    }
    const tries = []
    for (let host = 1; host <= 7; host++) tries.push(await from(`2001:db8:1:1::${host}`, 'guess'))
    expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect(await from('2001:db8:1:1:a:b:c:d', PASSWORD)).toBe(429)
    expect(await from('2001:db8:1:2::1', PASSWORD)).toBe(200)
  })

  it('a page of another origin not even with it', async () => {
    const post = (headers: object) =>
      locked.inject({
        method: 'POST',
        url: '/sandbox/api/outage',
        payload: '{"calls":0}',
        headers: { authorization: basic(PASSWORD), 'content-type': 'application/json', ...headers },
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

  it('without a password, only who addresses this machine', async () => {
    for (const host of ['localhost:4600', '127.0.0.1:4600', '[::1]:4600', '127.0.0.1']) {
      expect(await statusOf(open, '/sandbox', { host })).toBe(200)
    }
    for (const host of ['evil.example', 'localhost.evil.example', '10.0.0.5:4600', 'no host']) {
      for (const url of places) expect(await statusOf(open, url, { host })).toBe(403)
    }
  })

  it('while borrowers sign and the pages keep their look without it', async () => {
    expect(await statusOf(locked, '/sandbox/console.css')).toBe(200)
    expect(await statusOf(locked, '/sandbox/console.js')).toBe(200)
    const link = await locked.inject({ url: '/sandbox/signing/nothing?lang=en' })
    expect([link.statusCode, link.headers['www-authenticate']]).toEqual([404, undefined])
    expect(link.body).toContain('This link is no longer good')
  })
})

describe('a console is started', () => {
  const access = (env: Record<string, string>) => {
    const { console, consolePassword } = readSettings(env, { dataDir: folder, appFolder: '' })
    return [console, consolePassword]
  }
  const folder = mkdtempSync(join(tmpdir(), 'paso-settings-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('on loopback without being asked for, and anywhere else never by itself', () => {
    expect(access({})).toEqual([true, undefined])
    expect(access({ HOST: '::1' })).toEqual([true, undefined])
    expect(access({ SANDBOX_CONSOLE: '0' })).toEqual([false, undefined])
    expect(access({ HOST: '0.0.0.0' })).toEqual([false, undefined])
  })

  it('off loopback with a password of some length, and refused without', () => {
    const wide = { HOST: '0.0.0.0', SANDBOX_CONSOLE: '1' }
    expect(access({ ...wide, SANDBOX_CONSOLE_PASSWORD: PASSWORD })).toEqual([true, PASSWORD])
    expect(() => access(wide)).toThrow(/set SANDBOX_CONSOLE_PASSWORD .* or listen on 127\.0\.0\.1/)
    expect(() => access({ SANDBOX_CONSOLE_PASSWORD: 'short' })).toThrow(/12 characters/)
  })
})
