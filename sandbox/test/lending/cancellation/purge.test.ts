import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { deletedTables } from '../../../src/lending/cancellation/purge.ts'
import { moveClock } from '../../../src/store/database/business-clock.ts'
import { runDue } from '../../../src/lending/due-work/run-due.ts'
import { checkBooks } from '../../../src/lending/ledger/check-books.ts'
import { borrowerOf } from '../../../src/lending/borrowers/borrowers.ts'
import { startSession } from '../../../src/lending/sessions/sessions.ts'
import { deviceHash } from '../../../src/lending/telemetry/device-store.ts'
import { certified, newPhone, withLoan } from '../../support/borrowers.ts'
import { busyBorrower, planted } from '../../support/busy-borrower.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { console, SignedClient } from '../../support/lender.ts'
import { tablesWith } from '../../support/opened-rows.ts'
import { testsOn } from '../../support/lender-tests.ts'
import { scenarioPartners } from '../../../src/world/scenarios/scenario-partners.ts'

describe.each(engines)('the purge on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  it('leaves nothing of a person anywhere, and the books sum as before', async () => {
    const { borrower, client } = await busyBorrower(app, test.database)
    const cancelled = { confirmed: true, reason: 'canary-reason' }
    expect((await client.post('/v2/account/cancel', cancelled)).code).toBe(200)

    const values = [...planted, borrower.phone, 'canary-reason']
    for (const value of values)
      expect(await tablesWith(test.database, value), value).not.toEqual([])
    const sums = () =>
      test.database.query(
        'select account, sum(amount)::bigint as sum from ledger_entries group by account order by account',
      )
    const before = await sums()
    await moveClock(test.database, 16 * 86_400_000)
    await runDue(
      test.database,
      {
        error: (problem: unknown) => expect(problem).toBeUndefined(),
      },
      scenarioPartners,
    )

    for (const value of values) expect(await tablesWith(test.database, value), value).toEqual([])
    for (const table of deletedTables) {
      const rows = await test.database.query(`select 1 from ${table} where borrower_id = $1`, [
        borrower.id,
      ])
      expect(rows, table).toEqual([])
    }
    expect(await test.database.query('select 1 from upload_bytes')).toEqual([])
    expect(await sums()).toEqual(before)
    expect(before.reduce((all, { sum }) => all + Number(sum), 0)).toBe(0)
    expect(await checkBooks(test.database)).toEqual([])
  })

  describe('of what a device reported before its borrower signed in', () => {
    const visitor = (): SignedClient => new SignedClient(app)
    const signInOn = async (device: string): Promise<SignedClient> => {
      const phone = { appId: 'paso-th', phonePrefix: '+66', phone: newPhone() }
      const now = new Date()
      const borrowerId = await borrowerOf(test.database, phone, now)
      const session = { appId: 'paso-th', borrowerId, now, platform: 'web', device }
      return new SignedClient(app, (await startSession(test.database, session)).token)
    }
    const appInfo = (client: SignedClient, uuid: string, device_model: string) =>
      client.post('/v2/user/app_info', { uuid, device_brand: 'Canary', device_model })
    const event = (client: SignedClient, uuid: string) =>
      client.post('/v2/logout/create', {
        ...{ method: 'POST', event_name: 'screen_opened', event_value: 'login' },
        ...{ event_id: randomUUID(), uuid },
      })
    const leaveForGood = async (client: SignedClient) => {
      expect((await client.post('/v2/account/cancel', { confirmed: true })).code).toBe(200)
      await console(app, 'clock', { days: '16' })
    }
    const leftOf = async (uuid: string): Promise<string[]> => {
      const hash = deviceHash(test.database.vault, 'paso-th', uuid)
      return [
        ...(await tablesWith(test.database, uuid)),
        ...(await tablesWith(test.database, hash)),
      ]
    }

    it('leaves nothing: what it is, the events of its app, how much it reported', async () => {
      const [uuid, otherName] = [randomUUID(), randomUUID()]
      await appInfo(visitor(), uuid, 'of a visitor')
      await event(visitor(), uuid)
      await event(visitor(), otherName)
      expect(await leftOf(uuid)).not.toEqual([])
      const client = await signInOn(uuid)
      // The app may be installed anew while somebody is signed in: the device has another name then.
      await event(client, otherName)
      await leaveForGood(client)
      expect(await leftOf(uuid)).toEqual([])
      expect(await leftOf(otherName)).toEqual([])
    })

    it('takes what nobody reported signed in, though another borrower signed in on it too', async () => {
      const uuid = randomUUID()
      await appInfo(visitor(), uuid, 'of a visitor')
      const [leaving, staying] = [await signInOn(uuid), await signInOn(uuid)]
      await leaveForGood(leaving)
      expect(await tablesWith(test.database, 'of a visitor')).toEqual([])
      expect((await staying.get('/v2/user/sessions')).code).toBe(200)
      expect((await appInfo(staying, uuid, 'reported anew')).code).toBe(200)
    })

    it('leaves another borrower what they reported of the same device themselves', async () => {
      const uuid = randomUUID()
      const [leaving, staying] = [await signInOn(uuid), await signInOn(uuid)]
      await appInfo(leaving, uuid, 'of who leaves')
      await appInfo(staying, uuid, 'of who stays')
      await leaveForGood(leaving)
      const { data } = await staying.get('/v2/user/sessions')
      expect(data['sessions']).toMatchObject([{ device_name: 'Canary of who stays' }])
      expect(await tablesWith(test.database, 'of who leaves')).toEqual([])
    })
  })

  it('is not undone by money that comes afterwards: it is booked, and nobody is notified', async () => {
    const borrower = await certified(app, test.database)
    const order_id = await withLoan(app, borrower)
    const name = { borrower_id: borrower.id, order_id }
    const request = { order_id, method: 'bank_transfer', purpose: 'repay' }
    const asked = await borrower.client.post('/v2/repay/create', {
      ...request,
      amount: { amount: 100_000, currency: 'THB' },
    })
    const { reference } = asked.data['instruction'] as { reference: string }
    await console(app, 'clock', { days: '70' })
    expect((await console(app, 'write-off', name)).status).toBe(200)
    const paid = await console(app, 'pay', { reference, amount: 2_000_000 })
    expect(paid.body).toMatchObject({ state: 'repaid' })
    const cancelled = await borrower.client.post('/v2/account/cancel', { confirmed: true })
    expect(cancelled.code).toBe(200)
    await console(app, 'clock', { days: '16' })
    const messages = () =>
      test.database.query('select 1 from messages where borrower_id = $1', [borrower.id])
    expect(await messages()).toEqual([])
    const { body } = await console(app, 'pay', { reference, amount: 100_000 })
    expect(body).toMatchObject({ state: 'repaid' })
    expect(await messages()).toEqual([])
    expect(await checkBooks(test.database)).toEqual([])
  })
})
