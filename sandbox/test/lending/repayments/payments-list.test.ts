import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { certified, withLoan, type TestBorrower } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'

interface Listed {
  repayment_id: string
  order_id: string
  status: string
  amount: { amount: number }
  paid_at: string | null
}

describe.each(engines)('the list of payments on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  let borrower: TestBorrower
  let orderId: string
  it.beforeAll(async ({ shared }) => {
    ;({ test, app } = shared)
    borrower = await certified(app, test.database)
    orderId = await withLoan(app, borrower)
  })

  const ask = async (amount: number, method = 'bank_transfer') =>
    borrower.client.post('/v2/repay/create', {
      order_id: orderId,
      method,
      purpose: 'repay',
      amount: { amount, currency: 'THB' },
    })
  const list = async (query: Record<string, string> = {}) => {
    const { code, data } = await borrower.client.get('/v2/repay/list', query)
    expect(code).toBe(200)
    return { repayments: data['repayments'] as Listed[], cursor: data['cursor'] as string | null }
  }

  it('says what came for an instruction, not what was asked for', async () => {
    const asked = await ask(40_000)
    const { reference } = asked.data['instruction'] as { reference: string }
    await console(app, 'pay', { reference, amount: '250' })
    const [newest] = (await list()).repayments
    expect(newest).toMatchObject({
      repayment_id: asked.data['repayment_id'],
      order_id: orderId,
      status: 'part_paid',
      amount: { amount: 25_000, currency: 'THB' },
    })
    expect(newest?.paid_at).not.toBeNull()
  })

  it('goes on page by page, newest first, each payment once', async () => {
    for (let count = 0; count < 21; count++) await ask(10_000 + count)
    const first = await list({ order_id: orderId })
    expect(first.repayments).toHaveLength(20)
    expect(first.repayments[0]?.amount.amount).toBe(10_020)
    const rest = await list({ order_id: orderId, cursor: String(first.cursor) })
    expect(rest.repayments).toHaveLength(2)
    expect(rest.cursor).toBeNull()
    const all = [...first.repayments, ...rest.repayments].map((each) => each.repayment_id)
    expect(new Set(all).size).toBe(22)
  })

  it('shows nobody another borrower’s payments', async () => {
    const stranger = await certified(app, test.database)
    const own = await stranger.client.get('/v2/repay/list')
    expect(own.data).toEqual({ repayments: [], cursor: null })
    const others = await stranger.client.get('/v2/repay/list', { order_id: orderId })
    expect(others.code).toBe(404_001)
  })

  it('refuses a cursor that it did not give', async () => {
    const answer = await borrower.client.get('/v2/repay/list', { cursor: 'bm90aGluZw' })
    expect(answer.code).toBe(400_001)
  })

  it.each(['paynet'])(
    'has no %s in Thailand, where no instruction is made for it',
    async (method) => {
      const answer = await ask(10_000, method)
      expect([answer.code, answer.data]).toEqual([
        422_001,
        [
          {
            field: 'method',
            rule: 'choice',
            params: { choices: expect.stringContaining('bank_transfer') as string },
          },
        ],
      ])
    },
  )

  it('sells no extension that was not offered, and takes back no loan whose return nobody announced', async () => {
    const request = {
      order_id: orderId,
      method: 'bank_transfer',
      amount: { amount: 10_000, currency: 'THB' },
    }
    const extended = await borrower.client.post('/v2/repay/create', {
      ...request,
      purpose: 'extend',
      extension_option_id: 'ext-7',
    })
    expect(extended.code).toBe(422_001)
    const returned = await borrower.client.post('/v2/repay/create', {
      ...request,
      purpose: 'return',
    })
    expect(returned.code).toBe(409_002)
  })
})
