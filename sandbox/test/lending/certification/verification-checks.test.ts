import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { recordEvaluation } from '../../../src/lending/certification/evaluations.ts'
import { savePage } from '../../../src/lending/certification/pages.ts'
import { moveClock } from '../../../src/store/database/business-clock.ts'
import { certified, signedIn, withLoan } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'

describe.each(engines)('checks beside the steps on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  const withPictures = async () => {
    const borrower = await signedIn(app, test.database)
    await savePage(test.database, borrower.id, 'identity', {}, new Date())
    return borrower
  }
  const liveness = (liveness_id: string) => ({ liveness_id, mode: 'native' })

  it('say what the maker of the liveness check saw, five times a day', async () => {
    const { client } = await withPictures()
    const results: unknown[] = []
    for (const id of ['lv-1.no_face', 'lv-2.not_the_holder', 'lv-3', 'lv-3', 'lv-4.not_live']) {
      const { data } = await client.post('/v2/verify/liveness', liveness(id))
      results.push([data['result'], data['tries_left']])
    }
    expect(results).toEqual([
      ['no_face', 4],
      ['not_the_holder', 3],
      ['passed', 2],
      ['expired', 1],
      ['not_live', 0],
    ])
    const sixth = await client.post('/v2/verify/liveness', liveness('lv-5'))
    expect([sixth.code, sixth.data['state']]).toEqual([409_002, 'no_tries_left'])
  })

  it('know no liveness id that nobody issued, and count no try for it', async () => {
    const { client } = await withPictures()
    expect((await client.post('/v2/verify/liveness', liveness('made-up'))).code).toBe(404_001)
    const { data } = await client.post('/v2/verify/liveness', liveness('lv-1'))
    expect(data['tries_left']).toBe(4)
  })

  it('hold the evaluation up while the newest face was not the holder’s', async () => {
    const { id, client } = await certified(app, test.database)
    await test.database.query('delete from evaluations where borrower_id = $1', [id])
    const results: unknown[] = []
    for (const liveness_id of [
      'lv-6.not_the_holder',
      'lv-7.no_face',
      'lv-6.not_the_holder',
      'lv-8',
      'lv-8',
      'lv-9.not_the_holder',
    ]) {
      // Six are more than a day takes.
      if (liveness_id === 'lv-9.not_the_holder') await moveClock(test.database, 86_400_000)
      const checked = await client.post('/v2/verify/liveness', liveness(liveness_id))
      const { code, data } = await client.get('/v2/verify/submit_apply')
      results.push([checked.data['result'], code, data['state'] ?? data['result']])
    }
    expect(results).toEqual([
      ['not_the_holder', 409_002, 'not_the_holder'],
      ['no_face', 409_002, 'not_the_holder'],
      ['expired', 409_002, 'not_the_holder'],
      ['passed', 200, 'approved'],
      ['expired', 200, 'approved'],
      ['not_the_holder', 409_002, 'not_the_holder'],
    ])
    const { data } = await client.get('/v2/verify/submit_apply')
    expect(data).toEqual({ state: 'not_the_holder', allowed: ['liveness'], next: 'transfer' })
  })

  it('wait for the pictures of the identity step', async () => {
    const { client } = await signedIn(app, test.database)
    expect((await client.post('/v2/verify/liveness', liveness('lv-1'))).code).toBe(409_002)
  })

  const refused = async () => {
    const borrower = await signedIn(app, test.database)
    await recordEvaluation(
      test.database,
      borrower.id,
      { outcome: 'refused', reason: 'income_too_low', applyAgainOn: '2099-01-01' },
      { currency: 'THB', riskToken: undefined, now: new Date() },
    )
    return borrower
  }
  const objection = { statement: 'My income is higher.\nSee the certificate.' }

  it('promise an answer to an objection, and the console gives it', async () => {
    const { id, client } = await refused()
    const promised = await client.post('/v2/verify/objection', objection)
    const { case_id, received_at, answer_by } = promised.data
    expect(Date.parse(String(answer_by))).toBeGreaterThan(Date.parse(String(received_at)))
    const told = await client.get('/v2/message/list')
    const none = { order_id: null, wish: null, affordable_amount: null }
    expect(told.data['open_requests']).toEqual([
      { ...promised.data, ...none, ...objection, about: 'objection' },
    ])
    const twice = await client.post('/v2/verify/objection', objection)
    expect([twice.code, twice.data['state']]).toEqual([409_002, 'objection_open'])

    const waiting = await app.inject({ url: '/sandbox/api/requests' })
    expect(waiting.json<{ requests: object[] }>().requests).toContainEqual(
      expect.objectContaining({ borrower_id: id, case_id, about: 'objection', ...objection }),
    )
    const answer = { borrower_id: id, case_id, text: 'You are right: 5,000 baht.' }
    expect((await console(app, 'answer', answer)).status).toBe(200)
    expect((await console(app, 'answer', answer)).status).toBe(404)
    const { data } = await client.get('/v2/message/list')
    expect(data['messages']).toMatchObject([
      { kind: 'objection_answer', text: answer.text, case_id },
      { kind: 'account_notice', case_id: null },
    ])
    expect((await client.post('/v2/verify/objection', objection)).code).toBe(200)
  })

  it('take no objection where nothing was refused, nor to another’s loan', async () => {
    const borrower = await certified(app, test.database)
    const none = await borrower.client.post('/v2/verify/objection', objection)
    expect([none.code, none.data['state']]).toEqual([409_002, 'nothing_refused'])
    const order_id = await withLoan(app, borrower)
    const paid = await borrower.client.post('/v2/verify/objection', { ...objection, order_id })
    expect([paid.code, paid.data['state']]).toEqual([409_002, 'disbursed'])
    const { client } = await refused()
    const others = await client.post('/v2/verify/objection', { ...objection, order_id })
    expect(others.code).toBe(404_001)
  })

  it('show a request on the console’s page, its words as text', async () => {
    const { client } = await refused()
    await client.post('/v2/verify/objection', { statement: '<b>wrong</b>' })
    const page = await app.inject({ url: '/sandbox' })
    expect(page.body).toContain('&lt;b&gt;wrong&lt;/b&gt;')
    expect(page.body).toContain('Objects to a refusal')
  })
})
