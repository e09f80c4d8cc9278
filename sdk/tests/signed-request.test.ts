import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { clientOf } from './client-of.ts'
import { envelope, startLender, type LenderDouble } from './lender-double.ts'

/** What arrives must be what was signed, whatever letters it is made of. */
let lender: LenderDouble
afterEach(() => lender.close())

const ok = envelope(200, { done: true })
const secret = 'ความลับ-🔑'
const texts = {
  Thai: 'สวัสดี ครับ',
  Urdu: 'آپ کا شکریہ',
  emoji: '👩🏽‍🌾🙂',
  'marks of a query': 'a&b=c#d%20e+f?g/h',
  'quotes and line ends': `"'\\\r\n\t`,
  nothing: '',
}

/** The signature of the common fields as the lender received them. */
function expected(fields: Record<string, string>, hash = 'sha256'): string {
  const names = ['token', 'appsflyer_id', 'bundle_id', 'version', 'platform']
  const text = [fields['timestamp'], secret, ...names.map((name) => fields[name])].join('')
  return createHash(hash).update(text, 'utf8').digest('hex')
}

const everyWay = Object.entries(texts).flatMap(([letters, text]) =>
  (['sha256', 'md5'] as const).flatMap((hash) =>
    [true, false].map((versionPrefix) => ({ letters, text, hash, versionPrefix })),
  ),
)

test.each(everyWay)(
  '$letters is signed as it arrives, by $hash, version prefix $versionPrefix',
  async ({ text, hash, versionPrefix }) => {
    lender = await startLender(ok)
    const client = clientOf(lender, {
      secret,
      hash,
      versionPrefix,
      token: () => text,
      caller: {
        platform: 'ios',
        h5Version: '1.2.3',
        version: text,
        appsflyerId: text,
        bundleId: text,
      },
    })
    await client.get('/order/detail', { query: { order_id: text } })
    await client.post('/verify/draft', { page: 'basic', fields: { email: text } })
    const [get, post] = lender.received
    const query = Object.fromEntries(get?.query ?? [])
    expect(query).toMatchObject({ token: text, version: text, order_id: text })
    expect(query['sign']).toBe(expected(query, hash))
    const body = post?.json as Record<string, string>
    expect(body).toMatchObject({ token: text, bundle_id: text, fields: { email: text } })
    expect(body['sign']).toBe(expected(body, hash))
    expect(post?.query.get('timestamp')).toBe(body['timestamp'])
    const prefix = versionPrefix ? '/api/v2' : '/api'
    expect([get?.path, post?.path]).toEqual([`${prefix}/order/detail`, `${prefix}/verify/draft`])
  },
)

test('calls that run at once do not mix up their signatures', async () => {
  lender = await startLender(ok)
  let time = 1_763_700_000_000
  const client = clientOf(lender, { secret, clock: () => (time += 1) })
  await Promise.all(Array.from({ length: 30 }, () => client.get('/home/index')))
  const queries = lender.received.map(({ query }) => Object.fromEntries(query))
  expect(new Set(queries.map(({ sign }) => sign)).size).toBe(30)
  for (const query of queries) expect(query['sign']).toBe(expected(query))
})

test('a proxy prefix may end in a slash', async () => {
  lender = await startLender(ok)
  await clientOf({ ...lender, url: `${lender.url}/` }).get('/home/index')
  expect(lender.received[0]?.path).toBe('/api/v2/home/index')
})
