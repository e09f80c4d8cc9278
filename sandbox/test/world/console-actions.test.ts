import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { apply, certified, withLoan, type TestBorrower } from '../support/borrowers.ts'
import { bothEngines, engines, type TestDatabase } from '../support/databases.ts'
import { console } from '../support/lender.ts'
import { checkedTestsOn } from '../support/lender-tests.ts'

const DAY = 86_400_000

describe.each(bothEngines)('what a tester makes happen on %s', (engine) => {
  const it = checkedTestsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  const act = (path: string, body: object = {}) => console(app, path, body)
  const read = async <Data>(path: string): Promise<Data> =>
    (await app.inject({ url: `/sandbox/api/${path}` })).json<Data>()
  const signed = async () => {
    const borrower = await certified(app, test.database)
    const applied = await apply(borrower)
    const { order_id } = applied.data['order'] as { order_id: string }
    const name = { borrower_id: borrower.id, order_id }
    await act('sign', name)
    return { borrower, name }
  }
  const paidOut = async () => {
    const borrower = await certified(app, test.database)
    return { borrower, name: { borrower_id: borrower.id, order_id: await withLoan(app, borrower) } }
  }
  const detail = async ({ client }: TestBorrower, order_id: string) => {
    const { data } = await client.get('/v2/order/detail', { order_id })
    const sum = (name: string) => (data[name] as { amount: number }).amount
    return {
      state: data['state'],
      paid: sum('paid'),
      outstanding: sum('outstanding'),
      payoff: sum('payoff_today'),
      data,
    }
  }
  const instruction = async ({ client }: TestBorrower, order_id: string, amount: number) => {
    const asked = { order_id, method: 'scan_code', purpose: 'repay' }
    const sum = { amount: { amount, currency: 'THB' } }
    const { data } = await client.post('/v2/repay/create', { ...asked, ...sum })
    return data['instruction'] as { reference: string; qr_payload: string }
  }
  const unmatched = async () =>
    (await read<{ unmatched: { bank_payment_id: string }[] }>('unmatched')).unmatched
  const refusedFor = async (path: string, name: object, state: string) => {
    const { status, body } = await act(path, name)
    expect([status, body['code'], body['data']]).toEqual([
      409,
      409_002,
      expect.objectContaining({ state }),
    ])
  }
  const otherAccount = {
    category: 'bank_account',
    bank_code: 'kbank',
    number: '2233445566',
    number_copy: '2233445566',
    holder_name: 'Somchai Jaidee',
    consent: true,
  }

  it('a payment that was lost is matched to its instruction once', async () => {
    const { borrower, name } = await paidOut()
    const { reference } = await instruction(borrower, name.order_id, 150_000)
    expect((await act('pay-unidentified', { reference, amount: 0 })).status).toBe(422)
    await act('pay-unidentified', { reference, amount: 140_000 })
    const bank_payment_id = (await unmatched()).at(-1)?.bank_payment_id
    const request = { bank_payment_id, reference }
    expect((await act('match', { ...request, reference: 'nobody' })).status).toBe(404)
    const tries = await Promise.all([
      act('match', request),
      act('match', request),
      act('match', request),
    ])
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    expect((await detail(borrower, name.order_id)).paid).toBe(140_000)
    const booked = await test.database.query(
      `select actor from audit_entries where borrower_id = $1 and action = 'payment_booked'`,
      [borrower.id],
    )
    expect(booked).toEqual([{ actor: 'staff' }])
  })

  // What follows does not hang on the engine: on the other one it runs in the matrix.
  if (!engines.includes(engine)) return

  it('a payout bounces before it is booked, and goes to the account that the borrower gives', async () => {
    const { borrower, name } = await signed()
    expect((await act('bounce', name)).body['state']).toBe('payout_failed')
    const { data } = await borrower.client.get('/v2/message/list')
    expect((data['messages'] as { title: string }[])[0]?.title).toBe('Your payout failed')
    await act('clock', { hours: '2' })
    expect((await detail(borrower, name.order_id)).state).toBe('payout_failed')
    expect((await borrower.client.post('/v2/bank/account', otherAccount)).code).toBe(200)
    const waiting = await detail(borrower, name.order_id)
    expect([waiting.state, waiting.data['payout_expected_by']]).toEqual([
      'signed',
      expect.any(String),
    ])
    await act('clock', { hours: '1' })
    const after = await detail(borrower, name.order_id)
    expect([after.state, after.paid]).toEqual(['disbursed', 0])
    expect(after.data['account']).toMatchObject({ number_masked: '••••••5566' })
  })

  it('a payout that was booked comes back, is owed no more, and is paid out anew', async () => {
    const { borrower, name } = await paidOut()
    const before = await detail(borrower, name.order_id)
    expect((await act('bounce', name)).body['state']).toBe('payout_failed')
    const gone = await detail(borrower, name.order_id)
    expect([gone.outstanding, gone.paid, gone.data['due_date']]).toEqual([0, 0, null])
    await refusedFor('write-off', name, 'payout_failed')
    const { client } = borrower
    const accounts = await client.get('/v2/bank/accounts')
    const [chosen] = accounts.data['accounts'] as { account_id: string }[]
    await client.post('/v2/bank/account_default', { account_id: chosen?.account_id })
    expect((await act('pay-out', name)).body['state']).toBe('disbursed')
    const again = await detail(borrower, name.order_id)
    expect([again.state, again.outstanding]).toEqual(['disbursed', before.outstanding])
    expect((await act('bounce', name)).body['state']).toBe('payout_failed')
    const abandoned = await client.post('/v2/loan/abandon', { order_id: name.order_id })
    expect(abandoned.data['state']).toBe('abandoned')
  })

  it('the contract names the account that was agreed to, wherever the money went', async () => {
    const { borrower, name } = await signed()
    const agreed = async () => {
      const [row] = await test.database.query<{ account_id: string; agreed_account_id: string }>(
        'select account_id, agreed_account_id from orders where borrower_id = $1',
        [borrower.id],
      )
      return row
    }
    await act('bounce', name)
    await borrower.client.post('/v2/bank/account', otherAccount)
    expect((await agreed())?.agreed_account_id).toBe(borrower.accountId)
    expect((await agreed())?.account_id).not.toBe(borrower.accountId)
  })

  it('a payout bounces no more once something was paid, nor before the signature', async () => {
    const { borrower, name } = await paidOut()
    const { reference } = await instruction(borrower, name.order_id, 100_000)
    await act('pay', { reference })
    await refusedFor('bounce', name, 'disbursed')
    const applied = await apply(await certified(app, test.database))
    expect(applied.code).toBe(200)
    const { orders } = await read<{ orders: { borrower_id: string; order_id: string }[] }>('orders')
    await refusedFor('bounce', orders[0] ?? {}, 'approved')
    await refusedFor('pay-out', orders[0] ?? {}, 'approved')
    await refusedFor('sign', name, 'disbursed')
  })

  it('an overdue loan is written off, still owed, and repaid all the same', async () => {
    const { borrower, name } = await paidOut()
    await refusedFor('write-off', name, 'disbursed')
    await act('clock', { days: '70' })
    const late = await detail(borrower, name.order_id)
    expect(late.state).toBe('overdue')
    expect((await act('write-off', name)).body['state']).toBe('written_off')
    await refusedFor('write-off', name, 'written_off')
    const lost = await detail(borrower, name.order_id)
    expect([lost.state, lost.outstanding]).toEqual(['written_off', late.outstanding])
    const { reference } = await instruction(borrower, name.order_id, lost.outstanding)
    expect((await act('pay', { reference })).body['state']).toBe('repaid')
  })

  it('a payment counts from the day on which it was paid, up to today', async () => {
    const { borrower, name } = await paidOut()
    const { now } = await read<{ now: string }>('clock')
    const payer = new Date(Date.parse(now) + 2 * DAY).toISOString().slice(0, 10)
    await act('clock', { days: '5' })
    const { reference } = await instruction(borrower, name.order_id, 100_000)
    for (const paid_on of ['2099-01-01', 'yesterday', '2026-02-31']) {
      expect((await act('pay', { reference, paid_on })).status).toBe(422)
    }
    expect((await act('pay', { reference, paid_on: payer })).status).toBe(200)
    const [row] = await test.database.query<{ value_date: string }>(
      `select value_date from ledger_transactions where borrower_id = $1 and kind = 'payment'`,
      [borrower.id],
    )
    expect(row?.value_date).toBe(payer)
  })

  it('a pasted code is paid, be it a QR code or a reference', async () => {
    const { borrower, name } = await paidOut()
    const { qr_payload } = await instruction(borrower, name.order_id, 100_000)
    expect((await act('pay', { code: qr_payload })).status).toBe(200)
    const { reference } = await instruction(borrower, name.order_id, 200_000)
    const half = { code: `${reference.slice(0, 4)} ${reference.slice(4)}`, share: 'half' }
    expect((await act('pay', half)).status).toBe(200)
    expect((await detail(borrower, name.order_id)).paid).toBe(200_000)
    expect((await act('pay', { code: '0002broken' })).status).toBe(422)
    expect((await act('pay', { code: 'nobody' })).status).toBe(404)
  })

  it('money is matched with no loan before its payout, and lowers the debt once it is', async () => {
    const { borrower, name } = await paidOut()
    const { reference } = await instruction(borrower, name.order_id, 100_000)
    await act('pay-unidentified', { reference })
    const bank_payment_id = (await unmatched()).at(-1)?.bank_payment_id
    await act('bounce', name)
    await refusedFor('match', { bank_payment_id, reference }, 'payout_failed')
    await borrower.client.post('/v2/bank/account', otherAccount)
    await refusedFor('match', { bank_payment_id, reference }, 'signed')
    await act('pay-out', name)
    const before = await detail(borrower, name.order_id)
    expect((await act('match', { bank_payment_id, reference })).status).toBe(200)
    const after = await detail(borrower, name.order_id)
    expect([after.paid, after.payoff]).toEqual([100_000, before.payoff - 100_000])
    await refusedFor('bounce', name, 'disbursed')
  })

  it('money that comes by its reference while a payout failed is kept, and booked but once', async () => {
    const { borrower, name } = await paidOut()
    const { reference } = await instruction(borrower, name.order_id, 100_000)
    const { now } = await read<{ now: string }>('clock')
    const paid_at = new Date(Date.parse(now) - 1000).toISOString()
    const paymentName = [borrower.id, 'named'].join(' ')
    const pay = { reference, payment_id: paymentName, paid_at }
    await act('bounce', name)
    for (const round of ['at first', 'again']) {
      const { body } = await act('pay', pay)
      expect([body['state'], body['notice']], round).toEqual([
        'payout_failed',
        expect.stringContaining('Not booked'),
      ])
    }
    const kept = () =>
      unmatched().then((all) =>
        all.filter(({ bank_payment_id }) => bank_payment_id === paymentName),
      )
    expect(await kept()).toEqual([
      { app_id: 'paso-th', bank_payment_id: paymentName, amount: 100_000, paid_at },
    ])
    expect((await detail(borrower, name.order_id)).paid).toBe(0)
    await borrower.client.post('/v2/bank/account', otherAccount)
    await act('pay-out', name)
    const { client } = borrower
    expect((await client.post('/v2/loan/return', { order_id: name.order_id })).code).toBe(200)
    expect((await act('pay', pay)).status).toBe(200)
    expect(await kept()).toEqual([])
    expect((await act('match', { bank_payment_id: paymentName, reference })).status).toBe(404)
    expect((await detail(borrower, name.order_id)).paid).toBe(100_000)
  })

  it('a payout can bounce again while money for the loan is kept, which is credited once it is given up', async () => {
    const { borrower, name } = await paidOut()
    const { reference } = await instruction(borrower, name.order_id, 100_000)
    await act('bounce', name)
    await act('pay', { reference })
    const bank_payment_id = (await unmatched()).at(-1)?.bank_payment_id
    await borrower.client.post('/v2/bank/account', otherAccount)
    await act('pay-out', name)
    expect((await act('bounce', name)).body['state']).toBe('payout_failed')
    await borrower.client.post('/v2/loan/abandon', { order_id: name.order_id })
    expect((await act('match', { bank_payment_id, reference })).body['state']).toBe('abandoned')
    const [credit] = await test.database.query<{ sum: number }>(
      `select -sum(amount)::bigint as sum from ledger_entries
       where order_id = $1 and account = 'borrower_credit'`,
      [name.order_id],
    )
    expect(credit?.sum).toBe(100_000)
  })

  it('an outage lasts for so many calls of the app', async () => {
    const { client } = await certified(app, test.database)
    expect((await act('outage', { calls: '2' })).body['calls']).toBe(2)
    const answers = []
    for (let call = 0; call < 3; call++) answers.push((await client.get('/v2/bank/list')).code)
    expect(answers).toEqual([503_001, 503_001, 200])
    for (const calls of ['-1', 'many', '1001', 1.5]) {
      expect((await act('outage', { calls })).status).toBe(422)
    }
  })

  it('orders come a page at a time, each once', async () => {
    for (let made = 0; made < 15; made++) await apply(await certified(app, test.database))
    const [row] = await test.database.query<{ count: number }>(
      'select count(*) as count from orders',
    )
    const seen: string[] = []
    for (let before: string | null = ''; before !== null;) {
      const query: string = before === '' ? '' : `?before=${before}`
      const page = await read<{ orders: { order_id: string }[]; before: string | null }>(
        `orders${query}`,
      )
      expect(page.orders.length).toBeLessThanOrEqual(12)
      seen.push(...page.orders.map(({ order_id }) => order_id))
      before = page.before
    }
    expect([new Set(seen).size, seen.length]).toEqual([row?.count, row?.count])
  })
})
