import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { newPhone, signedIn } from '../../support/borrowers.ts'
import { bothEngines, type TestDatabase } from '../../support/databases.ts'
import { type SignedClient } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'

describe.each(bothEngines)('the sessions of a borrower on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ shared }) => {
    ;({ test, app } = shared)
  })

  /** One borrower on two devices, the second signed in last. */
  const onTwoDevices = async (): Promise<[SignedClient, SignedClient]> => {
    const phone = newPhone()
    const { client: one } = await signedIn(app, test.database, phone)
    const { client: other } = await signedIn(app, test.database, phone)
    return [one, other]
  }
  const sessionsOf = async (client: SignedClient) => {
    const { data } = await client.get('/v2/user/sessions')
    return data['sessions'] as { session_id: string; is_current: boolean; platform: string }[]
  }
  const currentOf = async (client: SignedClient): Promise<string> =>
    (await sessionsOf(client)).find((each) => each.is_current)?.session_id ?? ''

  it('are listed newest first, and the one that asks is marked', async () => {
    const [one, other] = await onTwoDevices()
    expect((await sessionsOf(one)).map((each) => each.is_current)).toEqual([false, true])
    expect((await sessionsOf(other)).map((each) => each.is_current)).toEqual([true, false])
    expect((await sessionsOf(one))[0]?.platform).toBe('web')
  })

  it('are left out once they have run out', async () => {
    const [one, other] = await onTwoDevices()
    // The database's clock is finer than the lender's.
    const past = new Date(Date.now() - 1_000)
    await test.database.query('update sessions set expires_at = $2 where id = $1', [
      await currentOf(other),
      past,
    ])
    expect(await sessionsOf(one)).toHaveLength(1)
  })

  it('end one by one, each only once', async () => {
    const [one, other] = await onTwoDevices()
    const session_id = await currentOf(other)
    expect((await one.post('/v2/user/logout_session', { session_id })).data).toEqual({ ended: 1 })
    expect((await other.get('/v2/user/sessions')).code).toBe(403_100)
    expect((await one.post('/v2/user/logout_session', { session_id })).data).toEqual({ ended: 0 })
    expect(await sessionsOf(one)).toHaveLength(1)
  })

  it('are never listed as none: whose session ends meanwhile is signed out', async () => {
    for (let round = 0; round < 10; round++) {
      const { client } = await signedIn(app, test.database)
      const [listed] = await Promise.all([
        client.get('/v2/user/sessions'),
        client.post('/v2/user/logout'),
      ])
      expect([200, 403_100]).toContain(listed.code)
    }
  })

  it('list the one that asks also when it is older than all that are shown', async () => {
    const phone = newPhone()
    const { client } = await signedIn(app, test.database, phone)
    for (let made = 0; made < 55; made++) await signedIn(app, test.database, phone)
    const listed = await sessionsOf(client)
    expect(listed).toHaveLength(50)
    expect(listed.at(-1)?.is_current).toBe(true)
  })

  it('end for their own borrower only', async () => {
    const { client: stranger } = await signedIn(app, test.database)
    const [one] = await onTwoDevices()
    const session_id = await currentOf(one)
    const answer = await stranger.post('/v2/user/logout_session', { session_id })
    expect(answer.code).toBe(404_001)
    const nobody = await stranger.post('/v2/user/logout_session', { session_id: 'no-such-one' })
    expect(nobody.code).toBe(404_001)
    expect((await one.get('/v2/user/sessions')).code).toBe(200)
  })

  it('end all at once, the one that asks too, and nobody else’s', async () => {
    const { client: stranger } = await signedIn(app, test.database)
    const [one, other] = await onTwoDevices()
    expect((await one.post('/v2/user/logout_everywhere')).data).toEqual({ ended: 2 })
    for (const client of [one, other]) {
      expect((await client.get('/v2/user/sessions')).code).toBe(403_100)
    }
    expect((await stranger.get('/v2/user/sessions')).code).toBe(200)
  })
})
