import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { addDays } from '../../../src/foundation/clock.ts'
import type { DataOf } from '../../../src/foundation/contract.ts'
import {
  certified,
  untilDueAsAgreed,
  withLoan,
  type TestBorrower,
} from '../../support/borrowers.ts'
import { bothEngines, engines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { readPdf } from '../../support/pdf-text.ts'
import { checkedTestsOn } from '../../support/lender-tests.ts'

const PRINCIPAL = 1_000_000

interface Option {
  option_id: string
  days: number
  cost: { amount: number; currency: string }
  due_date: string
  apr: number
  outstanding_after: { amount: number }
}

describe.each(bothEngines)('an extension on %s', (engine) => {
  const it = checkedTestsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  let borrower: TestBorrower
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  const newLoan = async (days = 61): Promise<string> => {
    // With one extension and with two.
    await untilDueAsAgreed(app, ...(days === 61 ? [61, 68, 75] : [30]))
    borrower = await certified(app, test.database)
    return withLoan(app, borrower, PRINCIPAL, days)
  }
  const optionsOf = async (order_id: string) => {
    const { data } = await borrower.client.get('/v2/repay/extension_options', { order_id })
    return data['options'] as Option[]
  }
  const firstOption = async (order_id: string): Promise<Option> => {
    const [option] = await optionsOf(order_id)
    if (!option) throw new Error('no extension is on offer')
    return option
  }
  const ask = (order_id: string, option: Pick<Option, 'option_id' | 'cost'>) =>
    borrower.client.post('/v2/repay/create', {
      order_id,
      method: 'bank_transfer',
      purpose: 'extend',
      amount: option.cost,
      extension_option_id: option.option_id,
    })
  const referenceOf = (asked: { data: Record<string, unknown> }) =>
    (asked.data['instruction'] as { reference: string }).reference
  const detailOf = async (order_id: string) => {
    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    return data as {
      state: string
      due_date: string
      outstanding: { amount: number }
      paid: { amount: number }
      cost: { apr: number; days: number; schedule: { due_date: string }[] }
    }
  }

  /** The messages about payments, oldest first. */
  const titlesOf = async (order_id: string) => {
    const { data } = await borrower.client.get('/v2/message/list')
    return (data['messages'] as { kind: string; order_id: string; title: string }[])
      .filter((each) => each.kind === 'payment_received' && each.order_id === order_id)
      .map(({ title }) => title)
      .reverse()
  }

  const costOf = async (order_id: string) => {
    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    return data['cost'] as Record<
      'total' | 'service_fee' | 'interest' | 'cost_per_day',
      { amount: number }
    > & { schedule: { total: { amount: number } }[] }
  }
  const scheduled = ({ schedule }: { schedule: { total: { amount: number } }[] }) =>
    schedule.reduce((sum, { total }) => sum + total.amount, 0)

  it('of many that are paid at once comes into force once', async () => {
    const orderId = await newLoan()
    const option = await firstOption(orderId)
    const references = [1, 2, 3, 4].map(async () => referenceOf(await ask(orderId, option)))
    await Promise.all(
      (await Promise.all(references)).map((reference) => console(app, 'pay', { reference })),
    )
    expect((await detailOf(orderId)).due_date).toBe(option.due_date)
  })

  // What follows does not hang on the engine: on the other one it runs in the matrix.
  if (!engines.includes(engine)) return

  it('moves the due date once it is paid, for exactly what was shown, and keeps the state', async () => {
    const orderId = await newLoan()
    const before = await detailOf(orderId)
    const [option, longer] = await optionsOf(orderId)
    if (!option) throw new Error('no extension is on offer')
    expect(option).toMatchObject({
      days: 7,
      cost: { amount: 2_000, currency: 'THB' },
      due_date: addDays(before.due_date, 7),
    })
    expect(option.apr).toBeGreaterThan(before.cost.apr)
    expect(longer?.cost.amount).toBeGreaterThan(option.cost.amount)

    const asked = await ask(orderId, option)
    expect(asked.data).toMatchObject({ purpose: 'extend', extension_option_id: option.option_id })
    expect((await detailOf(orderId)).due_date).toBe(before.due_date)
    await console(app, 'pay', { reference: referenceOf(asked) })

    const after = await detailOf(orderId)
    expect(after).toMatchObject({
      state: 'disbursed',
      due_date: option.due_date,
      outstanding: option.outstanding_after,
      paid: option.cost,
      cost: { apr: option.apr, days: 68, schedule: [{ due_date: option.due_date }] },
    })
    await console(app, 'clock', { days: '62' })
    expect((await detailOf(orderId)).state).toBe('disbursed')
    await console(app, 'clock', { days: '7' })
    expect((await detailOf(orderId)).state).toBe('overdue')
  })

  it('counts in what the loan costs in all, and not in what its schedule asks for', async () => {
    const orderId = await newLoan()
    const before = await costOf(orderId)
    expect(scheduled(before)).toBe(before.total.amount)
    for (let bought = 0; bought < 2; bought++) {
      await console(app, 'pay', {
        reference: referenceOf(await ask(orderId, await firstOption(orderId))),
      })
    }
    const cost = await costOf(orderId)
    expect(cost.service_fee.amount).toBe(before.service_fee.amount + 4_000)
    expect(scheduled(cost)).toBe(cost.total.amount - 4_000)
    expect(cost.total.amount).toBe(PRINCIPAL + cost.interest.amount + cost.service_fee.amount)
    // 308.22 of interest for 75 days, 100.00 and twice 20.00 of fees: 5.9762… a day.
    expect([cost.interest.amount, cost.cost_per_day.amount]).toEqual([30_822, 598])
    const { data } = await borrower.client.get('/v2/order/list')
    expect(data['orders']).toMatchObject([{ total: cost.total }])

    await console(app, 'clock', { days: '75' })
    const { outstanding } = await detailOf(orderId)
    expect(outstanding.amount).toBe(scheduled(cost))
    const asked = await borrower.client.post('/v2/repay/create', {
      ...{ order_id: orderId, method: 'bank_transfer', purpose: 'repay' },
      amount: outstanding,
    })
    await console(app, 'pay', { reference: referenceOf(asked) })
    const { state, paid } = await detailOf(orderId)
    expect([state, paid]).toEqual(['repaid', cost.total])
    const certificate = await borrower.client.raw('/v2/order/document', {
      order_id: orderId,
      kind: 'payoff_certificate',
    })
    expect(readPdf(certificate.rawPayload).text).toContain('10,448.22')
  })

  it('changes nothing in the contract that was signed', async () => {
    const order_id = await newLoan()
    const contract = async () => {
      const { rawPayload } = await borrower.client.raw('/v2/order/document', {
        order_id,
        kind: 'contract',
      })
      return readPdf(rawPayload).text
    }
    const signed = await contract()
    const option = await firstOption(order_id)
    await console(app, 'pay', { reference: referenceOf(await ask(order_id, option)) })
    expect(await contract()).toBe(signed)
  })

  it('is bought once: what comes again for it lowers the debt', async () => {
    const orderId = await newLoan()
    const option = await firstOption(orderId)
    const reference = referenceOf(await ask(orderId, option))
    await console(app, 'pay', { reference })
    const once = await detailOf(orderId)
    await console(app, 'pay', { reference })
    const twice = await detailOf(orderId)
    expect(twice.due_date).toBe(once.due_date)
    expect(once.outstanding.amount - twice.outstanding.amount).toBeGreaterThanOrEqual(2_000)
  })

  it('is not bought by a part of its cost or after its instruction ended', async () => {
    const orderId = await newLoan()
    const option = await firstOption(orderId)
    const before = await detailOf(orderId)
    await console(app, 'pay', { reference: referenceOf(await ask(orderId, option)), amount: 1_999 })
    const late = referenceOf(await ask(orderId, option))
    await console(app, 'clock', { days: '2' })
    await console(app, 'pay', { reference: late })
    expect(await detailOf(orderId)).toMatchObject({
      due_date: before.due_date,
      paid: { amount: 3_999 },
    })
    const { data } = await borrower.client.get('/v2/repay/list', { order_id: orderId })
    const { repayments } = data as unknown as DataOf<'listRepayments'>
    expect(repayments.map(({ status }) => status)).toEqual(['put_to_debt', 'put_to_debt'])
    const { repayment_id } = repayments[1] ?? { repayment_id: '' }
    const shown = await borrower.client.get('/v2/repay/status', { repayment_id })
    expect(shown.data).toMatchObject({
      status: 'put_to_debt',
      received: { amount: 1_999 },
      allocation: { interest: { amount: 0 }, service_fee: { amount: 1_999 } },
    })
    expect(await titlesOf(orderId)).toEqual([
      'Your loan was not extended',
      'Your loan was not extended',
    ])
  })

  it('that came into force is announced with its new due date, and what comes again is a payment', async () => {
    const orderId = await newLoan()
    const reference = referenceOf(await ask(orderId, await firstOption(orderId)))
    await console(app, 'pay', { reference })
    await console(app, 'pay', { reference })
    expect(await titlesOf(orderId)).toEqual(['The due date has moved', 'We received your payment'])
    const { data } = await borrower.client.get('/v2/repay/list', { order_id: orderId })
    expect(data['repayments']).toMatchObject([{ status: 'paid', amount: { amount: 4_000 } }])
  })

  it('that is paid for with the whole debt is announced by the end of the loan alone', async () => {
    const orderId = await newLoan()
    const reference = referenceOf(await ask(orderId, await firstOption(orderId)))
    const paid = await console(app, 'pay', { reference, amount: 2 * PRINCIPAL })
    expect(paid.body).toMatchObject({ state: 'returned' })
    expect(await titlesOf(orderId)).toEqual(['We received your payment', 'You overpaid'])
  })

  it('counts from the payer’s day when the loan has fallen overdue before it was matched', async () => {
    const orderId = await newLoan()
    await console(app, 'clock', { days: '60' })
    const option = await firstOption(orderId)
    const reference = referenceOf(await ask(orderId, option))
    const { now } = (await app.inject({ url: '/sandbox/api/clock' })).json<{ now: string }>()
    await console(app, 'clock', { days: '3' })
    expect((await detailOf(orderId)).state).toBe('overdue')
    await console(app, 'pay', { reference, paid_at: new Date(Date.parse(now) + 1).toISOString() })
    expect(await detailOf(orderId)).toMatchObject({
      state: 'disbursed',
      due_date: option.due_date,
    })
  })

  it('is refused with another price, another name and on another day', async () => {
    const orderId = await newLoan()
    const option = await firstOption(orderId)
    const cheaper = await ask(orderId, { ...option, cost: { ...option.cost, amount: 1_999 } })
    expect(cheaper.data).toEqual([
      { field: 'amount.amount', rule: 'min', params: { min: option.cost.amount } },
    ])
    const wrongOption = async () => {
      const choices = (await optionsOf(orderId)).map((each) => each.option_id).join(', ')
      return [{ field: 'extension_option_id', rule: 'choice', params: { choices } }]
    }
    expect((await ask(orderId, { ...option, option_id: 'ext-7' })).data).toEqual(
      await wrongOption(),
    )
    await console(app, 'clock', { days: '1' })
    expect((await ask(orderId, option)).data).toEqual(await wrongOption())
  })

  it('is offered for the last payment alone, and for no loan that is late', async () => {
    expect(await optionsOf(await newLoan(120))).toEqual([])
    const orderId = await newLoan()
    await console(app, 'clock', { days: '62' })
    const { code, data } = await borrower.client.get('/v2/repay/extension_options', {
      order_id: orderId,
    })
    expect([code, data['state']]).toEqual([409_002, 'overdue'])
  })

  it('never lifts the rate above what the country allows', async () => {
    const orderId = await newLoan()
    for (let bought = 0; bought < 40; bought++) {
      const [option] = await optionsOf(orderId)
      if (!option) break
      expect(option.apr).toBeLessThanOrEqual(2_500)
      await console(app, 'pay', { reference: referenceOf(await ask(orderId, option)) })
    }
    const { cost } = await detailOf(orderId)
    expect(await optionsOf(orderId)).toEqual([])
    expect(cost.days).toBeLessThanOrEqual(180)
    expect(cost.apr).toBeLessThanOrEqual(2_500)
  })
})
