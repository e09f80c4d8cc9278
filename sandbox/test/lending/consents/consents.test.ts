import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { addConsent } from '../../../src/lending/consents/consent-store.ts'
import { apply, certified, signedIn } from '../../support/borrowers.ts'
import { bothEngines, engines, type TestDatabase } from '../../support/databases.ts'
import { testsOn } from '../../support/lender-tests.ts'

describe.each(bothEngines)('consents on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ shared }) => {
    ;({ test, app } = shared)
  })

  const given = (purpose: string, notice_version = '2026-09') => ({
    purpose,
    notice_version,
    granted: true,
  })
  const withdrawn = (purpose: string) => ({ ...given(purpose), granted: false })

  it('that are given many times at once are one', async () => {
    const { client } = await signedIn(app, test.database)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.post('/v2/account/consent', given('apps_list'))),
    )
    expect(new Set(answers.map(({ data }) => data['consent_id'])).size).toBe(1)
  })

  // What follows does not hang on the engine: on the other one it runs in the matrix.
  if (!engines.includes(engine)) return

  it('are one record a purpose, which giving again leaves as it is', async () => {
    const { client } = await signedIn(app, test.database)
    const first = await client.post('/v2/account/consent', given('location'))
    const again = await client.post('/v2/account/consent', given('location'))
    expect(again.data).toEqual(first.data)
    await client.post('/v2/account/consent', given('attribution'))
    const { data } = await client.get('/v2/account/consent')
    expect(data['consents']).toMatchObject([
      { purpose: 'attribution', withdrawn_at: null },
      { purpose: 'location', notice_version: '2026-09', withdrawn_at: null },
    ])
  })

  it('that are withdrawn keep their times, and given again are another record', async () => {
    const { client } = await signedIn(app, test.database)
    const first = await client.post('/v2/account/consent', given('location'))
    const closed = await client.post('/v2/account/consent', withdrawn('location'))
    expect(closed.data['consent_id']).toBe(first.data['consent_id'])
    expect(Date.parse(String(closed.data['withdrawn_at']))).toBeGreaterThanOrEqual(
      Date.parse(String(closed.data['agreed_at'])),
    )
    expect((await client.post('/v2/account/consent', withdrawn('location'))).data).toEqual(
      closed.data,
    )
    const anew = await client.post('/v2/account/consent', given('location'))
    expect(anew.data['consent_id']).not.toBe(first.data['consent_id'])
  })

  it('to a newer notice take the place of those to the older one', async () => {
    const { client, id } = await signedIn(app, test.database)
    const before = { purpose: 'privacy_notice', noticeVersion: '2025-01' } as const
    await addConsent(test.database, id, before, new Date())
    const { notice_version } = (await client.get('/v2/account/consent')).data
    const old = await client.post('/v2/account/consent', given('privacy_notice', '2025-01'))
    const inForce = { field: 'notice_version', rule: 'choice', params: { choices: notice_version } }
    expect([old.code, old.data]).toEqual([422_001, [inForce]])
    await client.post('/v2/account/consent', given('privacy_notice', String(notice_version)))
    const { data } = await client.get('/v2/account/consent')
    const [newer, older] = data['consents'] as Record<string, unknown>[]
    expect(newer).toMatchObject({ notice_version, withdrawn_at: null })
    expect(older).toMatchObject({ notice_version: '2025-01' })
    expect(older?.['withdrawn_at']).not.toBeNull()
  })

  it('that were never given cannot be withdrawn', async () => {
    const { client } = await signedIn(app, test.database)
    const answer = await client.post('/v2/account/consent', withdrawn('contacts_list'))
    expect([answer.code, answer.data['state']]).toEqual([409_002, 'not_given'])
  })

  it('that a loan needs stand while it is open, and no other does', async () => {
    const borrower = await certified(app, test.database)
    for (const purpose of ['terms_of_use', 'attribution']) {
      await borrower.client.post('/v2/account/consent', given(purpose))
    }
    await apply(borrower)
    const needed = await borrower.client.post('/v2/account/consent', withdrawn('terms_of_use'))
    expect([needed.code, needed.data['state']]).toEqual([409_002, 'approved'])
    const other = await borrower.client.post('/v2/account/consent', withdrawn('attribution'))
    expect(other.code).toBe(200)
  })

  it('that stand are listed, however many were withdrawn since', async () => {
    const { id, client } = await signedIn(app, test.database)
    await client.post('/v2/account/consent', given('location'))
    await test.database.query(
      `insert into consents (borrower_id, id, purpose, notice_version, agreed_at, withdrawn_at)
       select $1, ('ffffffff-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'attribution',
         '2026-09', now(), now()
       from generate_series(1, 600) n`,
      [id],
    )
    const { data } = await client.get('/v2/account/consent')
    const listed = data['consents'] as { purpose: string }[]
    expect(listed).toHaveLength(500)
    expect(listed.at(-1)).toMatchObject({ purpose: 'location', withdrawn_at: null })
  })
})
