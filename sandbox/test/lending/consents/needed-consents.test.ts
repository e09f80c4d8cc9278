import { strFromU8, unzipSync } from 'fflate'
import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { addConsent } from '../../../src/lending/consents/consent-store.ts'
import { apply, certified, type TestBorrower } from '../../support/borrowers.ts'
import { bothEngines, engines, type TestDatabase } from '../../support/databases.ts'
import { type Answer } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'

interface Listed {
  consent_id: string
  purpose: string
  notice_version: string
  agreed_at: string
  withdrawn_at: string | null
}

describe.each(bothEngines)('consents that a loan needs on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  const saveAccount = ({ client }: TestBorrower, consent = true, number = '9876543210') =>
    client.post('/v2/bank/account', {
      ...{ category: 'bank_account', bank_code: 'kbank', holder_name: 'Somchai Jaidee' },
      ...{ number, number_copy: number, consent },
    })
  const say = ({ client }: TestBorrower, purpose: string, granted: boolean) =>
    client.post('/v2/account/consent', { purpose, notice_version: '2026-09', granted })
  const listed = async ({ client }: TestBorrower) =>
    (await client.get('/v2/account/consent')).data['consents'] as Listed[]
  const fromTheLogin = [{ purpose: 'terms_of_use' }, { purpose: 'privacy_notice' }]
  const quote = ({ client }: TestBorrower) =>
    client.post('/v2/loan/quote', {
      ...{ product_id: 'th-short', days: 61, amount: { amount: 1_000_000, currency: 'THB' } },
    })
  const refusal = ({ code, data }: Answer) => ({ code, ...data })
  const withdrawn = (allowed: string[], next: string) => ({
    ...{ code: 409_002, state: 'consent_withdrawn', allowed, next },
  })

  it('are withdrawn before a loan begins or not at all, however close both come', async () => {
    for (let round = 0; round < 5; round++) {
      const borrower = await certified(app, test.database)
      await say(borrower, 'privacy_notice', true)
      const quoted = await quote(borrower)
      const named = { quote_id: String(quoted.data['quote_id']), account_id: borrower.accountId }
      const agreement = await borrower.client.get('/v2/loan/agreement', named)
      const request = { ...named, agreement_hash: agreement.data['hash'], agreed: true }
      const codes = await Promise.all([
        borrower.client.post('/v2/loan/apply', request),
        say(borrower, 'privacy_notice', false),
      ])
      expect(codes.map(({ code }) => code).sort()).toEqual([200, 409_002])
    }
  })

  // What follows does not hang on the engine: on the other one it runs in the matrix.
  if (!engines.includes(engine)) return

  it('are recorded where an account is given with one, once for the notice in force', async () => {
    const borrower = await certified(app, test.database)
    const before = Date.now()
    expect((await saveAccount(borrower)).code).toBe(200)
    const consents = await listed(borrower)
    expect(consents).toMatchObject([
      { purpose: 'account_checks', notice_version: '2026-09', withdrawn_at: null },
      ...fromTheLogin,
    ])
    expect(Date.parse(consents[0]?.agreed_at ?? '')).toBeGreaterThanOrEqual(before)
    await saveAccount(borrower, true, '9876543211')
    expect(await listed(borrower)).toEqual(consents)

    const archive = unzipSync((await borrower.client.raw('/v2/account/export')).rawPayload)
    const exported = Object.values(archive).map((bytes) => strFromU8(bytes))
    expect(exported.some((text) => text.includes(consents[0]?.consent_id ?? 'none'))).toBe(true)
  })

  it('are not recorded with an account that was refused', async () => {
    const borrower = await certified(app, test.database)
    expect((await saveAccount(borrower, false)).code).toBe(422_001)
    expect(await listed(borrower)).toMatchObject(fromTheLogin)
  })

  it('are closed and renewed by an account, where they stood for another notice', async () => {
    const borrower = await certified(app, test.database)
    await addConsent(
      test.database,
      borrower.id,
      { purpose: 'account_checks', noticeVersion: '2025-01' },
      new Date(),
    )
    await saveAccount(borrower)
    const [newer, older] = await listed(borrower)
    expect(newer).toMatchObject({ notice_version: '2026-09', withdrawn_at: null })
    expect(older?.notice_version).toBe('2025-01')
    expect(older?.withdrawn_at).not.toBeNull()
  })

  it('stop a new quote and a new loan where they were withdrawn, until they are given again', async () => {
    const borrower = await certified(app, test.database)
    await saveAccount(borrower)
    await say(borrower, 'account_checks', false)
    expect(refusal(await quote(borrower))).toEqual(withdrawn(['account_checks'], 'bankcard'))
    await say(borrower, 'terms_of_use', true)
    await say(borrower, 'terms_of_use', false)
    const both = withdrawn(['terms_of_use', 'account_checks'], 'home')
    expect(refusal(await quote(borrower))).toEqual(both)
    await saveAccount(borrower, true, '9876543212')
    expect(refusal(await quote(borrower))).toEqual(withdrawn(['terms_of_use'], 'home'))
    await say(borrower, 'terms_of_use', true)
    expect((await apply(borrower)).code).toBe(200)
  })

  it('stop a loan whose quote was made before one was withdrawn', async () => {
    const borrower = await certified(app, test.database)
    await say(borrower, 'privacy_notice', true)
    const quoted = await quote(borrower)
    const named = { quote_id: String(quoted.data['quote_id']), account_id: borrower.accountId }
    const agreement = await borrower.client.get('/v2/loan/agreement', named)
    await say(borrower, 'privacy_notice', false)
    const request = { ...named, agreement_hash: agreement.data['hash'], agreed: true }
    const refused = await borrower.client.post('/v2/loan/apply', request)
    expect(refusal(refused)).toEqual(withdrawn(['privacy_notice'], 'home'))
    const terms = `delete from consents where borrower_id = $1 and purpose = 'terms_of_use'`
    await test.database.query(terms, [borrower.id])
    const both = await borrower.client.post('/v2/loan/apply', request)
    expect(refusal(both)).toEqual(withdrawn(['privacy_notice', 'terms_of_use'], 'home'))
    expect((await borrower.client.get('/v2/order/list')).data['orders']).toEqual([])
  })

  it('stop an evaluation, but not the answer that was given before', async () => {
    const borrower = await certified(app, test.database)
    await say(borrower, 'privacy_notice', true)
    await say(borrower, 'privacy_notice', false)
    const submit = () => borrower.client.get('/v2/verify/submit_apply')
    expect((await submit()).data).toMatchObject({ result: 'approved' })
    await test.database.query('delete from evaluations where borrower_id = $1', [borrower.id])
    expect(refusal(await submit())).toEqual(withdrawn(['privacy_notice'], 'home'))
    await say(borrower, 'privacy_notice', true)
    expect((await submit()).data).toMatchObject({ result: 'approved' })
  })

  it('stop a loan while no record of privacy notice and terms is there, and say what to do', async () => {
    const borrower = await certified(app, test.database)
    await test.database.query('delete from consents where borrower_id = $1', [borrower.id])
    const missing = (...allowed: string[]) => ({
      ...{ code: 409_002, state: 'consent_missing', allowed, next: 'home' },
    })
    const both = await apply(borrower)
    expect(refusal(both)).toEqual(missing('privacy_notice', 'terms_of_use'))
    expect(both.message).toBe('Accept the terms of use and acknowledge the privacy notice first')
    await say(borrower, 'privacy_notice', true)
    expect(refusal(await apply(borrower))).toEqual(missing('terms_of_use'))
    await say(borrower, 'terms_of_use', true)
    await say(borrower, 'attribution', true)
    await say(borrower, 'attribution', false)
    expect((await apply(borrower)).code).toBe(200)
  })
})
