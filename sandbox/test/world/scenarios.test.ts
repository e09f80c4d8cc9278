import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { scenarioGuide } from '../../src/world/guides/scenario-guide.ts'
import { checkBooks } from '../../src/lending/ledger/check-books.ts'
import { COUNTRIES, countries } from '../../src/lending/countries/countries.ts'
import {
  accountScenario,
  phoneScenario,
  scenariosOf,
  type ScenarioName,
} from '../../src/world/scenarios/scenarios.ts'
import { scenarioPartners } from '../../src/world/scenarios/scenario-partners.ts'
import type { Country } from '../../src/foundation/contract.ts'
import { engines, startDatabase, type TestDatabase } from '../support/databases.ts'
import { startLender, type Answer } from '../support/lender.ts'
import { editionAnswers } from '../support/edition-borrowers.ts'
import { plainBorrower } from '../support/plain-borrower.ts'
import * as thai from '../support/sample-borrower.ts'
import { Walker } from '../support/scenario-walks.ts'

/** Who stands on the front of a sample card, by its file. */
const holders = new Map<string, { identity_number: string; birth_date: string }>([
  ['th-id-front.jpg', thai.personal],
  ...Object.entries(editionAnswers).map(
    ([country, { personal }]) => [`${country.toLowerCase()}-id-front.jpg`, personal] as const,
  ),
])
const honestNumbers = [thai, ...Object.values(editionAnswers)].map(({ account }) => account.number)

type Walk = (lender: Walker, input: string) => Promise<void>

const reads =
  (reason: string): Walk =>
  async (lender, input) => {
    const answer = await lender.read(input)
    expect([answer.code, answer.data]).toEqual([422_003, { reasons: [reason] }])
  }
const checksFace =
  (result: string): Walk =>
  async (lender, input) => {
    const { client } = await lender.borrower({ identity: {} })
    const answer = await client.post('/v2/verify/liveness', { liveness_id: input, mode: 'web' })
    expect(answer.data['result']).toBe(result)
  }
const isRefused = (answer: Answer, reason: string): void =>
  expect(answer.data).toMatchObject({ result: 'refused', refusal: { reason } })
/** The days from today until the one that a refusal for that reason names. */
async function untilItsDay(lender: Walker, refusal: unknown, reason: string): Promise<number> {
  expect(refusal).toMatchObject({ reason })
  const { apply_again_on } = refusal as { apply_again_on: string }
  const clock = await lender.app.inject({ url: '/sandbox/api/clock' })
  const { today } = clock.json<{ today: string }>()
  return (Date.parse(apply_again_on) - Date.parse(today)) / 86_400_000
}
/**
 * Until the day that the refusal names; from then on what was typed counts. Looked at two hours before
 * and after a whole number of days, since a change to summer time moves what is late at night.
 */
function isRefusedUntilItsDay(reason: string): Walk {
  return async (lender, phone) => {
    const { client, answer } = await lender.evaluated({ phone })
    isRefused(answer, reason)
    const days = await untilItsDay(lender, answer.data['refusal'], reason)
    await lender.console('clock', { days: String(days - 2), hours: '22' })
    isRefused(await client.get('/v2/verify/submit_apply'), reason)
    await lender.console('clock', { days: '1', hours: '4' })
    const again = await client.get('/v2/verify/submit_apply')
    expect(again.data['result']).toBe('approved')
  }
}
const stateOf = (answer: Answer) => [answer.code, answer.data['state']]

