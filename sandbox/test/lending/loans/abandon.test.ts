import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { apply, certified, withLoan, type TestBorrower } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'

describe.each(engines)('giving a loan up on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ shared }) => {
    ;({ test, app } = shared)
  })

  const applied = async (): Promise<{ borrower: TestBorrower; order_id: string }> => {
    const borrower = await certified(app, test.database)
    const { order_id } = (await apply(borrower)).data['order'] as { order_id: string }
    return { borrower, order_id }
  }

  it('ends it without cost, keeps the reason, and lets the borrower apply anew', async () => {
    const { borrower, order_id } = await applied()
    const answer = await borrower.client.post('/v2/loan/abandon', {
      order_id,
      reason: 'too_expensive',
    })
    expect(answer.data).toEqual({ order_id, state: 'abandoned', next: 'prod' })
    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    expect([data['state'], (data['outstanding'] as { amount: number }).amount]).toEqual([
      'abandoned',
      0,
    ])
    const [kept] = await test.database.query(
      'select borrower_id, order_id, reason from abandonments where borrower_id = $1 and order_id = $2',
      [borrower.id, order_id],
    )
    const opened = test.database.vault.openRow('abandonments', kept ?? {})
    expect(opened).toMatchObject({ reason: 'too_expensive' })
    expect((await apply(borrower)).code).toBe(200)
  })

  it('needs no reason, and repeated with its key happens once', async () => {
    const { borrower, order_id } = await applied()
    const key = `abandon-${order_id}`
    const first = await borrower.client.post('/v2/loan/abandon', { order_id }, { key })
    const again = await borrower.client.post('/v2/loan/abandon', { order_id }, { key })
    expect([first.code, again.code, again.data]).toEqual([200, 200, first.data])
    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    const states = (data['timeline'] as { state: string }[]).map(({ state }) => state)
    expect(states.filter((state) => state === 'abandoned')).toHaveLength(1)
  })

  it('is too late once it is signed or paid out', async () => {
    const { borrower, order_id } = await applied()
    await console(app, 'sign', { borrower_id: borrower.id, order_id })
    const signed = await borrower.client.post('/v2/loan/abandon', { order_id })
    expect([signed.code, signed.data['state']]).toEqual([409_002, 'signed'])
    const paidOut = await certified(app, test.database)
    const loan = await withLoan(app, paidOut)
    const late = await paidOut.client.post('/v2/loan/abandon', { order_id: loan })
    expect([late.code, late.data['state']]).toEqual([409_002, 'disbursed'])
  })

  it('is for its own borrower only', async () => {
    const { borrower, order_id } = await applied()
    const stranger = await certified(app, test.database)
    expect((await stranger.client.post('/v2/loan/abandon', { order_id })).code).toBe(404_001)
    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    expect(data['state']).toBe('approved')
  })
})
