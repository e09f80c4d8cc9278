import { createCipheriv } from 'node:crypto'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { describe, expect, vi } from 'vitest'
import { listReader } from '../../../src/lending/device-lists/list-reader.ts'
import { findList } from '../../../src/lending/device-lists/list-store.ts'
import { signedIn } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { signedInTo } from '../../support/edition-borrowers.ts'
import { SignedClient, startLender } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'

/** D11, written out: AES-ECB with PKCS7 over UTF-8 JSON, in base64. */
function encrypted(list: unknown, key = 'list-key-16bytes'): { data: string } {
  const cipher = createCipheriv('aes-128-ecb', key, null)
  return { data: cipher.update(JSON.stringify(list), 'utf8', 'base64') + cipher.final('base64') }
}

const date = '2026-11-20T03:00:00.000Z'
const contacts = [{ name: 'สมชาย ใจดี', phone: '0812345678' }]

describe.each(engines)('lists of the device on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ shared }) => {
    ;({ test, app } = shared)
  })

  const say = (client: SignedClient, purpose: string, granted: boolean) =>
    client.post('/v2/account/consent', { purpose, notice_version: '2026-09', granted })
  const kept = async (borrowerId: string) =>
    test.database.query<{ list: string; sealed: string }>(
      'select list, sealed from device_lists where borrower_id = $1',
      [borrowerId],
    )

  it('are taken only with the consent to that very list', async () => {
    const { id, client } = await signedIn(app, test.database)
    await say(client, 'apps_list', true)
    expect((await client.post('/v2/user/order_log', encrypted(contacts))).code).toBe(403_001)
    expect(await kept(id)).toEqual([])
    await say(client, 'contacts_list', true)
    const { data } = await client.post('/v2/user/order_log', encrypted(contacts))
    expect(data).toEqual({ entries: 1 })
  })

  it('are read by another process where one has died, and asked for again where it stands still', async () => {
    const { client } = await signedIn(app, test.database)
    await say(client, 'contacts_list', true)
    const send = () => client.post('/v2/user/order_log', encrypted(contacts))
    expect((await send()).code).toBe(200)
    process.kill(Number(listReader.pid), 'SIGKILL')
    expect((await send()).code).toBe(200)
    process.kill(Number(listReader.pid), 'SIGSTOP')
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const minute = new AbortController()
    timeout.mockReturnValueOnce(minute.signal)
    const stands = send()
    await expect.poll(() => timeout.mock.calls).toContainEqual([60_000])
    minute.abort(new DOMException('a minute', 'TimeoutError'))
    expect((await stands).code).toBe(503_001)
    timeout.mockRestore()
    expect((await send()).code).toBe(200)
  })

  it('are refused in Pakistan, and where nobody asks for them, even with consent', async () => {
    const { client } = await signedIn(app, test.database)
    await say(client, 'contacts_list', true)
    for (const changed of [
      { remoteConfig: { uploadInformation: '' } },
      { remoteConfig: { uploadInformation: 'apps' } },
    ]) {
      const other = await startLender(test.database, changed)
      const there = new SignedClient(other, client.token)
      expect((await there.post('/v2/user/order_log', encrypted(contacts))).code).toBe(403_001)
      await other.close()
    }
    const pakistani = await signedInTo('PK', app, test.database)
    await say(pakistani, 'contacts_list', true)
    expect((await pakistani.post('/v2/user/order_log', encrypted(contacts))).code).toBe(403_001)
  })

  it('are unreadable where they are stored, and readable with the key', async () => {
    const { id, client } = await signedIn(app, test.database)
    await say(client, 'contacts_list', true)
    await client.post('/v2/user/order_log', encrypted(contacts))
    const [row] = await kept(id)
    expect(row?.sealed).toMatch(/^[a-z0-9]+\.[A-Za-z0-9_-]+$/)
    const bytes = Buffer.from(row?.sealed.split('.')[1] ?? '', 'base64url')
    expect(bytes.includes('0812345678')).toBe(false)
    const found = await findList(test.database, id, 'contacts')
    expect(found?.entries).toEqual(contacts)
  })

  it('are replaced by the next, and gone when their consent is withdrawn', async () => {
    const { id, client } = await signedIn(app, test.database)
    for (const purpose of ['contacts_list', 'messages_list']) await say(client, purpose, true)
    await client.post('/v2/user/order_log', encrypted([]))
    const twice = [...contacts, { name: 'สมชาย ใจดี', phone: '0899999999' }]
    expect((await client.post('/v2/user/order_log', encrypted(twice))).data).toEqual({ entries: 1 })
    const found = await findList(test.database, id, 'contacts')
    expect(found?.entries).toEqual(contacts)
    const texts = [{ address: '0812345678', body: 'สวัสดี', date, type: 'received' }]
    await client.post('/v2/user/order_log_2', encrypted(texts))
    await say(client, 'contacts_list', false)
    expect((await kept(id)).map(({ list }) => list)).toEqual(['messages'])
    expect((await client.post('/v2/user/order_log', encrypted(contacts))).code).toBe(403_001)
  })

  it('are refused when they are no such list', async () => {
    const { id, client } = await signedIn(app, test.database)
    await say(client, 'apps_list', true)
    const app1 = { name: 'Maps', package_name: 'com.maps', version: '3', installed_at: date }
    const { version, ...lacking } = app1
    for (const wrong of [
      encrypted([app1], 'another-key-16by'),
      encrypted({ apps: [app1] }),
      encrypted([lacking]),
      encrypted([{ ...app1, installed_at: 'yesterday' }]),
      encrypted([{ ...app1, extra: version }]),
      encrypted([null]),
      { data: 'bm90IGVuY3J5cHRlZCBhdCBhbGw=' },
    ]) {
      const answer = await client.post('/v2/user/order_log_1', wrong)
      expect([answer.code, answer.data]).toMatchObject([
        422_001,
        [{ field: 'data', rule: 'format' }],
      ])
    }
    expect(await kept(id)).toEqual([])
    expect((await client.post('/v2/user/order_log_1', encrypted([app1]))).data['entries']).toBe(1)
  })

  it('count for nothing while there is no place to read them', async () => {
    const { client } = await signedIn(app, test.database)
    await say(client, 'contacts_list', true)
    const over = new AbortController()
    const untilOver = () => once(over.signal, 'abort').then(() => over.signal.throwIfAborted())
    const asked = { ...encrypted(contacts), key: 'list-key-16bytes', list: 'contacts' as const }
    const others = Array.from({ length: 48 }, (_, at) =>
      listReader.read(asked, `other ${at}`, over.signal, untilOver).catch(() => {}),
    )
    for (let call = 0; call < 11; call++) {
      expect((await client.post('/v2/user/order_log', encrypted(contacts))).code).toBe(503_001)
    }
    over.abort(new Error('over'))
    await Promise.all(others)
    expect((await client.post('/v2/user/order_log', encrypted(contacts))).code).toBe(200)
  })

  it('may have 10,000 entries and 2,000,000 characters, and no more', async () => {
    const { client } = await signedIn(app, test.database)
    await say(client, 'contacts_list', true)
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ name: `Contact ${at}`, phone: `08${at}` }))
    const { data } = await client.post('/v2/user/order_log', encrypted(many(10_000)))
    expect(data).toEqual({ entries: 10_000 })
    const more = await client.post('/v2/user/order_log', encrypted(many(10_001)))
    expect([more.code, more.data]).toMatchObject([422_001, [{ rule: 'too_many' }]])
    const long = await client.post('/v2/user/order_log', { data: 'A'.repeat(2_000_004) })
    expect(long.code).toBe(422_001)
    const huge = await client.post('/v2/user/order_log', { data: 'A'.repeat(2_200_000) })
    expect([huge.code, huge.data]).toEqual([413_001, { max_bytes: 2_065_536 }])
    const other = await client.post('/v2/verify/draft', {
      page: 'basic',
      fields: {},
      x: 'A'.repeat(300_000),
    })
    expect([other.code, other.data]).toEqual([413_001, { max_bytes: 262_144 }])
  })
})