/** How each row is come to, and what is seen there. A row without a walk is a type error. */
const walks: Record<ScenarioName, Walk> = {
  outage: async (lender, input) => {
    const answer = await lender.askForCode(input)
    expect([answer.code, answer.headers['retry-after']]).toEqual([503_001, '1'])
  },
  late_record: isRefusedUntilItsDay('record_of_late_payment'),
  too_young: isRefusedUntilItsDay('too_young'),
  income_too_low: async (lender, income) => {
    isRefused((await lender.evaluated({ income })).answer, 'income_too_low')
  },
  questionnaire_due: async (lender, income) => {
    const { client, answer } = await lender.evaluated({ income })
    expect(answer.data['result']).toBe('approved')
    expect((await client.get('/v2/sign/is_questionnaire')).data['is_due']).toBe(true)
    const products = await client.get('/v2/loan/products')
    expect(stateOf(products)).toEqual([409_002, 'questionnaire_due'])
  },
  largest_limit: async (lender, income) => {
    const { product, currency } = countries[lender.country]
    const { answer } = await lender.evaluated({ income })
    expect(answer.data['quota']).toEqual({ amount: product.maxAmount, currency })
  },
  minor: async (lender, birth_date) => {
    const { client } = await lender.borrower({ identity: {} })
    const personal = { ...lender.answers.personal, birth_date }
    const answer = await client.post('/v2/verify/personal', personal)
    expect(answer.code).toBe(422_001)
    const fault = { field: 'birth_date', rule: 'too_young', params: { min: 18 } }
    expect(answer.data).toContainEqual(fault)
  },
  picture_read: async (lender, input) => {
    const { identity_number, birth_date } = holders.get(input) ?? expect.fail(input)
    expect((await lender.read(input)).data).toMatchObject({ identity_number, birth_date })
  },
  picture_blurred: reads('blurred'),
  picture_cut_off: reads('cut_off'),
  picture_glare: reads('glare'),
  picture_not_a_document: reads('not_a_document'),
  liveness_passed: checksFace('passed'),
  liveness_no_face: checksFace('no_face'),
  liveness_several_faces: checksFace('several_faces'),
  liveness_not_live: checksFace('not_live'),
  liveness_not_the_holder: checksFace('not_the_holder'),
  liveness_expired: checksFace('expired'),
  liveness_unknown: async (lender, input) => {
    const { client } = await lender.borrower({ identity: {} })
    const answer = await client.post('/v2/verify/liveness', { liveness_id: input, mode: 'web' })
    expect(answer.code).toBe(404_001)
  },
  lower_approval: async (lender, number) => {
    const { product } = countries[lender.country]
    const { client } = await lender.evaluated({})
    const account = await lender.addAccount(client, number)
    const applied = await lender.apply(client, account, product.maxAmount)
    expect(stateOf(applied)).toEqual([409_002, 'quota_changed'])
    const products = await client.get('/v2/loan/products')
    const { amount } = products.data['quota'] as { amount: number }
    expect(amount).toBeLessThanOrEqual(product.maxAmount / 2)
    expect((await lender.apply(client, account, amount)).code).toBe(200)
  },
  application_waits: async (lender, number) => {
    for (const [path, outcome] of [
      ['approve', 'approved'],
      ['reject', 'rejected'],
    ] as const) {
      const { client, name } = await lender.applied(number)
      const { order_id } = name
      const state = async () => (await client.get('/v2/order/detail', { order_id })).data['state']
      expect(await state()).toBe('applied')
      expect((await lender.console(path, name)).body['state']).toBe(outcome)
      expect(await state()).toBe(outcome)
    }
  },
  application_rejected: async (lender, number) => {
    const { client, name } = await lender.applied(number)
    const { order_id } = name
    const { data } = await client.get('/v2/order/detail', { order_id })
    expect(data['state']).toBe('rejected')
    const days = await untilItsDay(lender, data['refusal'], 'details_not_confirmed')
    expect(days).toBe(90)
    await lender.console('clock', { days: String(days - 2), hours: '22' })
    isRefused(await client.get('/v2/verify/submit_apply'), 'details_not_confirmed')
    await lender.console('clock', { days: '1', hours: '4' })
    const again = await client.get('/v2/verify/submit_apply')
    expect(again.data['result']).toBe('approved')
  },
  signing_fails: async (lender, number) => {
    const { client, name } = await lender.applied(number)
    const { order_id } = name
    const { data } = await client.get('/v2/sign/contract', { order_id })
    const headers = { 'content-type': 'application/json' }
    const url = String(data['url'])
    for (const payload of [{ outcome: 'sign' }, { outcome: 'sign' }]) {
      await lender.app.inject({ method: 'POST', url, payload, headers })
      const { status, state } = (await client.get('/v2/sign/status', { order_id })).data
      expect([status, state]).toEqual(['failed', 'approved'])
    }
    expect((await lender.console('sign', name)).body['state']).toBe('signed')
  },
  payout_fails: async (lender, number) => {
    const { client, name } = await lender.applied(number)
    const { order_id } = name
    const state = async () => (await client.get('/v2/order/detail', { order_id })).data['state']
    await lender.console('sign', name)
    expect((await lender.console('pay-out', name)).body['state']).toBe('payout_failed')
    expect(await state()).toBe('payout_failed')
    expect((await lender.console('pay-out', name)).body['code']).toBe(409_002)
    const honest = scenariosOf(lender.country).find((each) => each.name === 'signing_fails')
    await lender.addAccount(client, honest?.input ?? '')
    expect(await state()).toBe('signed')
    await lender.console('clock', { hours: '1' })
    expect(await state()).toBe('disbursed')
  },
}

