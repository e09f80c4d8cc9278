import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { addMessage } from '../../../src/lending/messages/message-store.ts'
import { certified, signedIn, withLoan } from '../../support/borrowers.ts'
import { bothEngines, type TestDatabase } from '../../support/databases.ts'
import { testsOn } from '../../support/lender-tests.ts'

describe.each(bothEngines)('the inbox on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ shared }) => {
    ;({ test, app } = shared)
  })

  const send = (borrowerId: string, once?: string) =>
    test.database.transaction((tx) =>
      addMessage(tx, borrowerId, {
        kind: 'payment_reminder',
        wording: 'due_soon',
        params: { amount: 1_051_986, currency: 'THB', day: '2026-12-03' },
        ...(once === undefined ? {} : { once }),
        sentAt: new Date(),
      }),
    )

  it('says that a loan was paid out, in the language that is asked for', async () => {
    const borrower = await certified(app, test.database)
    const orderId = await withLoan(app, borrower)
    const { data } = await borrower.client.get('/v2/message/list')
    expect(data).toMatchObject({
      unread: 1,
      cursor: null,
      messages: [{ kind: 'loan_update', order_id: orderId, case_id: null, read_at: null }],
    })
    const [english] = data['messages'] as { title: string; text: string }[]
    expect(english?.title).toBe('Your loan was paid out')
    expect(english?.text).toContain('฿10,000.00')
    const thai = await borrower.client.get(
      '/v2/message/list',
      {},
      { headers: { 'accept-language': 'th' } },
    )
    expect(thai.data['messages']).toMatchObject([{ title: 'โอนเงินกู้ให้คุณแล้ว' }])
  })

  it('keeps when a message was first read, and counts what is left', async () => {
    const { id, client } = await signedIn(app, test.database)
    const first = await send(id)
    await send(id)
    const read = { message_ids: [first] }
    expect((await client.post('/v2/message/read', read)).data).toEqual({ unread: 1 })
    const readAt = async () => {
      const { data } = await client.get('/v2/message/list')
      return (data['messages'] as { read_at: string | null }[]).at(-1)?.read_at
    }
    const before = await readAt()
    expect(before).not.toBeNull()
    await client.post('/v2/message/read', read)
    expect(await readAt()).toBe(before)
  })

  it('marks none when one of them is somebody else’s', async () => {
    const { id, client } = await signedIn(app, test.database)
    const stranger = await signedIn(app, test.database)
    const ids = [await send(id), await send(stranger.id)]
    expect((await client.post('/v2/message/read', { message_ids: ids })).code).toBe(404_001)
    expect((await client.get('/v2/message/list')).data['unread']).toBe(1)
    expect((await client.post('/v2/message/read', { message_ids: ['no-id'] })).code).toBe(404_001)
  })

  it('is read by pages of 20, newest first', async () => {
    const { id, client } = await signedIn(app, test.database)
    const sent: unknown[] = []
    for (let count = 0; count < 25; count++) sent.push(await send(id))
    const idsOf = (data: Record<string, unknown>) =>
      (data['messages'] as { message_id: string }[]).map((each) => each.message_id)
    const one = await client.get('/v2/message/list')
    const two = await client.get('/v2/message/list', { cursor: String(one.data['cursor']) })
    expect([...idsOf(one.data), ...idsOf(two.data)]).toEqual(sent.toReversed())
    expect([one.data['unread'], two.data['cursor']]).toEqual([25, null])
  })

  it('takes what is sent once only once', async () => {
    const { id, client } = await signedIn(app, test.database)
    await Promise.all(Array.from({ length: 5 }, () => send(id, 'reminder')))
    expect((await client.get('/v2/message/list')).data['unread']).toBe(1)
  })
})
