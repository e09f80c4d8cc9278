import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { networkOf } from '../../../src/foundation/network.ts'
import type { CodeCaps } from '../../../src/lending/sessions/code-caps.ts'
import type { Database, Queryable } from '../../../src/store/database/database.ts'
import { listTexts } from '../../../src/lending/messages/texts.ts'
import { signedIn } from '../../support/borrowers.ts'
import { bothEngines, startDatabase, type TestDatabase } from '../../support/databases.ts'
import { settings, SignedClient, startLender } from '../../support/lender.ts'
import { emptyDatabase } from '../../support/empty-database.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const MANY: CodeCaps = { perNumber: 100, perAddress: 100, perRange: 100 }

describe.each(bothEngines)('codes on %s', (engine) => {
  let test: TestDatabase
  let app: FastifyInstance
  let now: number
  beforeAll(async () => {
    test = await startDatabase(engine)
  })
  beforeEach(async () => {
    await emptyDatabase(test.database)
    now = Math.ceil(Date.now() / HOUR) * HOUR
  })
  afterEach(() => app.close())
  afterAll(() => test.stop())

  const capped = async (caps: Partial<CodeCaps>): Promise<void> => {
    app = await buildApp({
      database: test.database,
      settings: { ...settings, codeCaps: { ...MANY, ...caps } },
      realTime: () => new Date(now),
      logger: false,
    })
  }
  const device = (phone: string) => ({ phone_prefix: '+66', phone, uuid: 'device-0001' })
  const send = (phone: string, address = '203.0.113.5') =>
    new SignedClient(app).post('/v2/user/send_code', device(phone), { timestamp: now, address })
  const codes = async (calls: readonly ReturnType<typeof send>[]) =>
    (await Promise.all(calls)).map(({ code }) => code)

  it('are sent so often to a number within an hour, and again in the next', async () => {
    await capped({ perNumber: 2 })
    expect((await send('871110001')).code).toBe(200)
    now += 2 * MINUTE
    expect((await send('871110001', '203.0.113.6')).code).toBe(200)
    now += 2 * MINUTE
    const third = await send('871110001', '203.0.113.7')
    expect([third.code, third.data]).toEqual([429_001, { seconds: 56 * 60 }])
    expect(third.headers['retry-after']).toBe(String(56 * 60))
    expect((await send('871110002')).code).toBe(200)
    now += 56 * MINUTE
    expect((await send('871110001')).code).toBe(200)
  })

  it('are sent so often for an address, however many numbers it names', async () => {
    await capped({ perAddress: 2 })
    expect(await codes([send('871110001'), send('872220001')])).toEqual([200, 200])
    expect((await send('873330001')).code).toBe(429_001)
    expect((await send('873330001', '203.0.113.6')).code).toBe(200)
  })

  it('are sent so often for a network of IPv6, whatever address in it asks', async () => {
    await capped({ perAddress: 1 })
    expect((await send('871110001', '2001:db8:0:7::1')).code).toBe(200)
    expect((await send('872220001', '2001:db8::7:a:b:c:d')).code).toBe(429_001)
    expect((await send('872220001', '2001:db8:0:8::1')).code).toBe(200)
  })

  it('are sent so often into a range of numbers, for all callers', async () => {
    await capped({ perRange: 2 })
    const range = ['871110001', '871119999', '871115555'] as const
    expect((await send(range[0], '203.0.113.1')).code).toBe(200)
    expect((await send(range[1], '203.0.113.2')).code).toBe(200)
    expect((await send(range[2], '203.0.113.3')).code).toBe(429_001)
    expect((await send('871120001', '203.0.113.3')).code).toBe(200)
  })

  it('that are refused are not sent and count for nothing', async () => {
    await capped({ perAddress: 2, perRange: 1 })
    expect((await send('871110001')).code).toBe(200)
    for (const phone of ['871110002', '871110003', '871110004']) {
      expect((await send(phone)).code).toBe(429_001)
      expect(await listTexts(test.database, { phone })).toEqual([])
    }
    expect((await send('872220001')).code).toBe(200)
  })

  it('are counted once each, however many ask at the same time', async () => {
    await capped({ perAddress: 3 })
    const phones = Array.from({ length: 10 }, (_, at) => `87${at}110001`)
    const answers = await codes(phones.map((phone) => send(phone)))
    expect(answers.filter((code) => code === 200)).toHaveLength(3)
    expect(answers.filter((code) => code === 429_001)).toHaveLength(7)
    expect(await listTexts(test.database)).toHaveLength(3)
  })

  it('take the same statements for a known and an unknown phone, sent and tried', async () => {
    const { database, statements } = recorded(test.database)
    app = await startLender(database)
    const known = '871110001'
    await signedIn(app, test.database, known)
    const traces = []
    for (const phone of [known, '871110002']) {
      statements.length = 0
      const sent = await new SignedClient(app).post('/v2/user/send_code', device(phone))
      const text = (await listTexts(test.database, { phone }))[0]?.body ?? ''
      const wrong = text.includes('000000') ? '111111' : '000000'
      const tried = await new SignedClient(app).post('/v2/user/login', {
        ...device(phone),
        code: wrong,
      })
      const answers = [sent, tried].map(({ status, code, data }) => ({ status, code, data }))
      traces.push({ answers, statements: [...statements] })
    }
    expect(traces[0]?.answers.map(({ code }) => code)).toEqual([200, 401_001])
    expect(traces[0]?.statements.length).toBeGreaterThan(8)
    expect(traces[0]).toEqual(traces[1])
  })
})

/** A database that notes every statement with what kind of parameters it took, in their order. */
function recorded(database: Database): { database: Database; statements: string[] } {
  const statements: string[] = []
  const noting = <Q extends Queryable>(on: Q): Q => ({
    ...on,
    query: (sql, parameters = []) => {
      const kinds = parameters.map((each) => Object.prototype.toString.call(each))
      // Adding up the calls of a second belongs to no call.
      if (!sql.includes('call_levels')) statements.push(`${sql} ${kinds.join()}`)
      return on.query(sql, parameters)
    },
    exec: (sql) => {
      statements.push(sql)
      return on.exec(sql)
    },
  })
  const transaction: Database['transaction'] = (work) =>
    database.transaction((tx) => work(noting(tx)))
  return { database: { ...noting(database), transaction }, statements }
}

it('an address of IPv6 is its network, and one of IPv4 in its clothes is that', () => {
  expect(networkOf('203.0.113.5')).toBe('203.0.113.5')
  expect(networkOf('::ffff:203.0.113.5')).toBe('203.0.113.5')
  expect(networkOf('::ffff:cb00:7105')).toBe('203.0.113.5')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0')
  expect(networkOf('2001:DB8:0:0:1:2:3:4')).toBe('2001:db8:0:0')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0')
  expect(networkOf('fe80::1%eth0.100')).toBe('fe80:0:0:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
})
