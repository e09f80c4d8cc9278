import { expect, it } from 'vitest'
import { savePage } from '../../../src/lending/certification/pages.ts'
import { engines, startDatabase } from '../../support/databases.ts'
import { signedInTo } from '../../support/edition-borrowers.ts'
import { loanIn } from '../../support/edition-loans.ts'
import { startLender } from '../../support/lender.ts'
import { signatureOf } from '../../support/signature.ts'
import { readPdf } from '../../support/pdf-text.ts'

it.each(engines)(
  'a Mexican borrower is called by all four names, on %s in the profile and on paper',
  async (engine) => {
    const test = await startDatabase(engine)
    const app = await startLender(test.database, { country: 'MX' })
    const client = await signedInTo('MX', app, test.database)
    const userId = String((await client.get('/v2/account/profile')).data['user_id'])
    const personal = {
      ...{ given_name: 'María', second_name: 'José' },
      ...{ family_name: 'Muestra', second_family_name: 'Prueba' },
      ...{ identity_number: 'MUPT900312HDFSRM04', birth_date: '1990-03-12', gender: 'female' },
    }
    await savePage(test.database, userId, 'personal', personal, new Date())
    const profile = await client.get('/v2/account/profile')
    expect(profile.data['user_name']).toBe('María José Muestra Prueba')

    const loan = await loanIn('MX', app, test.database, { amount: 500_000, days: 61 }, client)
    const fields = {
      ...{ version: '1.0.0', platform: 'web', appsflyer_id: '', bundle_id: '', package_name: '' },
      ...{ app_id: 'paso-mx', token: loan.client.token, h5_version: '1.0.0' },
      timestamp: String(Date.now()),
    }
    const query = { ...fields, sign: signatureOf(fields), order_id: loan.orderId, kind: 'contract' }
    const headers = { 'country-language': 'mexico', 'accept-language': 'es' }
    const paper = await app.inject({ url: '/v2/order/document', query, headers })
    const { text } = readPdf(paper.rawPayload)
    expect(text.replace(/\s+/g, ' ')).toContain('María José Muestra Prueba')

    const [long, longer] = ['M'.repeat(100), { ...personal }]
    for (const part of [
      'given_name',
      'second_name',
      'family_name',
      'second_family_name',
    ] as const) {
      longer[part] = long
    }
    await savePage(test.database, userId, 'personal', longer, new Date())
    const longest = await client.get('/v2/account/profile')
    expect(longest.data['user_name']).toHaveLength(200)
    await app.close()
    await test.stop()
  },
)
