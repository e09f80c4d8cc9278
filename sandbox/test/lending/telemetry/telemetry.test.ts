import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { deleteExpired } from '../../../src/lending/due-work/delete-expired.ts'
import { deviceHash } from '../../../src/lending/telemetry/device-store.ts'
import { EVENTS_A_DAY, KEPT_A_DAY } from '../../../src/lending/telemetry/event-store.ts'
import { signedIn } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { SignedClient, startLender } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'

describe.each(engines)('telemetry on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  let visitor: SignedClient
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
    visitor = new SignedClient(app)
  })

  const event = (uuid: string, event_id: string = randomUUID()) => ({
    method: 'POST',
    event_name: 'screen_opened',
    event_value: 'login',
    event_id,
    uuid,
  })
  const hashOf = (uuid: string) => deviceHash(test.database.vault, 'paso-th', uuid)
  const eventsFrom = async (uuid: string) =>
    test.database.query<{ borrower_id: string | null }>(
      'select borrower_id from app_events where device_hash = $1',
      [hashOf(uuid)],
    )

  it('keeps an event once, whatever its key', async () => {
    const uuid = randomUUID()
    const sent = event(uuid)
    for (let time = 0; time < 3; time++) {
      expect((await visitor.post('/v2/logout/create', sent)).data).toEqual({ done: true })
    }
    expect(await eventsFrom(uuid)).toEqual([{ borrower_id: null }])
  })

  it('knows the borrower by the session, not by what the body says', async () => {
    const { id, client } = await signedIn(app, test.database)
    const uuid = randomUUID()
    await client.post('/v2/logout/create', { ...event(uuid), user_id: randomUUID() })
    await visitor.post('/v2/logout/create', { ...event(uuid), user_id: id })
    expect(await eventsFrom(uuid)).toEqual(
      expect.arrayContaining([{ borrower_id: id }, { borrower_id: null }]),
    )
  })

  it('drops what all visitors of a network report beyond its day’s share, and nobody else’s', async () => {
    const from = (address: string) => ({ address })
    const [near, far] = ['2001:db8:7:7::1', '2001:db8:7:8::1']
    const kept = async (address: string): Promise<number> => {
      const uuid = randomUUID()
      await visitor.post('/v2/logout/create', event(uuid), from(address))
      await visitor.post('/v2/user/app_info', { uuid, device_brand: 'b' }, from(address))
      const devices = await test.database.query('select 1 from devices where device_hash = $1', [
        hashOf(uuid),
      ])
      return (await eventsFrom(uuid)).length + devices.length
    }
    expect(await kept(near)).toBe(2)
    await test.database.query('update app_event_counts set kept = $2 where device_hash = $1', [
      test.database.vault.searchKey('2001:db8:7:7', 'app_event_counts.sender'),
      KEPT_A_DAY,
    ])
    expect(await kept('2001:db8:7:7::2')).toBe(0)
    expect(await kept(far)).toBe(2)
    const { client } = await signedIn(app, test.database)
    const uuid = randomUUID()
    await client.post('/v2/logout/create', event(uuid), from(near))
    expect(await eventsFrom(uuid)).toHaveLength(1)
  })

  it('drops what a device reports beyond its day’s share, and still answers', async () => {
    const uuid = randomUUID()
    await test.database.query(
      'insert into app_event_counts (device_hash, day, kept) values ($1, $2::date, $3)',
      [hashOf(uuid), new Date().toISOString().slice(0, 10), EVENTS_A_DAY],
    )
    expect((await visitor.post('/v2/logout/create', event(uuid))).code).toBe(200)
    expect(await eventsFrom(uuid)).toEqual([])
  })

  it('refuses a value that is too long', async () => {
    const long = { ...event(randomUUID()), event_value: 'x'.repeat(4001) }
    expect((await visitor.post('/v2/logout/create', long)).code).toBe(422_001)
  })

  it('never uses up the calls of the borrower whose app reports it', async () => {
    const small = await startLender(test.database, { callsPerMinute: 5 })
    const { client } = await signedIn(small, test.database)
    const codes: number[] = []
    for (let time = 0; time < 7; time++) {
      codes.push((await client.post('/v2/logout/create', event(randomUUID()))).code)
    }
    expect(codes.at(-1)).toBe(429_002)
    expect((await client.get('/v2/account/profile')).code).toBe(200)
    await small.close()
  })

  it('names the devices in the list of sessions once they have reported what they are', async () => {
    const { client } = await signedIn(app, test.database)
    const nameOf = async () => {
      const { data } = await client.get('/v2/user/sessions')
      return (data['sessions'] as { device_name: string | null }[])[0]?.device_name
    }
    expect(await nameOf()).toBeNull()
    const device = 'test-device'
    await client.post('/v2/user/app_info', {
      uuid: device,
      device_brand: 'Samsung',
      device_model: 'Galaxy A15',
    })
    expect(await nameOf()).toBe('Samsung Galaxy A15')
    // A report without a session replaces the facts and leaves the device whose it was.
    await visitor.post('/v2/user/app_info', { uuid: device, device_model: 'Galaxy A16' })
    expect(await nameOf()).toBe('Galaxy A16')
  })

  it('deletes events after 30 days, and a device that nobody reported signed in', async () => {
    const uuid = randomUUID()
    await visitor.post('/v2/logout/create', event(uuid))
    await visitor.post('/v2/user/app_info', { uuid, device_model: 'Galaxy A17' })
    const devices = () =>
      test.database.query('select 1 from devices where device_hash = $1', [hashOf(uuid)])
    const age = async (days: number) => {
      for (const [table, column] of [
        ['app_events', 'happened_at'],
        ['devices', 'reported_at'],
      ]) {
        await test.database.query(
          `update ${table} set ${column} = now() - make_interval(days => $2) where device_hash = $1`,
          [hashOf(uuid), days],
        )
      }
      await deleteExpired(test.database)
    }
    await age(29)
    expect([await eventsFrom(uuid), await devices()]).toMatchObject([[{}], [{}]])
    await age(31)
    expect([await eventsFrom(uuid), await devices()]).toEqual([[], []])
  })
})
