import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mexico, pakistan } from '@paso/sdk/rules'
import { checkBooks } from '../../../src/lending/ledger/check-books.ts'
import { COUNTRIES, countries } from '../../../src/lending/countries/countries.ts'
import { certified, withLoan } from '../../support/borrowers.ts'
import { startDatabase, type TestDatabase } from '../../support/databases.ts'
import type { EditionClient } from '../../support/edition-borrowers.ts'
import { loanIn } from '../../support/edition-loans.ts'
import { console, startLender, type SignedClient } from '../../support/lender.ts'

const DAYS = 61
const PRINCIPAL = 1_000_000

interface Offer {
  method: string
  min_amount: { amount: number }
  max_amount: { amount: number }
}

describe.each(COUNTRIES)('ways to pay in %s', (country) => {
  let test: TestDatabase
  let app: FastifyInstance
  let client: SignedClient | EditionClient
  let known: EditionClient | undefined
  let orderId: string
  const { currency, product } = countries[country]
  const borrow = async (amount: number): Promise<void> => {
    if (country === 'TH') {
      const borrower = await certified(app, test.database)
      client = borrower.client
      orderId = await withLoan(app, borrower, amount, DAYS)
    } else {
      const lent = await loanIn(country, app, test.database, { amount, days: DAYS }, known)
      ;({ client, orderId } = lent)
      known = lent.client
    }
  }
  beforeAll(async () => {
    test = await startDatabase('pglite')
    app = await startLender(test.database, { country })
  })
  afterAll(async () => {
    await app.close()
    await test.stop()
  })

  const offers = async (): Promise<Offer[]> =>
    (await client.get('/v2/repay/methods', { order_id: orderId })).data['methods'] as Offer[]
  const ask = (method: string, amount: number, purpose = 'repay') =>
    client.post('/v2/repay/create', {
      order_id: orderId,
      method,
      purpose,
      amount: { amount, currency },
    })

  it('return the largest loan by each of them in turn, as much at a time as it takes', async () => {
    await borrow(product.maxAmount)
    const announce = () => client.post('/v2/loan/return', { order_id: orderId })
    let returned = await announce()
    for (let state = ''; state !== 'returned';) {
      for (const { method, max_amount } of (await offers()).toReversed()) {
        const { amount: missing } = returned.data['amount'] as { amount: number }
        // A shop takes all that it can, the others a third of what is missing.
        const part = method === 'convenience_store' ? missing : Math.ceil(missing / 3)
        const asked = await ask(method, Math.min(part, max_amount.amount), 'return')
        const { reference } = asked.data['instruction'] as { reference: string }
        const paid = await console(app, 'pay', { reference })
        state = String(paid.body['state'])
        if (state === 'returned') break
        returned = await announce()
      }
    }
    const { data } = await client.get('/v2/order/detail', { order_id: orderId })
    const paid = { paid: { amount: product.maxAmount }, overpaid: { amount: 0 } }
    expect(data).toMatchObject({ ...paid, outstanding: { amount: 0 } })
    expect(await checkBooks(test.database)).toEqual([])
  })

  it('each bring money back by what the payer is shown', async () => {
    await borrow(PRINCIPAL)
    const methods = (await offers()).map(({ method }) => method)
    expect(methods).toEqual(
      expect.arrayContaining([
        'bank_transfer',
        'virtual_account',
        'convenience_store',
        'scan_code',
      ]),
    )
    expect(methods.includes('paynet')).toBe(country === 'MX')
    for (const method of methods) {
      const asked = await ask(method, 20_000)
      const shown = asked.data['instruction'] as Record<string, string | null>
      const code = shown['virtual_account'] ?? shown['store_code'] ?? shown['paynet_reference']
      const paid = await console(
        app,
        'pay',
        shown['qr_payload'] === null
          ? { reference: code ?? shown['reference'] }
          : { qr_payload: shown['qr_payload'] },
      )
      expect([method, paid.body]).toEqual([method, { order_id: orderId, state: 'disbursed' }])
      const { repayment_id } = asked.data as { repayment_id: string }
      const status = await client.get('/v2/repay/status', { repayment_id })
      expect(status.data).toMatchObject({ method, status: 'paid' })
      if (method === 'virtual_account' && country === 'MX') {
        expect(mexico.accountFormats.bank_account.checks?.(code ?? '')).toBe(true)
      }
      if (method === 'virtual_account' && country === 'PK') {
        expect(pakistan.accountFormats.bank_account.checks?.(code ?? '')).toBe(true)
      }
    }
    expect(await checkBooks(test.database)).toEqual([])
  })

  it('take no more than their limit, and no method of another country', async () => {
    for (const { method, max_amount } of await offers()) {
      const tooMuch = await ask(method, max_amount.amount + 1)
      expect(tooMuch.data).toEqual([
        { field: 'amount.amount', rule: 'max', params: { max: max_amount.amount } },
      ])
    }
    if (country === 'MX') return
    const choices = (await offers()).map(({ method }) => method).join(', ')
    expect((await ask('paynet', 20_000)).data).toEqual([
      { field: 'method', rule: 'choice', params: { choices } },
    ])
  })
})

it('an instruction in Mexico ends at midnight there, and Paynet takes 9,999.99 at most', async () => {
  const test = await startDatabase('pglite')
  const app = await startLender(test.database, { country: 'MX' })
  const { client, orderId } = await loanIn('MX', app, test.database, {
    amount: PRINCIPAL,
    days: DAYS,
  })
  const asked = await client.post('/v2/repay/create', {
    order_id: orderId,
    method: 'paynet',
    purpose: 'repay',
    amount: { amount: 999_999, currency: 'MXN' },
  })
  expect(asked.data['instruction']).toMatchObject({
    amount_limit: 999_999,
    paynet_reference: expect.stringMatching(/^\d{16}$/) as string,
    expires_local: expect.stringMatching(/T23:59$/) as string,
  })
  const over = await client.post('/v2/repay/create', {
    order_id: orderId,
    method: 'paynet',
    purpose: 'repay',
    amount: { amount: 1_000_000, currency: 'MXN' },
  })
  expect(over.code).toBe(422_001)
  await app.close()
  await test.stop()
})
