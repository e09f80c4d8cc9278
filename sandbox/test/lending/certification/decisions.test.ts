import type { FastifyInstance } from 'fastify'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, describe, expect } from 'vitest'
import { verifyChains } from '../../../src/lending/audit/verify-chains.ts'
import { addDays } from '../../../src/foundation/clock.ts'
import { Failure } from '../../../src/foundation/failure.ts'
import { runDue } from '../../../src/lending/due-work/run-due.ts'
import { apply, type TestBorrower } from '../../support/borrowers.ts'
import { bothEngines, engines, type TestDatabase } from '../../support/databases.ts'
import { testsOn } from '../../support/lender-tests.ts'
import { scenarioPartners } from '../../../src/world/scenarios/scenario-partners.ts'
import { REJECTED, decisionsOn } from '../../support/decisions.ts'

describe.each(bothEngines)('what the lender decides on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })
  afterAll(async () => {
    expect((await verifyChains(test.database)).broken).toEqual([])
  })

  const { act, today, stateOf, orderOf, payingTo, waiting, detail, newest, refusalOn } =
    decisionsOn(() => ({ app, test }))

  it('decided by many at once, it comes to one outcome', async () => {
    for (let round = 0; round < 8; round++) {
      const { borrower, order_id, name } = await waiting()
      const answers = await Promise.all([
        ...['approve', 'reject', 'approve', 'reject'].map((path) => act(path, name)),
        borrower.client.post('/v2/loan/abandon', { order_id }),
        borrower.client.get('/v2/verify/submit_apply'),
      ])
      const { state, timeline, refusal } = await detail(borrower, order_id)
      const decisions = answers.slice(0, 4).filter(({ status }) => status === 200)
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
      // An approved order can still be given up.
      const isGivenUp = state === 'abandoned'
      expect(decisions.length).toBe(isGivenUp && !timeline.includes('approved') ? 0 : 1)
      expect(timeline.filter((each) => each === 'approved' || each === 'rejected').length).toBe(
        decisions.length,
      )
      expect(refusal === null).toBe(state !== 'rejected')
      const kept = await test.database.query(
        'select id from evaluations where borrower_id = $1 and order_id = $2',
        [borrower.id, order_id],
      )
      expect(kept.length).toBe(state === 'rejected' ? 1 : 0)
    }
  })

  it('lapses once beside a decision at that moment', async () => {
    const { borrower, order_id, name } = await waiting()
    await test.database.query(
      `update orders set applied_at = applied_at - interval '8 days'
       where borrower_id = $1 and id = $2`,
      [borrower.id, order_id],
    )
    const log = { error: (problem: unknown) => expect(problem).toBeInstanceOf(Failure) }
    const lapse = () => runDue(test.database, log, scenarioPartners)
    await Promise.all([lapse(), act('reject', name), lapse()])
    const { timeline, state } = await detail(borrower, order_id)
    expect(timeline).toEqual(['applied', state])
    expect(['expired', 'rejected']).toContain(state)
  })

  // What follows does not hang on the engine: on the other one it runs in the matrix.
  if (!engines.includes(engine)) return

  it('an application that waits is an open loan that nobody can sign', async () => {
    const { borrower, order_id, name } = await waiting()
    const { client, accountId: account_id } = borrower
    expect(await detail(borrower, order_id)).toEqual({
      ...{ state: 'applied', refusal: null, timeline: ['applied'] },
    })
    expect((await client.get('/v2/home/index')).data['next']).toBe('recommend')
    expect(await newest(borrower)).toBeUndefined()
    const again = await apply(borrower)
    expect([again.code, again.data['state']]).toEqual([409_004, 'applied'])
    for (const answer of [
      await client.get('/v2/sign/contract', { order_id }),
      await client.post('/v2/bank/account_remove', { account_id }),
      await client.post('/v2/verify/objection', { order_id, statement: 'Why so long?' }),
      await client.post('/v2/repay/help', { order_id, wish: 'pause' }),
    ]) {
      expect(stateOf(answer)).toEqual([409_002, 'applied'])
    }
    expect((await client.post('/v2/account/cancel', { confirmed: true })).code).toBe(409_003)
    for (const path of ['sign', 'fail-signing', 'pay-out', 'bounce', 'write-off']) {
      const { body } = await act(path, name)
      expect([body['code'], body['data']], path).toEqual([
        409_002,
        expect.objectContaining({ state: 'applied', next: 'recommend' }),
      ])
    }
  })

  it('the console’s page offers to approve or reject it, and only while it waits', async () => {
    const { order_id, name } = await waiting()
    const buttons = async () => {
      const { body } = await app.inject({ url: '/sandbox' })
      return ['approve', 'reject', 'sign', 'fail-signing'].filter((each) =>
        body.includes(`id="${each}-${order_id}"`),
      )
    }
    expect(await buttons()).toEqual(['approve', 'reject'])
    await act('approve', name)
    expect(await buttons()).toEqual(['sign', 'fail-signing'])
  })

  it('approved by the console, it is signed and paid out, and the borrower is notified', async () => {
    const { borrower, order_id, name } = await waiting()
    expect((await act('approve', name)).body).toEqual({ order_id, state: 'approved' })
    expect(await newest(borrower)).toMatchObject({
      ...{ kind: 'loan_update', order_id, title: 'Your loan was approved' },
      text: expect.stringContaining('฿10,000.00') as string,
    })
    for (const path of ['approve', 'reject']) {
      const { body } = await act(path, name)
      expect([body['code'], body['message']]).toEqual([
        409_002,
        'The order does not allow that now: it is approved.',
      ])
    }
    await act('sign', name)
    await act('pay-out', name)
    expect(await detail(borrower, order_id)).toEqual({
      state: 'disbursed',
      refusal: null,
      timeline: ['applied', 'approved', 'signed', 'disbursed'],
    })
    const acts = await test.database.query<{ act: string }>(
      `select actor || ' ' || action as act from audit_entries where borrower_id = $1
       and action in ('applyForLoan', 'approve', 'pay_out') order by seq`,
      [borrower.id],
    )
    expect(acts.map(({ act: each }) => each)).toEqual([
      ...['borrower applyForLoan', 'staff approve', 'staff pay_out'],
    ])
  })

  it('rejected by the console, it says why and until when, and nothing is lent before', async () => {
    const { borrower, order_id, name } = await waiting()
    const { client } = borrower
    const day = addDays(await today(), 90)
    expect((await act('reject', name)).body).toEqual({ order_id, state: 'rejected' })
    expect(await detail(borrower, order_id)).toEqual({
      ...{ state: 'rejected', refusal: refusalOn(day), timeline: ['applied', 'rejected'] },
    })
    const message = await newest(borrower)
    expect(message).toMatchObject({
      ...{ kind: 'loan_update', order_id, title: 'Your application was not approved' },
    })
    expect(message?.text).toContain(`from ${Number(day.slice(8))} `)
    const home = async () => (await client.get('/v2/home/index')).data
    expect(await home()).toMatchObject({ quota: null, next: 'home', refusal: refusalOn(day) })

    await act('clock', { days: '89' })
    expect(stateOf(await client.get('/v2/loan/products'))).toEqual([409_002, 'refused'])
    const refused = await client.get('/v2/verify/submit_apply')
    expect(refused.data).toMatchObject({ result: 'refused', refusal: refusalOn(day) })
    await act('clock', { days: '1' })
    expect(await home()).toMatchObject({ refusal: null, next: 'home' })
    const granted = await client.get('/v2/verify/submit_apply')
    expect(granted.data['result']).toBe('approved')
    const usual = await certifiedAccount(borrower)
    expect(orderOf(await apply(usual)).state).toBe('approved')
    // What was said of the first order stays true of it.
    expect((await detail(borrower, order_id)).refusal).toEqual(refusalOn(day))
  })

  /** The same borrower with the account that was there from the beginning. */
  const certifiedAccount = async (borrower: TestBorrower): Promise<TestBorrower> => {
    const { data } = await borrower.client.get('/v2/bank/accounts')
    const all = data['accounts'] as { account_id: string }[]
    const other = all.find(({ account_id }) => account_id !== borrower.accountId)
    return { ...borrower, accountId: other?.account_id ?? '' }
  }

  it('a quote of before the rejection makes no loan', async () => {
    const { borrower, name } = await waiting()
    const { client } = borrower
    const amount = { amount: 500_000, currency: 'THB' }
    const quote = await client.post('/v2/loan/quote', { product_id: 'th-short', amount, days: 61 })
    const named = {
      quote_id: String(quote.data['quote_id']),
      account_id: (await certifiedAccount(borrower)).accountId,
    }
    const agreement = await client.get('/v2/loan/agreement', named)
    await act('reject', name)
    const agreed = { ...named, agreement_hash: agreement.data['hash'], agreed: true }
    expect(stateOf(await client.post('/v2/loan/apply', agreed))).toEqual([409_002, 'refused'])
  })

  it('rejected at once, the application answers so, and the chain says it', async () => {
    const borrower = await payingTo(REJECTED)
    const day = addDays(await today(), 90)
    const applied = await apply(borrower)
    const { order_id, state } = orderOf(applied)
    expect([applied.code, state, applied.data['next']]).toEqual([200, 'rejected', 'recommend'])
    expect(await detail(borrower, order_id)).toEqual({
      ...{ state: 'rejected', refusal: refusalOn(day), timeline: ['applied', 'rejected'] },
    })
    expect((await newest(borrower))?.title).toBe('Your application was not approved')
    expect(stateOf(await borrower.client.get('/v2/loan/products'))).toEqual([409_002, 'refused'])
    const [chained] = await test.database.query<{ about: object }>(
      `select about from audit_entries where borrower_id = $1 and action = 'applyForLoan'`,
      [borrower.id],
    )
    expect(chained?.about).toMatchObject({ order_id, state: 'rejected', code: 200 })
  })

  it('an objection to a rejected loan is promised an answer, which names the loan', async () => {
    const { borrower, order_id, name } = await waiting()
    await act('reject', name)
    const objection = { order_id, statement: 'The account is mine; the name is spelt otherwise.' }
    const promised = await borrower.client.post('/v2/verify/objection', objection)
    expect(promised.code).toBe(200)
    const twice = await borrower.client.post('/v2/verify/objection', objection)
    expect(stateOf(twice)).toEqual([409_002, 'objection_open'])
    const { case_id } = promised.data
    const answer = { borrower_id: borrower.id, case_id, text: 'We looked again.' }
    expect((await act('answer', answer)).status).toBe(200)
    expect(await newest(borrower)).toMatchObject({
      ...{ kind: 'objection_answer', order_id, text: answer.text },
    })
  })

  it('given up by the borrower while it waits, it is decided no more', async () => {
    const { borrower, order_id, name } = await waiting()
    const given = await borrower.client.post('/v2/loan/abandon', { order_id })
    expect(given.data['state']).toBe('abandoned')
    for (const path of ['approve', 'reject']) expect((await act(path, name)).status).toBe(409)
    expect((await borrower.client.get('/v2/loan/products')).code).toBe(200)
  })

  it.each(['applied', 'approved'])('left %s for a week, it lapses, and says so', async (state) => {
    const { borrower, order_id, name } = await waiting()
    if (state === 'approved') await act('approve', name)
    await act('clock', { days: '6' })
    expect((await detail(borrower, order_id)).state).toBe(state)
    await act('clock', { days: '1', hours: '1' })
    expect((await detail(borrower, order_id)).state).toBe('expired')
    const message = await newest(borrower)
    expect(message).toMatchObject({
      ...{ kind: 'loan_update', order_id, title: 'Your application has expired' },
      text: expect.stringContaining('You owe nothing') as string,
    })
    expect((await act('approve', name)).status).toBe(409)
    expect(orderOf(await apply(borrower)).state).toBe('applied')
  })

  it('a rejection is in the export with its order, and gone when the person is forgotten', async () => {
    const { borrower, order_id, name } = await waiting()
    await act('reject', name)
    const answer = await borrower.client.raw('/v2/account/export')
    const files = unzipSync(answer.rawPayload)
    const json = (file: string) => JSON.parse(strFromU8(files[file] ?? new Uint8Array())) as object
    const evaluations = (json('data.json') as { evaluations: object[] }).evaluations
    expect(evaluations.at(-1)).toMatchObject({ result: 'refused', order_id })
    const folder = Object.keys(files).find((file) => file.endsWith('/order.json')) ?? ''
    expect(json(folder)).toMatchObject({ refusal: { reason: 'details_not_confirmed' } })

    expect((await borrower.client.post('/v2/account/cancel', { confirmed: true })).code).toBe(200)
    await act('clock', { days: '17' })
    const kept = await test.database.query('select id from evaluations where borrower_id = $1', [
      borrower.id,
    ])
    expect(kept).toEqual([])
  })
})
