import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect } from 'vitest'
import { deletedTables, retainedTables } from '../../../src/lending/cancellation/purge.ts'
import { addDays, dateIn } from '../../../src/foundation/clock.ts'
import { moveClock, readClock } from '../../../src/store/database/business-clock.ts'
import { runDue } from '../../../src/lending/due-work/run-due.ts'
import { deleteCode, phoneHash } from '../../../src/lending/sessions/phone-codes.ts'
import { phoneOfBorrower } from '../../../src/lending/borrowers/borrowers.ts'
import { apply, certified, signedIn } from '../../support/borrowers.ts'
import { bothEngines, engines, type TestDatabase } from '../../support/databases.ts'
import { SignedClient } from '../../support/lender.ts'
import { withAgreement } from '../../support/pact-borrowers.ts'
import { testsOn } from '../../support/lender-tests.ts'
import { emptyDatabase } from '../../support/empty-database.ts'
import { scenarioPartners } from '../../../src/world/scenarios/scenario-partners.ts'

const DAY = 86_400_000
const log = { error: (problem: unknown) => expect(problem).toBeUndefined() }

describe.each(bothEngines)('cancelling an account on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })
  beforeEach(() => emptyDatabase(test.database))

  const cancel = (client: SignedClient) => client.post('/v2/account/cancel', { confirmed: true })
  const passDays = async (days: number) => {
    await moveClock(test.database, days * DAY)
    return runDue(test.database, log, scenarioPartners)
  }
  const signIn = async (phone: string) => {
    const device = { phone_prefix: '+66', phone, uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }
    const visitor = new SignedClient(app)
    await deleteCode(test.database, { appId: 'paso-th', phonePrefix: '+66', phone })
    await visitor.post('/v2/user/send_code', device)
    const inbox = await app.inject({ url: `/sandbox/api/texts?phone=${phone}` })
    const { code } = inbox.json<{ texts: { code: string }[] }>().texts[0] ?? { code: '' }
    return (await visitor.post('/v2/user/login', { ...device, code })).data
  }

  it('and a sign-in that comes again at the same time never leave somebody signed in', async () => {
    for (let trial = 0; trial < 5; trial++) {
      const phone = `83555555${trial}`
      const device = { phone_prefix: '+66', phone, uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }
      const visitor = new SignedClient(app)
      await visitor.post('/v2/user/send_code', device)
      const inbox = await app.inject({ url: `/sandbox/api/texts?phone=${phone}` })
      const { code } = inbox.json<{ texts: { code: string }[] }>().texts[0] ?? { code: '' }
      const login = () =>
        visitor.post('/v2/user/login', { ...device, code }, { key: `one-sign-in-${trial}` })
      const { data } = await login()
      const [cancelled, repeated] = await Promise.all([
        cancel(new SignedClient(app, String(data['token']))),
        login(),
      ])
      // The repeated sign-in ended the session that cancels, or it came too late.
      expect([
        [403_100, 200],
        [200, 200],
        [200, 401_001],
      ]).toContainEqual([cancelled.code, repeated.code])
      const { token = '' } = repeated.data as { token?: string }
      const again = new SignedClient(app, token)
      const expected = cancelled.code === 200 ? 403_100 : 200
      expect((await again.get('/v2/account/profile')).code).toBe(expected)
    }
  })

  it('and applying at the same time never both succeed', async () => {
    for (let trial = 0; trial < 5; trial++) {
      const borrower = await certified(app, test.database)
      const { token: _token, ...agreed } = await withAgreement(borrower)
      const [applied, cancelled] = await Promise.all([
        borrower.client.post('/v2/loan/apply', { ...agreed, agreed: true }),
        cancel(borrower.client),
      ])
      expect([applied.code, cancelled.code].filter((code) => code === 200)).toHaveLength(1)
    }
  })

  // What follows does not hang on the engine: on the other one it runs in the matrix.
  if (!engines.includes(engine)) return

  it('ends every session and says until when signing in withdraws it', async () => {
    const { id, client } = await signedIn(app, test.database, '831111111')
    const second = await signedIn(app, test.database, '831111111')
    const today = dateIn('Asia/Bangkok', (await readClock(test.database)).business())
    const { data } = await cancel(client)
    expect(data).toMatchObject({ kept_days: 15, kept_until: addDays(today, 15) })
    for (const each of [client, second.client]) {
      expect((await each.get('/v2/account/profile')).code).toBe(403_100)
    }
    await passDays(15)
    const login = await signIn('831111111')
    expect(login).toMatchObject({ user_id: id, cancellation_withdrawn: true })
    await passDays(5)
    const back = new SignedClient(app, String(login['token']))
    expect((await back.get('/v2/account/profile')).data['user_id']).toBe(id)
    expect(await signIn('831111111')).toMatchObject({ cancellation_withdrawn: false })
  })

  it('is not withdrawn by a sign-in that comes again, but by a new code', async () => {
    const phone = '834444444'
    const known = { appId: 'paso-th', phonePrefix: '+66', phone }
    const device = { phone_prefix: '+66', phone, uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }
    const visitor = new SignedClient(app)
    const sendCode = async (): Promise<string> => {
      expect((await visitor.post('/v2/user/send_code', device)).code).toBe(200)
      const inbox = await app.inject({ url: `/sandbox/api/texts?phone=${phone}` })
      return (
        inbox.json<{ texts: { code?: string }[] }>().texts.find((each) => each.code)?.code ?? ''
      )
    }
    const login = (code: string, key: string) =>
      visitor.post('/v2/user/login', { ...device, code }, { key })

    const code = await sendCode()
    const { data } = await login(code, 'delayed-and-repeated')
    expect((await cancel(new SignedClient(app, String(data['token'])))).code).toBe(200)
    for (const key of ['delayed-and-repeated', 'another-sign-in']) {
      expect((await login(code, key)).code, key).toBe(401_001)
    }
    const [request] = await test.database.query('select withdrawn_at from cancellations')
    expect(request).toEqual({ withdrawn_at: null })
    // Cancelling shortens no wait: the minute between two codes goes on.
    expect((await visitor.post('/v2/user/send_code', device)).code).toBe(429_001)
    await test.database.query(
      `update phone_codes set sent_at = sent_at - interval '1 minute' where phone_hash = $1`,
      [phoneHash(test.database.vault, known)],
    )
    const back = await login(await sendCode(), 'signs-in-anew')
    expect(back.data).toMatchObject({ user_id: data['user_id'], cancellation_withdrawn: true })
  })

  it('is refused while an order is unfinished, and without the last word', async () => {
    const borrower = await certified(app, test.database)
    await apply(borrower)
    const answer = await cancel(borrower.client)
    expect([answer.status, answer.code, answer.data['state']]).toEqual([409, 409_003, 'approved'])
    const { client } = await signedIn(app, test.database)
    const unsure = await client.post('/v2/account/cancel', { confirmed: false })
    expect([unsure.code, unsure.data]).toMatchObject([422_001, [{ field: 'confirmed' }]])
    expect((await client.get('/v2/account/profile')).code).toBe(200)
  })

  it('keeps the account until the fifteenth day is over where the lender is', async () => {
    const { id, client } = await signedIn(app, test.database, '832222222')
    await cancel(client)
    const phoneOf = async () => (await phoneOfBorrower(test.database, id))?.phone
    await passDays(15)
    expect(await phoneOf()).toBe('832222222')
    expect(await passDays(1)).toBe(1)
    expect(await phoneOf()).toBeUndefined()
    expect(await passDays(1)).toBe(0)
    const login = await signIn('832222222')
    expect(login['user_id']).not.toBe(id)
    expect(login['cancellation_withdrawn']).toBe(false)
  })

  it('is carried out by the sign-in where no job was faster, and the phone begins anew', async () => {
    const { id, client } = await signedIn(app, test.database, '833333333')
    await cancel(client)
    await moveClock(test.database, 16 * DAY)
    const login = await signIn('833333333')
    expect(login['user_id']).not.toBe(id)
    expect(login['cancellation_withdrawn']).toBe(false)
    expect(await runDue(test.database, log, scenarioPartners)).toBe(0)
  })

  it('decides for every table of borrowers whether it is forgotten or kept', async () => {
    const tables = await test.database.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = current_schema() and column_name = 'borrower_id'`,
    )
    const decided: readonly string[] = [...deletedTables, ...retainedTables]
    expect(tables.map(({ name }) => name).filter((name) => !decided.includes(name))).toEqual([])
  })
})
