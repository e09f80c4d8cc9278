import { checkIdentityNumber, editions } from '@paso/sdk/rules'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordCall } from '../../src/http/pipeline/record-call.ts'
import { claimIdentityNumber } from '../../src/lending/certification/identity-number.ts'
import { spareIdentity, unusedIdentities } from '../../src/world/scenarios/spare-identities.ts'
import { countries } from '../../src/lending/countries/countries.ts'
import type { Country } from '../../src/foundation/contract.ts'
import { certified, withLoan } from '../support/borrowers.ts'
import { startDatabase, type TestDatabase } from '../support/databases.ts'
import { failingDatabase } from '../support/failing-database.ts'
import { console, startLender } from '../support/lender.ts'

describe('what the console says to a tester', () => {
  let test: TestDatabase
  let app: FastifyInstance
  let isFailing = false
  beforeAll(async () => {
    test = await startDatabase('pglite')
    app = await startLender(failingDatabase(test.database, () => isFailing))
  })
  afterAll(async () => {
    await app.close()
    await test.stop()
  })

  it.each([
    ['pay', { code: 'nonsense' }, 'Nobody is asked to pay by this code or reference.'],
    ['pay', { code: '000201nonsense' }, 'That is not the text of a QR code'],
    ['pay', { reference: '1', amount: 'much' }, 'Write the amount as 1000, 1,000 or 1,000.50.'],
    ['pay', { reference: '1', amount: '1,00' }, 'Write the amount as 1000, 1,000 or 1,000.50.'],
    ['pay-unidentified', { reference: 'nobody' }, 'Nobody is asked to pay by this reference.'],
    ['clock', { days: '401' }, 'from 0 to 400 at a time'],
    ['outage', { calls: '1001' }, 'from 0 to 1,000'],
    ['sign', {}, 'Nothing here goes by that name any more.'],
  ])('says in English why %s does not take %o', async (path, fields, words) => {
    const { status, body } = await console(app, path, fields)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body['message']).toContain(words)
  })

  it('says how long an outage lasts, and that it is over', async () => {
    const said = []
    for (const calls of ['2', '1', '0']) said.push((await console(app, 'outage', { calls })).body)
    expect(said.map(({ said: words }) => words)).toEqual([
      'The next 2 calls of the app fail.',
      'The next call of the app fails.',
      'The outage is over.',
    ])
  })

  it('takes a day that is over and a sum with thousands set apart, and owes today what the app says', async () => {
    const borrower = await certified(app, test.database)
    const order_id = await withLoan(app, borrower)
    await console(app, 'clock', { days: '9' })
    const { data } = await borrower.client.post('/v2/repay/create', {
      ...{ order_id, method: 'scan_code', purpose: 'repay' },
      amount: { amount: 200_000, currency: 'THB' },
    })
    const { reference } = data['instruction'] as { reference: string }
    const sumOf = async (name: string) => {
      const { data } = await borrower.client.get('/v2/order/detail', { order_id })
      return (data[name] as { amount: number }).amount
    }
    const owed = async () => {
      const answer = await app.inject({ url: '/sandbox/api/orders' })
      return answer.json<{ orders: { owed: number }[] }>().orders[0]?.owed
    }
    expect(await owed()).toBe(await sumOf('payoff_today'))
    const early = await console(app, 'pay', { reference, paid_on: '2999-01-01' })
    expect(early.body['message']).toContain('choose today or an earlier day')
    expect((await console(app, 'pay', { reference, amount: '1,000.50' })).status).toBe(200)
    expect(await sumOf('paid')).toBe(100_050)
    await console(app, 'clock', { days: '9' })
    expect(await owed()).toBe(await sumOf('payoff_today'))
  })

  it.each(Object.keys(countries) as Country[])('has spare identity numbers of %s', (country) => {
    const numbers = Array.from({ length: 2000 }, (_, at) => spareIdentity(country, at + 1))
    expect(new Set(numbers).size).toBe(2000)
    for (const number of numbers) {
      expect(checkIdentityNumber(number, editions[country])).toBeUndefined()
    }
  })

  it('offers only identity numbers that nobody has', async () => {
    const [first = '', second = ''] = await unusedIdentities(test.database, 'TH', 2)
    const owner = { appId: 'paso-th', borrowerId: (await certified(app, test.database)).id }
    const now = new Date()
    const evidence = { isShown: false, now, security: now }
    await test.database.transaction((tx) => claimIdentityNumber(tx, owner, first, evidence))
    const { body } = await app.inject({ url: '/sandbox/scenarios' })
    expect(body).not.toContain(first)
    expect(body).toContain(`data-copy="${second}"`)
  })

  it('reads in the chain what an application came to, and nothing of the person', async () => {
    const { id } = await certified(app, test.database)
    const call = {
      ...{ operation: 'submitApplication', borrowerId: id, sessionId: null },
      requestId: randomUUID(),
      ...{ at: new Date(), asked: [] },
    }
    const refusal = { reason: 'too_young', apply_again_on: '2027-01-01', birth_date: '2010-01-01' }
    await test.database.transaction((tx) => {
      recordCall(tx, call, { code: 200, data: { result: 'refused', refusal } })
      recordCall(tx, call, { code: 200, data: { result: 'approved', quota: { amount: 1 } } })
    })
    const rows = await test.database.query<{ about: object }>(
      `select about from audit_entries
       where borrower_id = $1 and action = 'submitApplication' order by seq desc limit 2`,
      [id],
    )
    expect(rows.map(({ about }) => about)).toEqual([
      { request_id: call.requestId, outcome: 'granted', code: 200 },
      { request_id: call.requestId, outcome: 'refused', reason: 'too_young', code: 200 },
    ])
  })

  it('is a page in English when the database fails', async () => {
    isFailing = true
    const answers = [
      await app.inject({ url: '/sandbox' }),
      await app.inject({ url: '/sandbox/api/orders' }),
    ]
    isFailing = false
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500])
    expect(answers[0]?.body).toContain('<p class="note bad">Something went wrong in the sandbox')
    expect(answers[1]?.json()).toMatchObject({ code: 500_001, data: null })
    expect(answers[1]?.body).toContain('Something went wrong in the sandbox')
  })
})
