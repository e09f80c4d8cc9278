import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { addDays, dateIn, instantIn } from '../../../src/foundation/clock.ts'
import { moveClock } from '../../../src/store/database/business-clock.ts'
import { readBillPayment } from '../../../src/lending/countries/thailand/promptpay.ts'
import { runDue } from '../../../src/lending/due-work/run-due.ts'
import { apply, certified, newPhone, untilDueAsAgreed, withLoan } from '../../support/borrowers.ts'
import { bothEngines, type TestDatabase } from '../../support/databases.ts'
import { console, SignedClient } from '../../support/lender.ts'
import { checkedTestsOn } from '../../support/lender-tests.ts'
import { scenarioPartners } from '../../../src/world/scenarios/scenario-partners.ts'

const quiet = { error: () => {} }

describe.each(bothEngines)('borrowing and repaying on %s', (engine) => {
  const it = checkedTestsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  it('goes from an unknown phone to a session by the code in the text message', async () => {
    const phone = newPhone()
    const visitor = new SignedClient(app)
    const device = { phone_prefix: '+66', phone, uuid: 'device-0001' }
    const sent = await visitor.post('/v2/user/send_code', device)
    expect(sent.data).toEqual({ expires_in: 300, resend_in: 60 })
    const inbox = await app.inject({ url: `/sandbox/api/texts?phone=${phone}` })
    const { code } = inbox.json<{ texts: [{ code: string }] }>().texts[0]
    const login = await visitor.post('/v2/user/login', { ...device, code })
    expect(login.data).toMatchObject({ user_name: '', next: 'infoList' })
    const client = new SignedClient(app, String(login.data['token']))
    expect((await client.get('/v2/home/index')).data).toMatchObject({
      quota: null,
      next: 'infoList',
    })
    await client.post('/v2/user/logout')
    expect((await client.get('/v2/verify/steps')).code).toBe(403_100)
  })

  it('leads from the product over agreement, signing and payout to a loan that is paid back', async () => {
    // In the morning, so that the payout and its pages are of one day whenever this runs.
    const now = new Date()
    const morning = instantIn('Asia/Bangkok', addDays(dateIn('Asia/Bangkok', now), 1), '08:00')
    await moveClock(test.database, morning.getTime() - now.getTime())
    await untilDueAsAgreed(app)
    const borrower = await certified(app, test.database)
    const { client } = borrower
    const products = await client.get('/v2/loan/products')
    expect(products.data).toMatchObject({ quota: { amount: 2_000_000, currency: 'THB' } })

    const applied = await apply(borrower)
    expect(applied.data).toMatchObject({ next: 'recommend', order: { state: 'approved' } })
    const orderId = (applied.data['order'] as { order_id: string }).order_id
    const order = { order_id: orderId }

    const link = await client.get('/v2/sign/contract', order)
    const page = await app.inject({ url: String(link.data['url']) })
    expect(page.statusCode).toBe(200)
    expect((await client.get('/v2/sign/status', order)).data).toMatchObject({ status: 'waiting' })
    const signed = await app.inject({
      method: 'POST',
      url: String(link.data['url']),
      headers: { 'content-type': 'application/json' },
      payload: { outcome: 'sign' },
    })
    expect(signed.statusCode).toBe(200)
    expect((await client.get('/v2/sign/status', order)).data).toEqual({
      status: 'signed',
      state: 'signed',
      next: 'orderdetails',
    })

    expect(await runDue(test.database, quiet, scenarioPartners)).toBe(0)
    await console(app, 'clock', { hours: '12' })
    const paidOut = await client.get('/v2/order/detail', order)
    expect(paidOut.data).toMatchObject({ state: 'disbursed', days_left: 61 })

    const methods = await client.get('/v2/repay/methods', order)
    const [scan] = methods.data['methods'] as [{ method: string; max_amount: object }]
    const asked = await client.post('/v2/repay/create', {
      ...order,
      method: 'scan_code',
      purpose: 'repay',
      amount: scan.max_amount,
    })
    const { repayment_id, instruction } = asked.data as unknown as {
      repayment_id: string
      instruction: { qr_payload: string; reference: string }
    }
    expect(readBillPayment(instruction.qr_payload)).toMatchObject({
      reference1: instruction.reference,
      // On the day of the payout nothing has been earned yet: the fee falls away (D37).
      amount: 1_000_000,
    })
    const paid = await console(app, 'pay', { qr_payload: instruction.qr_payload })
    // Within 24 hours of the payout.
    expect(paid.body).toEqual({ order_id: orderId, state: 'returned' })
    expect((await client.get('/v2/repay/status', { repayment_id })).data).toMatchObject({
      status: 'paid',
      order_state: 'returned',
    })
    expect((await client.get('/v2/home/index')).data).toMatchObject({
      order: { state: 'returned', outstanding: { amount: 0 } },
      next: 'prod',
    })
    const timeline = (await client.get('/v2/order/detail', order)).data['timeline'] as {
      state: string
    }[]
    expect(timeline.map((each) => each.state)).toEqual([
      'applied',
      'approved',
      'signed',
      'disbursed',
      'returned',
    ])
  })

  it('takes a part, becomes overdue and is caught up by the rest', async () => {
    await untilDueAsAgreed(app, 30)
    const borrower = await certified(app, test.database)
    const orderId = await withLoan(app, borrower, 1_000_000, 120)
    const pay = async (amount: number): Promise<string> => {
      const asked = await borrower.client.post('/v2/repay/create', {
        order_id: orderId,
        method: 'bank_transfer',
        purpose: 'repay',
        amount: { amount, currency: 'THB' },
      })
      const { reference } = asked.data['instruction'] as { reference: string }
      return String((await console(app, 'pay', { reference })).body['state'])
    }
    expect(await pay(100_000)).toBe('disbursed')
    await console(app, 'clock', { days: '31' })
    const late = await borrower.client.get('/v2/order/detail', { order_id: orderId })
    expect(late.data).toMatchObject({ state: 'overdue', days_left: -1 })
    expect(await pay(200_000)).toBe('disbursed')
    const detail = await borrower.client.get('/v2/order/detail', { order_id: orderId })
    const payoff = detail.data['payoff_today'] as { amount: number }
    expect(await pay(payoff.amount)).toBe('repaid')
  })

  it('books a payment that the bank reports twice only once', async () => {
    const borrower = await certified(app, test.database)
    const orderId = await withLoan(app, borrower)
    const asked = await borrower.client.post('/v2/repay/create', {
      order_id: orderId,
      method: 'bank_transfer',
      purpose: 'repay',
      amount: { amount: 50_000, currency: 'THB' },
    })
    const { reference } = asked.data['instruction'] as { reference: string }
    const report = { reference, payment_id: 'bank-payment-1' }
    await Promise.all([1, 2, 3].map(() => console(app, 'pay', report)))
    const detail = await borrower.client.get('/v2/order/detail', { order_id: orderId })
    expect(detail.data['paid']).toEqual({ amount: 50_000, currency: 'THB' })
  })

  it('makes one loan only of a quote, also when that loan has been repaid', async () => {
    const { client, accountId, id } = await certified(app, test.database)
    const quote = await client.post('/v2/loan/quote', {
      product_id: 'th-short',
      amount: { amount: 1_000_000, currency: 'THB' },
      days: 61,
    })
    const named = { quote_id: String(quote.data['quote_id']), account_id: accountId }
    const { data } = await client.get('/v2/loan/agreement', named)
    const request = { ...named, agreement_hash: data['hash'], agreed: true }
    const applied = await client.post('/v2/loan/apply', request)
    const { order_id } = applied.data['order'] as { order_id: string }
    for (const act of ['sign', 'pay-out']) await console(app, act, { borrower_id: id, order_id })
    const asked = await client.post('/v2/repay/create', {
      order_id,
      method: 'bank_transfer',
      purpose: 'repay',
      amount: { amount: 1_000_000, currency: 'THB' },
    })
    const { reference } = asked.data['instruction'] as { reference: string }
    await console(app, 'pay', { reference })
    const again = await client.post('/v2/loan/apply', request)
    expect(again).toMatchObject({ code: 409_002, data: { state: 'quote_expired', next: 'prod' } })
  })

  it('pays out once, however many workers run', async () => {
    const borrower = await certified(app, test.database)
    const applied = await apply(borrower)
    const orderId = (applied.data['order'] as { order_id: string }).order_id
    await console(app, 'sign', { borrower_id: borrower.id, order_id: orderId })
    await test.database.query(`update jobs set due_at = 'epoch' where borrower_id = $1`, [
      borrower.id,
    ])
    const runs = [1, 2, 3, 4].map(() => runDue(test.database, quiet, scenarioPartners))
    expect((await Promise.all(runs)).reduce((sum, each) => sum + each)).toBe(1)
  })

  it('lets a failed signing be tried again', async () => {
    const borrower = await certified(app, test.database)
    const applied = await apply(borrower)
    const order = { order_id: (applied.data['order'] as { order_id: string }).order_id }
    await console(app, 'fail-signing', { borrower_id: borrower.id, ...order })
    expect((await borrower.client.get('/v2/sign/status', order)).data).toMatchObject({
      status: 'failed',
      state: 'approved',
    })
    await borrower.client.get('/v2/sign/contract', order)
    expect((await borrower.client.get('/v2/sign/status', order)).data).toMatchObject({
      status: 'waiting',
    })
  })

  it('keeps what is over when too much is paid, and says so', async () => {
    const borrower = await certified(app, test.database)
    const orderId = await withLoan(app, borrower)
    const asked = await borrower.client.post('/v2/repay/create', {
      order_id: orderId,
      method: 'bank_transfer',
      purpose: 'repay',
      amount: { amount: 1_000_000, currency: 'THB' },
    })
    const { reference } = asked.data['instruction'] as { reference: string }
    const paid = await console(app, 'pay', { reference, amount: '10200.50' })
    expect(paid.body).toMatchObject({ state: 'returned' })
    const [credit] = await test.database.query(
      `select sum(amount)::bigint as amount from ledger_entries
       where borrower_id = $1 and account = 'borrower_credit'`,
      [borrower.id],
    )
    expect(credit).toEqual({ amount: -20_050 })
    const { data } = await borrower.client.get('/v2/message/list')
    const [latest] = data['messages'] as { title: string; text: string }[]
    expect(latest?.title).toBe('You overpaid')
    expect(latest?.text).toContain('200.50')
  })
})
