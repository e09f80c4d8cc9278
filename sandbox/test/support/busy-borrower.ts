import { createCipheriv, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { openCase } from '../../src/lending/cases/case-store.ts'
import { saveAnswers } from '../../src/lending/questionnaire/answer-store.ts'
import type { Database } from '../../src/store/database/database.ts'
import { startSession } from '../../src/lending/sessions/sessions.ts'
import { apply, withLoan } from './borrowers.ts'
import { console, SignedClient } from './lender.ts'
import { borrowerWithQuota } from './sample-borrower.ts'

/** Values that only this borrower has, as typed or reported by them. */
export const planted = [
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
  'canary-risk',
  'lv-canary',
]

const listOf = (entries: unknown) => {
  const cipher = createCipheriv('aes-128-ecb', 'list-key-16bytes', null)
  return {
    data: cipher.update(JSON.stringify(entries), 'utf8', 'base64') + cipher.final('base64'),
  }
}

/** A borrower who did everything that leaves something behind, and whose loan is repaid. */
export async function busyBorrower(app: FastifyInstance, database: Database) {
  const { borrower, accountId } = await borrowerWithQuota(database)
  const device = randomUUID()
  const { token } = await startSession(database, {
    appId: 'paso-th',
    borrowerId: borrower.id,
    now: new Date(),
    platform: 'web',
    device,
  })
  const client = new SignedClient(app, token)
  const who = { ...borrower, client, accountId }
  const eventWith = (event_value: string) => ({
    method: 'POST',
    event_name: 'screen_opened',
    event_value,
    event_id: randomUUID(),
    uuid: device,
  })
  await client.post('/v2/logout/create', eventWith('canary-event'))
  await new SignedClient(app).post('/v2/logout/create', eventWith('canary-visitor'))
  await client.post('/v2/user/app_info', { uuid: device, device_model: 'canary-model' })
  await client.post('/v2/verify/draft', { page: 'basic', fields: { education: 'canary-draft' } })
  await client.post('/v2/verify/liveness', { liveness_id: 'lv-canary', mode: 'web' })
  for (const purpose of ['contacts_list', 'terms_of_use']) {
    const given = { purpose, notice_version: '2026-09', granted: true }
    await client.post('/v2/account/consent', given)
  }
  const contacts = listOf([{ name: 'Malee', phone: '0898765432' }])
  expect((await client.post('/v2/user/order_log', contacts)).code).toBe(200)
  const statement = 'canary-statement'
  const wish = 'other' as const
  const request = {
    borrowerId: borrower.id,
    about: 'help' as const,
    orderId: null,
    wish,
    affordable: 50_000,
    statement,
  }
  const { id: case_id } = await openCase(database, request, new Date())
  await console(app, 'answer', { borrower_id: borrower.id, case_id, text: 'canary-answer' })
  await saveAnswers(database, borrower.id, [{ question_id: 'monthly-costs' }], new Date())

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
  return { borrower, client }
}
