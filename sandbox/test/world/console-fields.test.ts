import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { certified, withLoan } from '../support/borrowers.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import { console } from '../support/lender.ts'
import { testsOn } from '../support/lender-tests.ts'

/** What hardly any field takes. */
const odd = [
  ...['\0', 'a\0b', '\ud800', '__proto__', '٣', 'NaN', '-1', '1.5'],
  ...['x'.repeat(501), 'x'.repeat(2001), '9'.repeat(400)],
  ...['0001-01-01', '0206-11-01', '9999-12-31', '-000001-01-01T00:00:00Z', '+275760-09-13'],
  ...[[], {}, null, true, 1e308, -1],
]

describe.each(engines)('the fields of the console on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  /** What each call acts on: there is an instruction to pay, lost money and a request for help. */
  const calls = async (): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> => {
    const borrower = await certified(app, test.database)
    const order_id = await withLoan(app, borrower)
    const { client, id: borrower_id } = borrower
    const { data } = await client.post('/v2/repay/create', {
      ...{ order_id, method: 'bank_transfer', purpose: 'repay' },
      amount: { amount: 50_000, currency: 'THB' },
    })
    const { reference = '' } = data['instruction'] as { reference?: string }
    const repayment_id = String(data['repayment_id'])
    const asked = await client.post('/v2/repay/help', { order_id, wish: 'pause' })
    const paid = { amount: '500', paid_at: '2026-11-21T09:00:00Z', paid_on: '2026-11-21' }
    const order = { borrower_id, order_id }
    return {
      pay: { reference, code: '', qr_payload: '', payment_id: 'a', share: 'full', ...paid },
      lose: { reference, ...paid },
      match: { bank_payment_id: 'a', reference },
      answer: { borrower_id, case_id: String(asked.data['case_id']), text: 'Yes.' },
      'voucher-found': { borrower_id, repayment_id },
      'voucher-not-found': { borrower_id, repayment_id },
      clock: { days: '0', hours: '0', minutes: '0' },
      age: { phone: '811234567', days: '0', hours: '0', minutes: '0' },
      outage: { calls: '0' },
      ...{ approve: order, reject: order, sign: order, 'fail-signing': order, 'pay-out': order },
      ...{ bounce: order, 'write-off': order },
    }
  }

  it('are refused or taken, whatever is in them, and never break the lender', async () => {
    const broken = []
    for (const [path, fields] of Object.entries(await calls())) {
      for (const [field, value] of Object.entries(fields).flatMap(([name]) =>
        odd.map((each) => [name, each] as const),
      )) {
        // What is read of two fields is read of the odd one alone.
        const { paid_on: _, ...others } = fields
        const { status } = await console(app, path, { ...others, [field]: value })
        if (status >= 500) broken.push([path, field, JSON.stringify(value).slice(0, 30), status])
        await console(app, 'outage', { calls: '0' })
      }
    }
    expect(broken).toEqual([])
  })

  it('that name a day before anybody paid here say how to write one', async () => {
    const { pay } = await calls()
    for (const [field, value] of [
      ['paid_on', '0206-11-01'],
      ['paid_on', '1999-12-31'],
      ['paid_at', '0206-11-01T09:00:00Z'],
    ] as const) {
      const { reference } = pay ?? {}
      const { status, body } = await console(app, 'pay', { reference, [field]: value })
      expect([status, body['code'], body['data']]).toEqual([
        422,
        422_001,
        [{ field, rule: 'format', params: {} }],
      ])
      expect(body['message']).toContain('2000')
    }
  })

  it('that hold what no text can say so', async () => {
    const { answer = {} } = await calls()
    for (const [path, fields] of [
      ['pay', { reference: 'a\0b' }],
      ['pay', { reference: '\ud800' }],
      ['match', { bank_payment_id: '\0', reference: '1' }],
      ['answer', { ...answer, text: 'Yes\0' }],
    ] as const) {
      const { status, body } = await console(app, path, fields)
      expect([status, body['code']]).toEqual([422, 422_001])
      expect(body['message']).toContain('a character that cannot be kept')
    }
  })
})
