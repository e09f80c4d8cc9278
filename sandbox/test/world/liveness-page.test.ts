import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { callHandler, newBorrower } from '../support/direct-call.ts'
import { verificationChecks } from '../../src/http/handlers/verification-checks.ts'
import { savePage } from '../../src/lending/certification/pages.ts'
import { say } from '../../src/foundation/say.ts'
import { SignedClient } from '../support/lender.ts'
import { testsOn } from '../support/lender-tests.ts'

const it = testsOn.pglite

describe('the page of the liveness check', () => {
  it('leads back with what each way to end it comes to, as the lender then says', async ({
    own,
  }) => {
    const { app, test } = own
    const { data } = await new SignedClient(app).get('/v2/home/appConfigKey')
    const config = Object.fromEntries(
      (data as unknown as { key: string; value: string }[]).map(({ key, value }) => [key, value]),
    )
    expect(config).toMatchObject({ liveness: '1', hAppUrl: '/sandbox/liveness' })
    const state = randomUUID()
    const query = new URLSearchParams({
      app_id: config['hAppId'] ?? '',
      return_to: '/transfer',
      state,
    })
    const page = await app.inject(`${config['hAppUrl']}?${query.toString()}`)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<html lang="en"')
    const inUrdu = await app.inject(`${config['hAppUrl']}?${query.toString()}&lang=ur`)
    expect(inUrdu.body).toContain('<html lang="ur" dir="rtl"')
    expect(inUrdu.body).toContain(say('ur', 'liveness.passed'))
    const ends = [...page.body.matchAll(/href="(\/transfer[^"]+)"/g)].map(
      ([, href = '']) =>
        new URL(href.replaceAll('&amp;', '&'), 'https://page.example').searchParams,
    )
    expect(ends.map((each) => each.get('state'))).toEqual(Array(9).fill(state))
    const errors = ends.slice(-3).map((each) => each.get('error'))
    expect(errors).toEqual(['cancelled', 'camera_denied', 'failed'])
    const results: string[] = []
    for (const end of ends.slice(0, -3)) {
      const borrower = await newBorrower(test.database)
      await savePage(test.database, borrower.id, 'identity', {}, new Date())
      const liveness_id = end.get('liveness_id') ?? ''
      const body = { liveness_id, mode: 'web' }
      results.push(
        (await callHandler(test.database, verificationChecks.submitLiveness, { borrower, body }))
          .result,
      )
    }
    expect(results).toEqual([
      'passed',
      'no_face',
      'several_faces',
      'not_live',
      'not_the_holder',
      'expired',
    ])
  })

  it('leads nobody anywhere but to a path of the page it came from', async ({ own }) => {
    const good = { app_id: 'paso-sandbox', return_to: '/transfer', state: randomUUID() }
    const bad = [
      { ...good, return_to: 'https://evil.example/' },
      { ...good, return_to: '//evil.example/' },
      { ...good, return_to: '/\\evil.example' },
      { ...good, return_to: '/a?b=1' },
      { ...good, return_to: 'javascript:alert(1)' },
      { ...good, state: 'short' },
      { ...good, app_id: 'another' },
      { ...good, key: 'unknown' },
      {},
    ]
    for (const fields of bad) {
      const page = await own.app.inject(
        `/sandbox/liveness?${new URLSearchParams(fields).toString()}`,
      )
      expect([page.statusCode, page.body.includes('liveness_id')]).toEqual([400, false])
    }
  })
})