const editions: [Country, (typeof engines)[number]][] = [
  ...engines.map((engine) => ['TH', engine] as [Country, typeof engine]),
  ...COUNTRIES.filter((country) => country !== 'TH').map(
    (country) => [country, 'pglite'] as [Country, 'pglite'],
  ),
]

describe.each(editions)('the scenarios of %s on %s', (country, engine) => {
  let test: TestDatabase
  let app: FastifyInstance
  let lender: Walker
  beforeAll(async () => {
    test = await startDatabase(engine)
    app = await startLender(test.database, { country })
    lender = new Walker(app, test.database, country)
  })
  afterAll(async () => {
    await app.close()
    await test.stop()
  })
  afterEach(async () => expect(await checkBooks(test.database)).toEqual([]))

  it.each(scenariosOf(country).map((row) => [row.name, row.input] as const))(
    'lead to %s by %s',
    (name, input) => walks[name](lender, input),
  )
})

describe('the table of scenarios', () => {
  it.each(COUNTRIES)('has every scenario once in %s, each with an input of its own', (country) => {
    const rows = scenariosOf(country)
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(walks).sort())
    expect(new Set(rows.map(({ field, input }) => `${field} ${input}`)).size).toBe(rows.length)
    expect(rows.every(({ input }) => input !== '')).toBe(true)
  })

  it.each(COUNTRIES)('meets nobody of %s who types what is their own', (country) => {
    const { appId } = countries[country]
    expect(phoneScenario({ appId, phone: plainBorrower(country).phone })).toBeUndefined()
    for (const number of honestNumbers) expect(accountScenario({ appId, number })).toBeUndefined()
    const { livenessResult } = scenarioPartners
    expect(livenessResult('lv-7f3a9c1e20b44d', 'me')).toBe('passed')
    expect(livenessResult('lv-1:me', 'me')).toBe('passed')
    expect(livenessResult('lv-1:me.no_face', 'me')).toBe('no_face')
    expect(livenessResult('lv-1:another', 'me')).toBeUndefined()
  })

  it('is of its own edition: what stands for an outcome in one is anybody’s own in another', () => {
    const ofMexico = scenariosOf('MX')
    const inputOf = (name: string) => ofMexico.find((each) => each.name === name)?.input ?? ''
    const [phone, number] = [inputOf('outage'), inputOf('payout_fails')]
    const seen = COUNTRIES.map((each) => {
      const { appId } = countries[each]
      const { reaches, takesPayout } = scenarioPartners
      return [each, reaches({ appId, phone }), takesPayout({ appId, number })]
    })
    expect(seen).toEqual(COUNTRIES.map((each) => [each, each !== 'MX', each !== 'MX']))
  })

  it('is what the guide says: `npm run generate -w sandbox` writes it anew', () => {
    const written = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8')
    expect(written).toBe(scenarioGuide())
  })
})
