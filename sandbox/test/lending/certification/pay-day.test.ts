import { afterEach, expect, it } from 'vitest'
import { savePage } from '../../../src/lending/certification/pages.ts'
import { engines, startDatabase, type Engine } from '../../support/databases.ts'
import { editionAnswers, signedInTo } from '../../support/edition-borrowers.ts'
import { startLender } from '../../support/lender.ts'

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

/** Asks the lender of a country what is wrong with a pay day. */
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
  return async (pay_day: string, pay_method: string) => {
    const { work } = editionAnswers[country]
    const body = { ...work, pay_day, pay_method, certificate_file_id: 'none' }
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
    expect(await findings('monday', 'monthly')).toEqual(['pay_day: choice'])
    expect(await findings('sunday', 'semi_monthly')).toEqual(['pay_day: choice'])
    expect(await findings('31', 'weekly')).toEqual(['pay_day: choice'])
    // What fits is held up by the certificate alone.
    expect(await findings('friday', 'weekly')).toEqual(['certificate_file_id: required'])
    expect(await findings('31', 'monthly')).toEqual(['certificate_file_id: required'])
  },
)

it.each(['PK', 'EG', 'GENERIC'] as const)(
  'who is paid by the week in %s names a day of the week, or one of the month as apps of before did',
  async (country) => {
    const findings = await asking(country)
    expect(await findings('friday', 'weekly')).toEqual(['certificate_file_id: required'])
    expect(await findings('20', 'weekly')).toEqual(['certificate_file_id: required'])
    expect(await findings('friday', 'monthly')).toEqual(['pay_day: choice'])
  },
)
