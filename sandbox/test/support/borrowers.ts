import { addDays } from '../../src/foundation/clock.ts'
import { businessDayFrom } from '../../src/lending/rules/business-days.ts'
import { addAccount } from '../../src/lending/accounts/account-store.ts'
import { NOTICE_VERSION } from '../../src/lending/consents/needed.ts'
import { giveConsent } from '../../src/lending/consents/set-consent.ts'
import { recordEvaluation } from '../../src/lending/certification/evaluations.ts'
import { savePage } from '../../src/lending/certification/pages.ts'
import type { FormPage } from '../../src/lending/certification/steps.ts'
import { borrowerOf } from '../../src/lending/borrowers/borrowers.ts'
import type { Database } from '../../src/store/database/database.ts'
import { startSession } from '../../src/lending/sessions/sessions.ts'
import type { FastifyInstance } from 'fastify'
import { console, SignedClient, type Answer } from './lender.ts'

/** A borrower as tests begin with one: signed in, certified, with a quota and an account. */
export interface TestBorrower {
  id: string
  phone: string
  client: SignedClient
  accountId: string
}

let phones = 820_000_000
export const newPhone = (): string => String(++phones)

const saved: Record<FormPage, object> = {
  identity: {},
  personal: {
    given_name: 'Somchai',
    family_name: 'Jaidee',
    identity_number: '1101700230708',
    birth_date: '1990-05-05',
    gender: 'male',
  },
  basic: {
    education: 'diploma',
    marital_status: 'married',
    children: '1',
    loan_purpose: 'daily_use',
  },
  location: {
    province: '10',
    city: '1001',
    district: '100101',
    detailed_address: '1 Na Phra Lan Road',
    family_address_same: true,
    residence_type: 'own',
    residence_length: 'more',
  },
  emergency: { contacts: [] },
  work: { work_type: 'salaried', occupation: 'teacher', income_band: 'th_15000_to_19999' },
}

/** Signs a phone in without a code, as if it had been done a minute ago. */
export async function signedIn(
  app: FastifyInstance,
  database: Database,
  phone = newPhone(),
): Promise<{ id: string; client: SignedClient }> {
  const now = new Date()
  const id = await borrowerOf(database, { appId: 'paso-th', phonePrefix: '+66', phone }, now)
  const { token } = await startSession(database, {
    appId: 'paso-th',
    borrowerId: id,
    now,
    platform: 'web',
    device: 'test-device',
  })
  return { id, client: new SignedClient(app, token) }
}

/** The records that a loan needs, as an app makes them after signing in. */
export async function acceptNotices(database: Database, id: string, now: Date): Promise<void> {
  for (const purpose of ['privacy_notice', 'terms_of_use'] as const) {
    await giveConsent(database, id, { purpose, noticeVersion: NOTICE_VERSION }, now)
  }
}

/** A borrower who may borrow up to `quota` satang, as was granted at `now` in business time. */
export async function certified(
  app: FastifyInstance,
  database: Database,
  quota = 2_000_000,
  phone = newPhone(),
  now = new Date(),
): Promise<TestBorrower> {
  const { id, client } = await signedIn(app, database, phone)
  await acceptNotices(database, id, new Date())
  for (const [page, details] of Object.entries(saved)) {
    await savePage(database, id, page as FormPage, details as Record<string, unknown>, now)
  }
  await recordEvaluation(
    database,
    id,
    { outcome: 'granted', limit: quota },
    { currency: 'THB', riskToken: undefined, now },
  )
  const account = await database.transaction((tx) =>
    addAccount(
      tx,
      id,
      {
        category: 'bank_account',
        bankCode: 'kbank',
        number: '1234567890',
        holderName: 'Somchai Jaidee',
      },
      now,
    ),
  )
  return { id, phone, client, accountId: account.id }
}

/** Quotes, reads the agreement and applies; gives the answer of the application. */
export async function apply(
  borrower: TestBorrower,
  amount = 1_000_000,
  days = 61,
): Promise<Answer> {
  const quote = await borrower.client.post('/v2/loan/quote', {
    product_id: 'th-short',
    amount: { amount, currency: 'THB' },
    days,
  })
  const named = { quote_id: String(quote.data['quote_id']), account_id: borrower.accountId }
  const agreement = await borrower.client.get('/v2/loan/agreement', named)
  return borrower.client.post('/v2/loan/apply', {
    ...named,
    agreement_hash: agreement.data['hash'],
    agreed: true,
  })
}

/**
 * Lets days pass until payments agreed for so many days after today are due on those very days. For
 * tests that count days to them, on a lender of their own.
 */
export async function untilDueAsAgreed(app: FastifyInstance, ...days: number[]): Promise<void> {
  const clock = await app.inject({ url: '/sandbox/api/clock' })
  const { today } = clock.json<{ today: string }>()
  const agreed = (days.length > 0 ? days : [61]).map((day) => addDays(today, day))
  if (agreed.every((day) => businessDayFrom('TH', day) === day)) return
  await console(app, 'clock', { days: '1' })
  await untilDueAsAgreed(app, ...days)
}

/** A borrower with a loan paid out now; gives the order's id. */
export async function withLoan(
  app: FastifyInstance,
  borrower: TestBorrower,
  amount = 1_000_000,
  days = 61,
): Promise<string> {
  const applied = await apply(borrower, amount, days)
  const order = applied.data['order'] as { order_id: string }
  const name = { borrower_id: borrower.id, order_id: order.order_id }
  await console(app, 'sign', name)
  await console(app, 'pay-out', name)
  return order.order_id
}

/** A borrower whose loan is repaid with 100.00 too much; gives the order's id. */
export async function overpaid(app: FastifyInstance, borrower: TestBorrower): Promise<string> {
  const order_id = await withLoan(app, borrower)
  const { data } = await borrower.client.get('/v2/order/detail', { order_id })
  const amount = data['payoff_today'] as { amount: number; currency: string }
  const asked = await borrower.client.post('/v2/repay/create', {
    ...{ order_id, method: 'bank_transfer', purpose: 'repay', amount },
  })
  const { reference } = asked.data['instruction'] as { reference: string }
  await console(app, 'pay', { reference, amount: amount.amount + 10_000 })
  return order_id
}
