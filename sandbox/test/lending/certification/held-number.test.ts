import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect } from 'vitest'
import { recordEvaluation } from '../../../src/lending/certification/evaluations.ts'
import { savePage } from '../../../src/lending/certification/pages.ts'
import { addDays, dateIn } from '../../../src/foundation/clock.ts'
import { readClock } from '../../../src/store/database/business-clock.ts'
import { refuseForNow } from '../../../src/lending/rules/quota.ts'
import { certified, signedIn, withLoan } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { console, type SignedClient } from '../../support/lender.ts'
import * as sample from '../../support/sample-borrower.ts'
import { testsOn } from '../../support/lender-tests.ts'
import { emptyDatabase } from '../../support/empty-database.ts'

const [OWN, OTHER] = [sample.otherNumber(700_001), sample.otherNumber(700_002)]

describe.each(engines)('an identity number on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })
  beforeEach(() => emptyDatabase(test.database))

  const passDays = (count: number) => console(app, 'clock', { days: String(count) })
  const today = async () => dateIn('Asia/Bangkok', (await readClock(test.database)).business())
  const save = (client: SignedClient, identity_number: string, changed: object = {}) =>
    client.post('/v2/verify/personal', { ...sample.personal, identity_number, ...changed })
  const submit = async (client: SignedClient) => (await client.get('/v2/verify/submit_apply')).data
  /** A phone with every step done but the personal one. */
  const applicant = async (income_band = sample.work.income_band) => {
    const { id, client } = await signedIn(app, test.database)
    const now = new Date()
    await savePage(test.database, id, 'identity', {}, now)
    await savePage(test.database, id, 'basic', sample.basic, now)
    await savePage(test.database, id, 'location', sample.residence, now)
    await savePage(test.database, id, 'emergency', { contacts: [] }, now)
    await savePage(test.database, id, 'work', { ...sample.work, income_band }, now)
    return client
  }
  /** A loan that was repaid 44 days late, by somebody with the number. */
  const paidLate = async () => {
    const borrower = await certified(app, test.database)
    const { client } = borrower
    await test.database.query('delete from evaluations where borrower_id = $1', [borrower.id])
    expect((await save(client, OWN)).code).toBe(200)
    expect(await submit(client)).toMatchObject({ result: 'approved' })
    const order_id = await withLoan(app, borrower)
    await passDays(62 + 44)
    const { data } = await client.get('/v2/order/detail', { order_id })
    const asked = await client.post('/v2/repay/create', {
      ...{ order_id, method: 'bank_transfer', purpose: 'repay', amount: data['payoff_today'] },
    })
    const { reference } = asked.data['instruction'] as { reference: string }
    expect((await console(app, 'pay', { reference })).body['state']).toBe('repaid')
    return client
  }
  const taken = [{ field: 'identity_number', rule: 'identity_taken', params: {} }]
  const refused = { state: 'refused', allowed: [], next: 'home' }
  const due = { state: 'evaluation_due', allowed: ['submit_apply'], next: 'infoList' }

  it('is corrected freely before an evaluation', async () => {
    const client = await applicant()
    expect((await save(client, OTHER)).code).toBe(200)
    expect((await save(client, OWN)).code).toBe(200)
    expect((await save(await applicant(), OTHER)).code).toBe(200)
  })

  it('is not let go before the date of a refusal', async () => {
    const client = await applicant('th_below_6000')
    await save(client, OWN)
    expect(await submit(client)).toMatchObject({ result: 'refused' })
    const letGo = await save(client, OTHER)
    expect([letGo.code, letGo.data]).toEqual([409_002, refused])
    const elsewhere = await save(await applicant(), OWN)
    expect([elsewhere.code, elsewhere.data]).toEqual([422_001, taken])
    // Everything else may still be corrected.
    expect((await save(client, OWN, { given_name: 'Tuan' })).code).toBe(200)

    await passDays(89)
    expect((await save(client, OTHER)).code).toBe(409_002)
    await passDays(1)
    expect((await save(client, OTHER)).code).toBe(200)
    expect((await save(await applicant(), OWN)).code).toBe(200)
  })

  it('is corrected after an application was rejected for details that nobody could confirm', async () => {
    const client = await applicant()
    await save(client, OWN)
    const { data } = await client.get('/v2/account/profile')
    const details = { currency: 'THB' as const, riskToken: undefined, now: new Date() }
    const refusal = refuseForNow('details_not_confirmed', await today())
    await recordEvaluation(test.database, String(data['user_id']), refusal, details)
    expect((await save(client, OTHER)).code).toBe(200)
    expect(await submit(client)).toMatchObject({ result: 'refused' })
  })

  it('is not let go while a record of late payment counts, refused for it or not yet', async () => {
    const client = await paidLate()
    const until = addDays(await today(), 90)
    const before = await save(client, OTHER)
    expect([before.code, before.data]).toEqual([409_002, due])
    expect(await submit(client)).toMatchObject({ refusal: { apply_again_on: until } })
    const after = await save(client, OTHER)
    expect([after.code, after.data]).toEqual([409_002, refused])
    expect((await save(await applicant(), OWN)).data).toEqual(taken)

    await passDays(89)
    expect((await save(client, OTHER)).code).toBe(409_002)
    await passDays(1)
    expect(await today()).toBe(until)
    expect((await save(client, OTHER)).code).toBe(200)
  })
})
