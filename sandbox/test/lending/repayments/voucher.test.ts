import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { addDays, dateIn } from '../../../src/foundation/clock.ts'
import { certified, withLoan, type TestBorrower } from '../../support/borrowers.ts'
import { bothEngines, engines, type TestDatabase } from '../../support/databases.ts'
import { specimen, upload } from '../../support/direct-call.ts'
import { console } from '../../support/lender.ts'
import { checkedTestsOn } from '../../support/lender-tests.ts'

const ZONE = 'Asia/Bangkok'
const PRINCIPAL = 1_000_000

describe.each(bothEngines)('a voucher on %s', (engine) => {
  const it = checkedTestsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  let borrower: TestBorrower
  let order_id: string
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  const picture = async (purpose: 'repayment_voucher' | 'id_back' = 'repayment_voucher') => {
    const owner = { id: borrower.id, phone: borrower.phone, phonePrefix: '+66' }
    return (await upload(test.database, owner, purpose, specimen('work-certificate'))).file_id
  }
  const businessTime = async (): Promise<Date> => {
    const { now } = (await app.inject({ url: '/sandbox/api/clock' })).json<{ now: string }>()
    return new Date(now)
  }
  const today = async () => dateIn(ZONE, await businessTime())
  const waiting = async (amount = 100_000) => {
    borrower = await certified(app, test.database)
    order_id = await withLoan(app, borrower, PRINCIPAL)
    const asked = await borrower.client.post('/v2/repay/create', {
      order_id,
      method: 'bank_transfer',
      purpose: 'repay',
      amount: { amount, currency: 'THB' },
    })
    const { reference } = asked.data['instruction'] as { reference: string }
    return { repayment_id: String(asked.data['repayment_id']), reference }
  }
  const send = async (repayment_id: string, changed: object = {}) =>
    borrower.client.post('/v2/repay/voucher', {
      repayment_id,
      file_id: await picture(),
      paid_on: await today(),
      amount: { amount: 100_000, currency: 'THB' },
      ...changed,
    })
  const statusOf = async (repayment_id: string) =>
    (await borrower.client.get('/v2/repay/status', { repayment_id })).data['status']
  const lost = async () =>
    (await app.inject({ url: '/sandbox/api/unmatched' })).json<{
      unmatched: { bank_payment_id: string }[]
    }>()
  const paid = async () => {
    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    return (data['paid'] as { amount: number }).amount
  }
  const paidDays = async () => {
    const rows = await test.database.query<{ value_date: string }>(
      `select value_date from ledger_transactions where order_id = $1 and kind = 'payment'`,
      [order_id],
    )
    return rows.map(({ value_date }) => value_date)
  }
  const name = (repayment_id: string) => ({ borrower_id: borrower.id, repayment_id })
  const kinds = async () =>
    ((await borrower.client.get('/v2/message/list')).data['messages'] as { kind: string }[]).map(
      ({ kind }) => kind,
    )

  it('is answered once, however often the button is pressed', async () => {
    const { repayment_id, reference } = await waiting()
    await console(app, 'pay-unidentified', { reference })
    await send(repayment_id)
    const presses = [1, 2, 3].map(() => console(app, 'voucher-found', name(repayment_id)))
    const statuses = (await Promise.all(presses)).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 404, 404])
    expect(await paid()).toBe(100_000)
  })

  // What follows does not hang on the engine: on the other one it runs in the matrix.
  if (!engines.includes(engine)) return

  it('makes a lost payment count from the payer’s day once somebody found it', async () => {
    const { repayment_id, reference } = await waiting()
    const paidOn = addDays(await today(), 4)
    await console(app, 'clock', { days: '4' })
    await console(app, 'pay-unidentified', { reference })
    expect((await lost()).unmatched).toMatchObject([{ amount: 100_000 }])
    await console(app, 'clock', { days: '6' })
    const sent = await send(repayment_id, { paid_on: paidOn })
    expect(sent.data).toMatchObject({ repayment_id, status: 'reported' })
    expect(await statusOf(repayment_id)).toBe('reported')
    expect(Date.parse(String(sent.data['answer_by']))).toBeGreaterThan(
      (await businessTime()).getTime(),
    )
    const shown = await borrower.client.get('/v2/repay/status', { repayment_id })
    const { reported_at, answer_by } = shown.data['report'] as Record<string, string>
    expect(answer_by).toBe(sent.data['answer_by'])
    expect(Date.parse(reported_at ?? '')).toBeLessThanOrEqual((await businessTime()).getTime())

    await console(app, 'voucher-found', name(repayment_id))
    expect(await statusOf(repayment_id)).toBe('paid')
    expect(await paidDays()).toEqual([paidOn])
    expect(await kinds()).toContain('payment_received')
    expect(await lost()).toEqual({ vouchers: [], unmatched: [] })
  })

  it('books the transfer that came, though its payer names another day, and that but once', async () => {
    const { repayment_id, reference } = await waiting()
    const paidOn = await today()
    await console(app, 'pay-unidentified', { reference })
    const bank_payment_id = (await lost()).unmatched[0]?.bank_payment_id
    await console(app, 'clock', { days: '1' })
    await send(repayment_id, { paid_on: await today() })
    expect((await console(app, 'voucher-found', name(repayment_id))).status).toBe(200)
    expect((await console(app, 'match', { bank_payment_id, reference })).status).toBe(404)
    expect(await paid()).toBe(100_000)
    expect(await paidDays()).toEqual([paidOn])
  })

  it('books nothing where no money came, whatever its payer says', async () => {
    const { repayment_id } = await waiting()
    await send(repayment_id, { amount: { amount: 900_000_000_000, currency: 'THB' } })
    const page = async () => (await app.inject({ url: '/sandbox' })).body
    expect(await page()).toContain('No unmatched payment of this sum has come')
    expect(await page()).not.toContain(`voucher-found-${repayment_id}`)
    const { status, body } = await console(app, 'voucher-found', name(repayment_id))
    expect([status, body['code'], body['data']]).toEqual([
      409,
      409_002,
      { state: 'nothing_came', allowed: [], next: 'repayment' },
    ])
    expect([await paid(), await statusOf(repayment_id)]).toEqual([0, 'reported'])
    await console(app, 'voucher-not-found', name(repayment_id))
    expect(await statusOf(repayment_id)).toBe('not_found')
  })

  it('takes of two transfers of its sum the one nearer to the day that was named', async () => {
    const { repayment_id, reference } = await waiting()
    const first = await today()
    await console(app, 'clock', { days: '9' })
    for (const paid_on of [first, addDays(first, 3), addDays(first, 6)]) {
      await console(app, 'pay-unidentified', { reference, paid_on })
    }
    await send(repayment_id, { paid_on: addDays(first, 4) })
    expect((await app.inject({ url: '/sandbox' })).body).toContain(`voucher-found-${repayment_id}`)
    await console(app, 'voucher-found', name(repayment_id))
    expect(await paidDays()).toEqual([addDays(first, 3)])
    const left = (await lost()).unmatched
    expect(left).toHaveLength(2)
    for (const { bank_payment_id } of left)
      await console(app, 'match', { bank_payment_id, reference })
    expect(await paid()).toBe(300_000)
  })

  it('waits for the payout, as its money does', async () => {
    const { repayment_id, reference } = await waiting()
    await console(app, 'pay-unidentified', { reference })
    await send(repayment_id)
    await console(app, 'bounce', { borrower_id: borrower.id, order_id })
    const { body } = await console(app, 'voucher-found', name(repayment_id))
    expect([body['code'], body['data']]).toEqual([
      409_002,
      expect.objectContaining({ state: 'payout_failed' }),
    ])
    await borrower.client.post('/v2/bank/account_default', { account_id: borrower.accountId })
    await console(app, 'pay-out', { borrower_id: borrower.id, order_id })
    expect((await console(app, 'voucher-found', name(repayment_id))).status).toBe(200)
    expect(await paid()).toBe(100_000)
  })

  it('is not booked again, nor missed, once its payment was matched by itself', async () => {
    const { repayment_id, reference } = await waiting()
    await send(repayment_id)
    await console(app, 'pay', { reference })
    for (const answer of ['voucher-found', 'voucher-not-found']) {
      expect((await console(app, answer, name(repayment_id))).status).toBe(404)
    }
    expect(await paid()).toBe(100_000)
    expect(await kinds()).not.toContain('payment_not_found')
  })

  it('of a payment that was not found says so, and can be sent again', async () => {
    const { repayment_id } = await waiting()
    await send(repayment_id)
    await console(app, 'voucher-not-found', name(repayment_id))
    expect(await statusOf(repayment_id)).toBe('not_found')
    expect(await kinds()).toContain('payment_not_found')
    expect((await send(repayment_id)).data['status']).toBe('reported')
  })

  it('has its answer by the promised time, also when nobody looked', async () => {
    const { repayment_id } = await waiting()
    await send(repayment_id)
    await console(app, 'clock', { days: '3' })
    expect(await statusOf(repayment_id)).toBe('not_found')
  })

  it('is taken for the rest of a payment that came in part', async () => {
    const { repayment_id, reference } = await waiting()
    await console(app, 'pay', { reference, amount: 60_000 })
    const rest = { amount: { amount: 40_000, currency: 'THB' } }
    expect((await send(repayment_id, rest)).data['status']).toBe('reported')
    expect(await statusOf(repayment_id)).toBe('reported')
    await console(app, 'clock', { days: '3' })
    expect([await statusOf(repayment_id), await kinds()]).toEqual([
      'part_paid',
      expect.arrayContaining(['payment_not_found']),
    ])
    expect((await send(repayment_id, rest)).code).toBe(200)
    await console(app, 'pay-unidentified', { reference, amount: 40_000 })
    expect((await console(app, 'voucher-found', name(repayment_id))).status).toBe(200)
    expect([await statusOf(repayment_id), await paid()]).toEqual(['paid', 100_000])
    expect((await send(repayment_id)).code).toBe(409_002)
  })

  it('is refused for a payment that is booked already', async () => {
    const { repayment_id, reference } = await waiting()
    await console(app, 'pay', { reference })
    expect(await send(repayment_id)).toMatchObject({ code: 409_002, data: { state: 'paid' } })
  })

  it('is refused with another’s picture or payment, or a picture of something else', async () => {
    const { repayment_id } = await waiting()
    const foreign = await picture()
    const first = { ...borrower }
    await waiting()
    expect((await send(repayment_id)).code).toBe(404_001)
    borrower = first
    expect((await send(repayment_id, { file_id: await picture('id_back') })).code).toBe(404_001)
    expect((await send(repayment_id, { file_id: foreign })).code).toBe(200)
    expect((await send(repayment_id, { file_id: repayment_id })).code).toBe(404_001)
  })

  it('is refused for a day to come, one before the loan, no sum or another currency', async () => {
    const { repayment_id } = await waiting()
    const faults = async (changed: object) => (await send(repayment_id, changed)).data
    const day = await today()
    expect(await faults({ paid_on: addDays(day, 1) })).toEqual([
      { field: 'paid_on', rule: 'max', params: { max: day } },
    ])
    expect(await faults({ paid_on: addDays(day, -1) })).toMatchObject([{ rule: 'min' }])
    expect(await faults({ amount: { amount: 0, currency: 'THB' } })).toMatchObject([
      { field: 'amount.amount', rule: 'min' },
    ])
    expect(await faults({ amount: { amount: 1, currency: 'PKR' } })).toMatchObject([
      { field: 'amount.currency', rule: 'choice' },
    ])
  })
})
