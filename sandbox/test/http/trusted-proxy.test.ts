import { afterAll, beforeAll, expect, it } from 'vitest'
import { newKeyringText } from '../../src/store/sealing/keyring.ts'
import { readSettings, UnusableSetting } from '../../src/lending/settings/settings.ts'
import { startDatabase, type TestDatabase } from '../support/databases.ts'
import { SignedClient, startLender } from '../support/lender.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await startDatabase('pglite')
})
afterAll(() => test.stop())

/** The codes of two calls each that a proxy on this machine forwards for two callers. */
async function forwarded(
  trustedProxies: readonly string[],
  callers = ['203.0.113.7', '203.0.113.8'],
): Promise<number[]> {
  const app = await startLender(test.database, { callsPerMinute: 2, trustedProxies })
  const codes: number[] = []
  for (const caller of callers.flatMap((each) => [each, each])) {
    const headers = { 'x-forwarded-for': caller }
    codes.push((await new SignedClient(app).get('/v2/home/index', {}, { headers })).code)
  }
  await app.close()
  return codes
}

it('counts calls by who a trusted proxy says is calling', async () => {
  expect(await forwarded(['127.0.0.1'])).toEqual([200, 200, 200, 200])
  expect(await forwarded(['127.0.0.0/8'])).toEqual([200, 200, 200, 200])
})

it('counts a network of IPv6 as one caller', async () => {
  const neighbours = ['2001:db8:1:1::7', '2001:db8:1:1::8', '2001:db8:1:2::7']
  const codes = await forwarded(['127.0.0.1'], neighbours)
  expect(codes).toEqual([200, 200, 429_002, 429_002, 200, 200])
})

it('counts a path that cannot be decoded for the same caller', async () => {
  const app = await startLender(test.database, { callsPerMinute: 2, trustedProxies: ['127.0.0.1'] })
  const statuses: number[] = []
  for (const caller of ['203.0.113.9', '203.0.113.9', '203.0.113.9', '203.0.113.8']) {
    const headers = { 'x-forwarded-for': caller }
    statuses.push((await app.inject({ url: '/%E0%B8', headers })).statusCode)
  }
  expect(statuses).toEqual([400, 400, 429, 400])
  expect((await app.inject('/ready')).statusCode).toBe(200)
  await app.close()
})

it('believes nobody else: the caller is counted, whatever it says', async () => {
  expect(await forwarded([])).toEqual([200, 200, 429_002, 429_002])
  expect(await forwarded(['10.0.0.9'])).toEqual([200, 200, 429_002, 429_002])
})

it('starts with addresses and networks only', () => {
  const read = (text: string) =>
    readSettings(
      { TRUSTED_PROXIES: text, STORAGE_KEYS: newKeyringText() },
      { dataDir: '', appFolder: '' },
    )
  expect(read('10.0.0.9,fd00::/8').trustedProxies).toEqual(['10.0.0.9', 'fd00::/8'])
  for (const text of ['proxy', '10.0.0.9, ', '10.0.0.0/x']) {
    expect(() => read(text)).toThrow(UnusableSetting)
  }
})
