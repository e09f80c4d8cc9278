import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect } from 'vitest'
import { dateIn } from '../../../src/foundation/clock.ts'
import { figuresIn } from '../../../src/foundation/figures.ts'
import { say } from '../../../src/foundation/say.ts'
import { apply, certified, withLoan, type TestBorrower } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { readPdf } from '../../support/pdf-text.ts'
import { testsOn } from '../../support/lender-tests.ts'

const paidOutOn = say('en', 'papers.paidOutOn')
const paidTooMuch = say('en', 'papers.paidTooMuch')
const endedOn = say('en', 'papers.endedOn')
const signedOn = say('en', 'papers.signedOn')
const firstInstalment = say('en', 'papers.instalment', { number: 1 })

describe.each(engines)('the days on papers on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  let borrower: TestBorrower
  let order_id: string
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })
  beforeEach(async () => {
    borrower = await certified(app, test.database, 2_000_000, undefined, new Date(await now()))
    order_id = await withLoan(app, borrower)
  })

  const now = async (): Promise<string> =>
    (await app.inject({ url: '/sandbox/api/clock' })).json<{ now: string }>().now
  /** Today in Thailand as the papers spell it. */
  const today = async (): Promise<string> =>
    figuresIn('en').day(dateIn('Asia/Bangkok', new Date(await now())))
  const pass = (days: number) => console(app, 'clock', { days: String(days) })
  const detail = async () => (await borrower.client.get('/v2/order/detail', { order_id })).data
  const payoff = async () => ((await detail())['payoff_today'] as { amount: number }).amount
  const ask = async (amount: number, purpose = 'repay') => {
    const asked = await borrower.client.post('/v2/repay/create', {
      order_id,
      method: 'bank_transfer',
      purpose,
      amount: { amount, currency: 'THB' },
    })
    const { reference } = asked.data['instruction'] as { reference: string }
    return { reference, paid_at: await now() }
  }
  /** What stands beside a label of a paper; undefined where the paper has no such line. */
  const lineOf = async (kind: string, label: string): Promise<string | undefined> => {
    const pdf = await borrower.client.raw('/v2/order/document', { order_id, kind })
    expect(pdf.statusCode).toBe(200)
    const lines = readPdf(pdf.rawPayload).text.split('\n')
    return lines.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2)
  }
  const bounce = async () => {
    const bounced = await console(app, 'bounce', { borrower_id: borrower.id, order_id })
    expect(bounced.body).toMatchObject({ state: 'payout_failed' })
  }

  const payOutToAnotherAccount = async (): Promise<void> => {
    await borrower.client.post('/v2/bank/account', {
      category: 'bank_account',
      bank_code: 'scb',
      number: '2234567890',
      number_copy: '2234567890',
      holder_name: 'Somchai Jaidee',
      consent: true,
    })
    await console(app, 'pay-out', { borrower_id: borrower.id, order_id })
  }

  it('say when the payout was made that stands, not the one that the bank sent back', async () => {
    const signed = await today()
    expect(await lineOf('contract', paidOutOn)).toBe(signed)
    await bounce()
    expect(await lineOf('contract', paidOutOn)).toBeUndefined()
    await pass(5)
    await payOutToAnotherAccount()
    const paidOut = await today()
    expect(paidOut).not.toBe(signed)
    expect(await lineOf('contract', paidOutOn)).toBe(paidOut)
    expect(await lineOf('contract', signedOn)).toBe(signed)
  })

  it('name no payout of a loan that was abandoned once its money came back', async () => {
    await bounce()
    expect((await borrower.client.post('/v2/loan/abandon', { order_id })).code).toBe(200)
    expect(await lineOf('contract', paidOutOn)).toBeUndefined()
    expect(await lineOf('contract', signedOn)).toBe(await today())
  })

  it('count due dates as they were agreed to, once the money of a later day came back', async () => {
    await borrower.client.post('/v2/loan/return', { order_id })
    await console(app, 'pay', await ask(1_000_000, 'return'))
    const applied = await apply(borrower)
    order_id = (applied.data['order'] as { order_id: string }).order_id
    const name = { borrower_id: borrower.id, order_id }
    await pass(2)
    await console(app, 'sign', name)
    const agreed = await lineOf('contract', firstInstalment)
    await console(app, 'pay-out', name)
    expect(await lineOf('contract', firstInstalment)).not.toBe(agreed)
    await bounce()
    expect(await lineOf('contract', firstInstalment)).toBe(agreed)
  })

  it('say that a loan ended when it was paid off, not when that was matched', async () => {
    await pass(10)
    const paid = await ask(await payoff())
    const paidOn = await today()
    await pass(20)
    await console(app, 'pay', paid)
    expect(await lineOf('payoff_certificate', paidTooMuch)).toBeUndefined()
    // What comes after the end does not move it.
    await console(app, 'pay', { reference: paid.reference, amount: 500 })
    expect(await lineOf('payoff_certificate', endedOn)).toBe(paidOn)
    expect(await lineOf('payoff_certificate', paidTooMuch)).toBe('฿5.00')
  })

  it('say that a loan ended with the money that was paid last, whichever was matched last', async () => {
    await pass(10)
    const earlier = await ask(500_000)
    await pass(10)
    const later = await ask((await payoff()) - 400_000)
    await console(app, 'pay', { ...later })
    const paidOn = await today()
    await pass(10)
    await console(app, 'pay', earlier)
    expect((await detail())['state']).toBe('repaid')
    expect(await lineOf('payoff_certificate', endedOn)).toBe(paidOn)
  })

  it('say that a loan was returned when the money was sent, not when it was matched', async () => {
    await borrower.client.post('/v2/loan/return', { order_id })
    const back = await ask(1_000_000, 'return')
    const paidOn = await today()
    await pass(70)
    await console(app, 'pay', back)
    expect((await detail())['state']).toBe('returned')
    expect(await lineOf('payoff_certificate', endedOn)).toBe(paidOn)
  })

  it('do not end a loan before it was paid out, though its money was sent before', async () => {
    const paid = await ask(await payoff())
    await bounce()
    await pass(5)
    await payOutToAnotherAccount()
    await console(app, 'pay', paid)
    expect((await detail())['state']).toBe('returned')
    expect(await lineOf('payoff_certificate', endedOn)).toBe(await today())
  })
})
