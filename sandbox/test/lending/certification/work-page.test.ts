import { afterEach, expect, it } from 'vitest'
import { savePage } from '../../../src/lending/certification/pages.ts'
import { engines, startDatabase, type Engine } from '../../support/databases.ts'
import { editionAnswers, signedInTo } from '../../support/edition-borrowers.ts'
import { startLender } from '../../support/lender.ts'

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

/** Asks the lender of a country what is wrong with what is said of work. */
async function asking(country: keyof typeof editionAnswers, engine: Engine = 'pglite') {
  const test = await startDatabase(engine)
  opened.push(() => test.stop())
  const app = await startLender(test.database, { country })
  opened.push(() => app.close())
  const client = await signedInTo(country, app, test.database)
  const userId = String((await client.get('/v2/account/profile')).data['user_id'])
  for (const page of ['identity', 'personal', 'basic', 'location', 'emergency'] as const) {
    await savePage(test.database, userId, page, {}, new Date())
  }
  return async (given: Record<string, string>) => {
    const { work } = editionAnswers[country]
    const body = { ...work, ...given, certificate_file_id: 'none' }
    const { code, data } = await client.post('/v2/verify/work', body)
    expect(code).toBe(422_001)
    return (data as unknown as { field: string; rule: string }[]).map(
      ({ field, rule }) => `${field}: ${rule}`,
    )
  }
}

it.each(engines)(
  'a pay day that no weekly or monthly pay has is refused at the pay day, on %s',
  async (engine) => {
    const findings = await asking('MX', engine)
    expect(await findings({ pay_day: 'monday', pay_method: 'monthly' })).toEqual([
      'pay_day: choice',
    ])
    expect(await findings({ pay_day: 'sunday', pay_method: 'semi_monthly' })).toEqual([
      'pay_day: choice',
    ])
    expect(await findings({ pay_day: '31', pay_method: 'weekly' })).toEqual(['pay_day: choice'])
    // What fits is held up by the certificate alone.
    expect(await findings({ pay_day: 'friday', pay_method: 'weekly' })).toEqual([
      'certificate_file_id: required',
    ])
    expect(await findings({ pay_day: '31', pay_method: 'monthly' })).toEqual([
      'certificate_file_id: required',
    ])
  },
)

it.each(['PK', 'EG', 'GENERIC'] as const)(
  'who is paid by the week in %s names a day of the week, or one of the month as apps of before did',
  async (country) => {
    const findings = await asking(country)
    expect(await findings({ pay_day: 'friday', pay_method: 'weekly' })).toEqual([
      'certificate_file_id: required',
    ])
    expect(await findings({ pay_day: '20', pay_method: 'weekly' })).toEqual([
      'certificate_file_id: required',
    ])
    expect(await findings({ pay_day: 'friday', pay_method: 'monthly' })).toEqual([
      'pay_day: choice',
    ])
  },
)

it('a phone of work is whole as such phones are in the country', async () => {
  const whole = ['certificate_file_id: required']
  const wrong = ['company_phone: phone_length']
  const inMexico = await asking('MX')
  expect(await inMexico({ company_phone: '12345678' })).toEqual(wrong)
  expect(await inMexico({ company_phone: '525512345678' })).toEqual(whole)
  const inEgypt = await asking('EG')
  expect(await inEgypt({ company_phone: '19666' })).toEqual(whole)
  expect(await inEgypt({ company_phone: '12666' })).toEqual(wrong)
})
