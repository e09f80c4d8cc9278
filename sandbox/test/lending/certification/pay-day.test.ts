import { expect, it } from 'vitest'
import { savePage } from '../../../src/lending/certification/pages.ts'
import { engines, startDatabase } from '../../support/databases.ts'
import { editionAnswers, signedInTo } from '../../support/edition-borrowers.ts'
import { startLender } from '../../support/lender.ts'

it.each(engines)(
  'a pay day that no weekly or monthly pay has is refused at the pay day, on %s',
  async (engine) => {
    const test = await startDatabase(engine)
    const app = await startLender(test.database, { country: 'MX' })
    const client = await signedInTo('MX', app, test.database)
    const userId = String((await client.get('/v2/account/profile')).data['user_id'])
    for (const page of ['identity', 'personal', 'basic', 'location', 'emergency'] as const) {
      await savePage(test.database, userId, page, {}, new Date())
    }
    const findings = async (pay_day: string, pay_method: string) => {
      const body = { ...editionAnswers.MX.work, pay_day, pay_method, certificate_file_id: 'none' }
      const { code, data } = await client.post('/v2/verify/work', body)
      expect(code).toBe(422_001)
      return (data as unknown as { field: string; rule: string }[]).map(
        ({ field, rule }) => `${field}: ${rule}`,
      )
    }
    expect(await findings('monday', 'monthly')).toEqual(['pay_day: choice'])
    expect(await findings('sunday', 'semi_monthly')).toEqual(['pay_day: choice'])
    expect(await findings('31', 'weekly')).toEqual(['pay_day: choice'])
    // What fits is held up by the certificate alone.
    expect(await findings('friday', 'weekly')).toEqual(['certificate_file_id: required'])
    expect(await findings('31', 'monthly')).toEqual(['certificate_file_id: required'])
    await app.close()
    await test.stop()
  },
)
