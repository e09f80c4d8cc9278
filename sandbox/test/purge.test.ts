import { createCipheriv, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCase } from '../src/cases/case-store.ts'
import { forgotten } from '../src/cancellation/purge.ts'
import { moveClock } from '../src/clock.ts'
import { runDue } from '../src/jobs/run-due.ts'
import { checkBooks } from '../src/ledger/check-books.ts'
import { keepAnswers } from '../src/questionnaire/answer-store.ts'
import { startSession } from '../src/store/sessions.ts'
import { apply, withLoan } from './borrowers.ts'
import { engines, startDatabase, type TestDatabase } from './databases.ts'
import { console, SignedClient, startLender } from './lender.ts'
import { borrowerWithQuota } from './sample-borrower.ts'

/** Values that only this borrower has, as typed or told by them. */
const planted = [
  'Tuayang',
  'Thotsobdee',
  '9/1 Soi 4',
  'Malee',
  '898765432',
  'Sample Trading',
  '021234567',
  '1234567890',
  'canary-draft',
  'canary-event',
  'canary-visitor',
  'canary-model',
  'canary-statement',
  'canary-answer',
  'canary-reason',
  'canary-risk',
  'lv-canary',
]

const listOf = (entries: unknown) => {
  const cipher = createCipheriv('aes-128-ecb', 'list-key-16bytes', null)
  return {
    data: cipher.update(JSON.stringify(entries), 'utf8', 'base64') + cipher.final('base64'),
  }
}

describe.each(engines)('the purge on %s', { timeout: 60_000 }, (engine) => {
  let test: TestDatabase
  let app: FastifyInstance
  beforeAll(async () => {
    test = await startDatabase(engine)
    app = await startLender(test.database)
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await test.stop()
  })

  /** In which tables a value stands, as text or as bytes, in whatever column. */
  async function tablesWith(value: string): Promise<string[]> {
    const tables = await test.database.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const rows = await test.database.query(
        `select 1 from ${name} r
         where position($1 in r::text) > 0 or position($2 in r::text) > 0 limit 1`,
        [value, Buffer.from(value).toString('hex')],
      )
      if (rows.length > 0) found.push(name)
    }
    return found
  }

  it('leaves nothing of a person anywhere, and the books sum as before', async () => {
    const { borrower, accountId } = await borrowerWithQuota(test.database)
    const device = randomUUID()
    const { token } = await startSession(test.database, {
      borrowerId: borrower.id,
      now: new Date(),
      platform: 'web',
      device,
    })
    const client = new SignedClient(app, token)
    const who = { ...borrower, client, accountId }
    const told = (event_value: string) => ({
      method: 'POST',
      event_name: 'screen_opened',
      event_value,
      event_id: randomUUID(),
      uuid: device,
    })
    await client.post('/v2/logout/create', told('canary-event'))
    await new SignedClient(app).post('/v2/logout/create', told('canary-visitor'))
    await client.post('/v2/user/app_info', { uuid: device, device_model: 'canary-model' })
    await client.post('/v2/verify/draft', { page: 'basic', fields: { education: 'canary-draft' } })
    await client.post('/v2/verify/liveness', { liveness_id: 'lv-canary', mode: 'web' })
    await test.database.query("update evaluations set risk_token = 'canary-risk'")
    for (const purpose of ['contacts_list', 'terms_of_use']) {
      const given = { purpose, notice_version: '2026-09', granted: true }
      await client.post('/v2/account/consent', given)
    }
    const contacts = listOf([{ name: 'Malee', phone: '0898765432' }])
    expect((await client.post('/v2/user/order_log', contacts)).code).toBe(200)
    const statement = 'canary-statement'
    const wish = { borrowerId: borrower.id, about: 'help' as const, orderId: null, statement }
    const { id: case_id } = await openCase(test.database, wish, new Date())
    await console(app, 'answer', { borrower_id: borrower.id, case_id, text: 'canary-answer' })
    await keepAnswers(test.database, borrower.id, [{ question_id: 'monthly-costs' }], new Date())

    const given_up = (await apply(who)).data['order'] as { order_id: string }
    const reason = 'too_expensive'
    const abandoned = await client.post('/v2/loan/abandon', { order_id: given_up.order_id, reason })
    expect(abandoned.code).toBe(200)
    const order_id = await withLoan(app, who)
    const { data: order } = await client.get('/v2/order/detail', { order_id })
    const asked = await client.post('/v2/repay/create', {
      order_id,
      method: 'scan_code',
      purpose: 'repay',
      amount: order['payoff_today'],
    })
    const { reference } = asked.data['instruction'] as { reference: string }
    await console(app, 'pay', { reference })
    const cancelled = { confirmed: true, reason: 'canary-reason' }
    expect((await client.post('/v2/account/cancel', cancelled)).code).toBe(200)

    const values = [...planted, borrower.phone]
    for (const value of values) expect(await tablesWith(value), value).not.toEqual([])
    const sums = () =>
      test.database.query(
        'select account, sum(amount)::bigint as sum from ledger_entries group by account order by account',
      )
    const before = await sums()
    await moveClock(test.database, 16 * 86_400_000)
    await runDue(test.database, 'Asia/Bangkok', {
      error: (problem: unknown) => expect(problem).toBeUndefined(),
    })

    for (const value of values) expect(await tablesWith(value), value).toEqual([])
    for (const table of forgotten) {
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
})
