import type { FastifyInstance } from 'fastify'
import { strFromU8 } from 'fflate'
import { describe, expect } from 'vitest'
import { figuresIn } from '../../../src/foundation/figures.ts'
import type { Money } from '../../../src/foundation/money.ts'
import { say } from '../../../src/foundation/say.ts'
import {
  certified,
  untilDueAsAgreed,
  withLoan,
  type TestBorrower,
} from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { exported } from '../../support/exported.ts'
import { console } from '../../support/lender.ts'
import { checkedTestsOn } from '../../support/lender-tests.ts'

describe.each(engines)('the loans on the page of a copy on %s', (engine) => {
  const it = checkedTestsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  let borrower: TestBorrower
  let order_id: string
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  const withExtendedLoan = async (): Promise<Money> => {
    await untilDueAsAgreed(app, 61, 68)
    borrower = await certified(app, test.database)
    order_id = await withLoan(app, borrower, 1_000_000, 61)
    const { data } = await borrower.client.get('/v2/repay/extension_options', { order_id })
    const [option] = data['options'] as { option_id: string; cost: Money }[]
    if (!option) throw new Error('no extension is on offer')
    const { option_id: extension_option_id, cost } = option
    await pay('extend', cost, { extension_option_id })
    return cost
  }
  const pay = async (purpose: string, amount: Money, more: object = {}, received?: number) => {
    const asked = await borrower.client.post('/v2/repay/create', {
      ...{ order_id, method: 'bank_transfer', purpose, amount },
      ...more,
    })
    const { reference } = asked.data['instruction'] as { reference: string }
    await console(app, 'pay', { reference, ...(received !== undefined && { amount: received }) })
  }
  const detail = async () => (await borrower.client.get('/v2/order/detail', { order_id })).data
  const sumsOnPage = async (): Promise<Record<string, string>> => {
    const page = strFromU8((await exported(app, borrower.client))['data.html'] ?? new Uint8Array())
    const [, loans = ''] =
      new RegExp(`<h2>${say('en', 'copy.loans')}</h2>(.*?)<h2>`, 's').exec(page) ?? []
    const facts = loans.matchAll(/<dt>(.*?)<\/dt>\s*<dd><bdi>(.*?)<\/bdi>/gs)
    return Object.fromEntries([...facts].map(([, label = '', value = '']) => [label, value]))
  }
  /** By how much the sums fail to come to what is still to repay, in minor units, for who adds them up by hand. */
  const shortOnPage = async (): Promise<number> => {
    const sums = await sumsOnPage()
    const of = (label: string): number =>
      Math.round(Number((sums[label] ?? '0').replaceAll(/[฿,]/g, '')) * 100)
    const cost = of('Total to repay') + of('Late fees') + of('Late interest') + of('Rounding')
    const fellAway = of('Fees and interest that fall away because you paid earlier')
    const paid = of('Paid in all') - of('Of that more than was owed')
    return cost - fellAway - paid - of('Still to repay')
  }
  const { sum } = figuresIn('en')

  it('say what of the total was for more time, and what being late cost besides', async () => {
    const cost = await withExtendedLoan()
    await console(app, 'clock', { days: '80' })
    const order = (await detail()) as Record<string, Money> & { cost: { total: Money } }
    const { late_fee, late_interest, outstanding, paid } = order
    const amountOf = (each: Money | undefined) => each?.amount ?? 0
    expect(amountOf(late_fee)).toBeGreaterThan(0)
    expect(amountOf(late_interest)).toBeGreaterThan(0)
    expect(await sumsOnPage()).toMatchObject({
      'Total to repay': sum(order.cost.total),
      'Of it for more time': sum(cost),
      'Late fees': sum(late_fee as Money),
      'Late interest': sum(late_interest as Money),
      'Paid in all': sum(paid as Money),
      'Still to repay': sum(outstanding as Money),
    })
    expect(await shortOnPage()).toBe(0)
  })

  it('say what was paid too much, also once it was sent back', async () => {
    borrower = await certified(app, test.database)
    order_id = await withLoan(app, borrower, 1_000_000, 61)
    const { amount, currency } = (await detail())['payoff_today'] as Money
    await pay('repay', { amount, currency }, {}, amount + 5_000)
    const kept = { 'Of that more than was owed': '฿50.00' }
    const before = await sumsOnPage()
    expect(before).toMatchObject(kept)
    expect(Object.keys(before)).not.toContain('Of what you overpaid, sent back to you')
    const { accountId: account_id } = borrower
    await borrower.client.post('/v2/repay/refund', { order_id, account_id })
    await console(app, 'refund', { borrower_id: borrower.id, order_id })
    expect(await sumsOnPage()).toMatchObject({
      ...kept,
      'Of what you overpaid, sent back to you': '฿50.00',
    })
  })

  it('add up after an early part, while late, and once it is paid off', async () => {
    await untilDueAsAgreed(app, 61)
    borrower = await certified(app, test.database)
    order_id = await withLoan(app, borrower, 1_000_000, 61)
    await console(app, 'clock', { days: '10' })
    await pay('repay', { amount: 500_000, currency: 'THB' })
    expect(await shortOnPage()).toBe(0)
    await console(app, 'clock', { days: '70' })
    expect(await shortOnPage()).toBe(0)
    await pay('repay', (await detail())['payoff_today'] as Money)
    expect((await detail())['state']).toBe('repaid')
    expect(await shortOnPage()).toBe(0)
  })

  it.each([
    [1_000_000, '฿0.01'],
    [100_000, '฿-0.01'],
  ])('name the rounding of interest that is paid in parts, of %d', async (principal, rounding) => {
    await untilDueAsAgreed(app, 61)
    borrower = await certified(app, test.database)
    order_id = await withLoan(app, borrower, principal, 61)
    for (const days of ['2', '3']) {
      await console(app, 'clock', { days })
      await pay('repay', { amount: 500, currency: 'THB' })
    }
    expect(await sumsOnPage()).toMatchObject({ Rounding: rounding })
    expect(await shortOnPage()).toBe(0)
  })

  it('add up on days of being late', async () => {
    await untilDueAsAgreed(app, 61)
    borrower = await certified(app, test.database)
    order_id = await withLoan(app, borrower, 1_000_000, 61)
    const short: number[] = []
    // Late interest is rounded by itself: on some of these days it differs by the smallest coin.
    for (const days of ['75', '4', '3']) {
      await console(app, 'clock', { days })
      short.push(await shortOnPage())
    }
    expect(short).toEqual([0, 0, 0])
  })

  it('add up where an extended loan is paid off early and too much', async () => {
    await withExtendedLoan()
    await console(app, 'clock', { days: '10' })
    const payoff = (await detail())['payoff_today'] as Money
    await pay('repay', payoff, {}, payoff.amount + 12_345)
    expect(await sumsOnPage()).toMatchObject({ 'Of that more than was owed': '฿123.45' })
    expect(await shortOnPage()).toBe(0)
  })

  it('name no price of more time for a loan that was returned: it cost nothing', async () => {
    await withExtendedLoan()
    const { data } = await borrower.client.post('/v2/loan/return', { order_id })
    await pay('return', data['amount'] as Money)
    expect((await detail())['state']).toBe('returned')
    const sums = await sumsOnPage()
    expect(sums['Status']).toBe('Returned by you')
    expect(Object.keys(sums)).not.toContain('Of it for more time')
    expect(Object.keys(sums)).not.toContain('Total to repay')
  })
})
