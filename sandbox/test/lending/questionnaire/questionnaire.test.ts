import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { loadPages, savePage } from '../../../src/lending/certification/pages.ts'
import { addDays, dateIn } from '../../../src/foundation/clock.ts'
import { moveClock, readClock } from '../../../src/store/database/business-clock.ts'
import { affordable } from '../../../src/lending/questionnaire/affordability.ts'
import { countries } from '../../../src/lending/countries/countries.ts'
import { certified } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { testsOn } from '../../support/lender-tests.ts'

describe.each(engines)('the questionnaire on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  /** A borrower of the lowest income that is lent to, with a quota of 4,000 baht. */
  const withLittle = async () => {
    const borrower = await certified(app, test.database, 400_000)
    const work = (await loadPages(test.database, borrower.id)).get('work')
    const low = { ...work, income_band: 'th_6000_to_9999' }
    await savePage(test.database, borrower.id, 'work', low, new Date())
    return borrower
  }
  const answered = (amount: number, currency = 'THB') => ({
    questionnaire_id: 'affordability-1',
    answers: [{ question_id: 'monthly-costs', amount: { amount, currency } }],
  })

  it('is not due for who has enough', async () => {
    const { client } = await certified(app, test.database)
    const { data } = await client.get('/v2/sign/is_questionnaire')
    expect(data).toEqual({ is_due: false, questionnaire_id: null, reason: '', questions: [] })
    const answer = await client.post('/v2/sign/questionnaire', answered(100))
    expect([answer.code, answer.data['state']]).toEqual([409_002, 'no_questionnaire'])
  })

  it('stands before the products of who has little to spare, and lowers what is offered', async () => {
    const { client } = await withLittle()
    const before = await client.get('/v2/loan/products')
    expect([before.code, before.data['state']]).toEqual([409_002, 'questionnaire_due'])
    expect(before.data['next']).toBe('beforeQuestion')
    expect((await client.get('/v2/home/index')).data['next']).toBe('beforeQuestion')
    const evaluated = await client.get('/v2/verify/submit_apply')
    expect(evaluated.data).toMatchObject({ result: 'approved', next: 'beforeQuestion' })
    const asked = await client.get('/v2/sign/is_questionnaire')
    expect(asked.data).toMatchObject({ is_due: true, questions: [{ currency: 'THB' }] })
    const taken = await client.post('/v2/sign/questionnaire', answered(300_000))
    expect(taken.data['next']).toBe('prod')
    const { data } = await client.get('/v2/loan/products')
    expect(data['quota']).toEqual({ amount: 200_000, currency: 'THB' })
    const home = await client.get('/v2/home/index')
    expect(home.data).toMatchObject({ quota: { amount: 200_000 }, next: 'prod' })
    expect(home.data['example']).toMatchObject({ cost: { principal: { amount: 200_000 } } })
    expect((await client.get('/v2/account/profile')).data['quota_amount']).toBe(200_000)
    const again = await client.post('/v2/sign/questionnaire', answered(0))
    expect(again.data['state']).toBe('no_questionnaire')
  })

  it('refuses who cannot afford the least loan, like any refusal, and asks anew after it', async () => {
    const { client } = await withLittle()
    const taken = await client.post('/v2/sign/questionnaire', answered(5_000_000))
    expect(taken.data['next']).toBe('home')
    const today = dateIn('Asia/Bangkok', (await readClock(test.database)).business())
    const refusal = { reason: 'too_little_left', apply_again_on: addDays(today, 90) }
    const evaluated = await client.get('/v2/verify/submit_apply')
    expect(evaluated.data).toMatchObject({ result: 'refused', refusal, next: 'home' })
    const home = await client.get('/v2/home/index')
    expect(home.data).toMatchObject({ quota: null, refusal, next: 'home' })
    const request = { amount: { amount: 100_000, currency: 'THB' }, days: 61 }
    const quote = await client.post('/v2/loan/quote', { product_id: 'th-short', ...request })
    expect([quote.code, quote.data]).toMatchObject([409_002, { state: 'refused', next: 'home' }])
    expect((await client.get('/v2/sign/is_questionnaire')).data['is_due']).toBe(false)
    const objection = await client.post('/v2/verify/objection', { statement: 'I live with family' })
    expect(objection.code).toBe(200)

    await moveClock(test.database, 91 * 86_400_000)
    const anew = await client.get('/v2/verify/submit_apply')
    expect(anew.data).toMatchObject({ result: 'approved', quota: { amount: 400_000 } })
    const products = await client.get('/v2/loan/products')
    expect([products.code, products.data['state']]).toEqual([409_002, 'questionnaire_due'])
    await client.post('/v2/sign/questionnaire', answered(0))
    const { data } = await client.get('/v2/loan/products')
    expect(data['quota']).toEqual({ amount: 400_000, currency: 'THB' })
  })

  it('takes no other answers than to what it asks', async () => {
    const { client } = await withLittle()
    const wrong = [
      { ...answered(1), answers: [{ question_id: 'monthly-costs' }] },
      { ...answered(1), answers: [{ question_id: 'rent', option_ids: ['one'] }] },
      { ...answered(1), answers: [...answered(1).answers, ...answered(2).answers] },
      answered(1, 'MXN'),
    ]
    for (const body of wrong) {
      expect((await client.post('/v2/sign/questionnaire', body)).code).toBe(422_001)
    }
    const another = { ...answered(1), questionnaire_id: 'affordability-0' }
    const answer = await client.post('/v2/sign/questionnaire', another)
    expect([answer.code, answer.data['state']]).toEqual([409_002, 'another_questionnaire'])
  })
})

it('what is affordable falls with the costs, and below the least loan there is none', () => {
  const { product } = countries.TH
  const of = (costs: number) => affordable(product, 400_000, { income: 600_000, costs })
  expect([of(0), of(150_000), of(300_000), of(450_000)]).toEqual([
    400_000, 300_000, 200_000, 100_000,
  ])
  expect([of(450_001), of(600_000), of(9_000_000)]).toEqual([undefined, undefined, undefined])
})
