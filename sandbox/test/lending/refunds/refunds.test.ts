import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect } from 'vitest'
import { addAccount } from '../../../src/lending/accounts/account-store.ts'
import type { DataOf } from '../../../src/foundation/contract.ts'
import { say } from '../../../src/foundation/say.ts'
import { runDue } from '../../../src/lending/due-work/run-due.ts'
import { checkBooks } from '../../../src/lending/ledger/check-books.ts'
import { moveClock } from '../../../src/store/database/business-clock.ts'
import { scenarioPartners } from '../../../src/world/scenarios/scenario-partners.ts'
import { certified, overpaid, type TestBorrower } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { checkedTestsOn } from '../../support/lender-tests.ts'
import { readPdf } from '../../support/pdf-text.ts'

/** A number to which the sandbox's bank takes no payout. */
const REFUSED = '0000000000502'
const DAY = 86_400_000
const log = { error: (problem: unknown) => expect(problem).toBeUndefined() }
const OVER = { amount: 10_000, currency: 'THB' }
const NONE = { amount: 0, currency: 'THB' }

describe.each(engines)('overpaid money on %s', (engine) => {
  const it = checkedTestsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  let borrower: TestBorrower
  let order_id: string
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })
  beforeEach(async () => {
    borrower = await certified(app, test.database)
    order_id = await overpaid(app, borrower)
  })

  const order = async () =>
    (await borrower.client.get('/v2/order/detail', { order_id }))
      .data as unknown as DataOf<'getOrder'>
  const ask = (account_id = borrower.accountId) =>
    borrower.client.post('/v2/repay/refund', { order_id, account_id })
  const send = () => console(app, 'refund', { borrower_id: borrower.id, order_id })
  const owedByBooks = async () => {
    const [row] = await test.database.query<{ sum: number }>(
      `select coalesce(-sum(amount), 0)::bigint as sum from ledger_entries
       where borrower_id = $1 and account = 'borrower_credit'`,
      [borrower.id],
    )
    return row?.sum
  }
  const latestTitle = async () => {
    const { data } = await borrower.client.get('/v2/message/list')
    return (data['messages'] as { title: string }[])[0]?.title
  }
  const cancel = async () =>
    (await borrower.client.post('/v2/account/cancel', { confirmed: true })).data
  const latestText = async () => {
    const inbox = await app.inject({ url: `/sandbox/api/texts?phone=${borrower.phone}` })
    return inbox.json<{ texts: { body: string }[] }>().texts[0]?.body
  }
  /** What the console says is to be claimed by that number. */
  const claims = async (reference: string) => {
    const listed = (await app.inject({ url: '/sandbox/api/claims' })).json<{
      claims: { reference: string; amount: number }[]
    }>()
    return listed.claims.filter((each) => each.reference === reference).map(({ amount }) => amount)
  }
  /** Somebody pays an instruction once more, which is money beyond the debt. */
  const payAgain = async (amount: number) => {
    const { data } = await borrower.client.get('/v2/repay/list', { order_id })
    const [{ repayment_id } = { repayment_id: '' }] = data['repayments'] as {
      repayment_id: string
    }[]
    const named = await borrower.client.get('/v2/repay/status', { repayment_id })
    const { reference } = named.data['instruction'] as { reference: string }
    return () => console(app, 'pay', { reference, amount })
  }
  const check = async () => (await borrower.client.get('/v2/account/cancel_check')).data

  it('stands in the order, is asked back once, and is sent to the account that was named', async () => {
    expect(await order()).toMatchObject({ state: 'returned', overpaid: OVER, refund: null })
    const asked = await ask()
    expect(asked.data).toMatchObject({ amount: OVER, status: 'asked', ended_at: null })
    expect(await ask()).toMatchObject({ code: 409_002, data: { state: 'refund_asked' } })
    expect((await order()).overpaid).toEqual(OVER)
    expect((await send()).body).toMatchObject({ outcome: 'paid' })
    const { overpaid: left, refund } = await order()
    expect([left, refund?.refund_id, refund?.status]).toEqual([
      NONE,
      asked.data['refund_id'],
      'paid',
    ])
    expect([await owedByBooks(), await latestTitle()]).toEqual([
      0,
      'We sent back what you overpaid',
    ])
    const paper = { order_id, kind: 'payoff_certificate' }
    const { rawPayload } = await borrower.client.raw('/v2/order/document', paper, 'en')
    const text = readPdf(rawPayload).text.replaceAll(/\s+/g, ' ')
    expect(text).toContain(`${say('en', 'papers.paidTooMuch')}: ฿100.00`)
    expect(text).toContain(`${say('en', 'papers.sentBack')}: ฿100.00`)
    expect((await send()).status).toBe(404)
    expect(await ask()).toMatchObject({ code: 409_002, data: { state: 'nothing_overpaid' } })
    expect(await check()).toMatchObject({ overpaid: [], can_be_refunded: false })
  })

  it('stays the borrower’s where the bank does not take it, and can be asked back again', async () => {
    const refusing = await addAccount(
      test.database,
      borrower.id,
      { category: 'bank_account', bankCode: 'scb', number: REFUSED, holderName: 'Somchai Jaidee' },
      new Date(),
    )
    expect((await ask(refusing.id)).code).toBe(200)
    expect((await send()).body).toMatchObject({ outcome: 'failed' })
    expect(await order()).toMatchObject({ overpaid: OVER, refund: { status: 'failed' } })
    expect(await latestTitle()).toBe('The refund came back to us')
    expect((await ask()).code).toBe(200)
    expect((await send()).body).toMatchObject({ outcome: 'paid' })
    expect(await owedByBooks()).toBe(0)
  })

  it('goes to no account of somebody else', async () => {
    const other = await certified(app, test.database)
    expect((await ask(other.accountId)).code).toBe(404_001)
    const stolen = { order_id, account_id: other.accountId }
    expect((await other.client.post('/v2/repay/refund', stolen)).code).toBe(404_001)
  })

  it('is named before a cancellation, outlives the account, and is claimed by its number', async () => {
    const named = { overpaid: [{ order_id, amount: OVER }], can_cancel: true }
    expect(await check()).toMatchObject({ ...named, can_be_refunded: true })
    const { accountId: account_id } = borrower
    await borrower.client.post('/v2/bank/account_remove', { account_id })
    expect(await check()).toMatchObject({ ...named, can_be_refunded: false })
    const cancelled = await cancel()
    expect(cancelled).toMatchObject({ owed_to_borrower: OVER })
    const reference = String(cancelled['claim_reference'])
    expect(await latestText()).toContain(reference)
    await moveClock(test.database, 17 * DAY)
    await runDue(test.database, log, scenarioPartners)
    const [gone] = await test.database.query('select phone from borrowers where id = $1', [
      borrower.id,
    ])
    expect(gone).toEqual({ phone: null })
    expect(await owedByBooks()).toBe(OVER.amount)
    expect((await console(app, 'claim', { reference: '1' })).status).toBe(404)
    expect(await console(app, 'claim', { reference })).toMatchObject({
      status: 200,
      body: { paid: OVER.amount },
    })
    expect(await owedByBooks()).toBe(0)
    expect((await console(app, 'claim', { reference })).status).toBe(404)
  })

  it('is claimed by the number of the cancellation when it comes only after it', async () => {
    const pay = await payAgain(7_000)
    await ask()
    await send()
    const cancelled = await cancel()
    expect(cancelled).toMatchObject({ owed_to_borrower: null })
    const reference = String(cancelled['claim_reference'])
    expect(await latestText()).toContain(reference)
    expect(await claims(reference)).toEqual([])
    // While the phone is known, and when it is not any more.
    expect((await pay()).status).toBe(200)
    expect(await latestText()).toMatch(new RegExp(`฿70\\.00.* ${reference}`))
    await moveClock(test.database, 17 * DAY)
    await runDue(test.database, log, scenarioPartners)
    expect((await pay()).status).toBe(200)
    expect([await claims(reference), await latestText()]).toEqual([[14_000], undefined])
    const page = await app.inject({ url: '/sandbox' })
    expect(page.body).toContain(`claim-${reference}`)
    expect((await console(app, 'claim', { reference })).body).toEqual({ paid: 14_000 })
    expect([await claims(reference), await owedByBooks()]).toEqual([[], 0])
  })

  it('that nobody could claim is found in the books', async () => {
    await cancel()
    await moveClock(test.database, 17 * DAY)
    await runDue(test.database, log, scenarioPartners)
    const found = await checkBooks(test.database)
    await test.database.query(
      'update cancellations set withdrawn_at = requested_at, purged_at = null where borrower_id = $1',
      [borrower.id],
    )
    const planted = (await checkBooks(test.database)).map(({ what }) => what)
    await test.database.query(
      'update cancellations set withdrawn_at = null, purged_at = requested_at where borrower_id = $1',
      [borrower.id],
    )
    expect([found, planted]).toEqual([
      [],
      ['money of an account that is gone has no number by which it is claimed'],
    ])
  })

  it('is sent by its day where nobody sends it before, though the account was cancelled', async () => {
    const asked = await ask()
    expect(await check()).toMatchObject({ overpaid: [{ amount: OVER }], can_be_refunded: false })
    const cancelled = await cancel()
    // What is on its way is not to be claimed beside it.
    expect(cancelled).toMatchObject({ owed_to_borrower: null })
    const claim = { reference: String(cancelled['claim_reference']) }
    expect((await console(app, 'claim', claim)).status).toBe(404)
    await console(app, 'clock', { days: '3', hours: '12' })
    const [sent] = await test.database.query<{ outcome: string; inTime: boolean }>(
      `select outcome, ended_at < pay_by as "inTime" from refunds where id = $1`,
      [String(asked.data['refund_id'])],
    )
    expect([sent, await owedByBooks()]).toEqual([{ outcome: 'paid', inTime: true }, 0])
    expect((await console(app, 'claim', claim)).status).toBe(404)
  })

  it('that the bank does not take after a cancellation is told, and can be claimed', async () => {
    const refusing = await addAccount(
      test.database,
      borrower.id,
      { category: 'bank_account', bankCode: 'scb', number: REFUSED, holderName: 'Somchai Jaidee' },
      new Date(),
    )
    await ask(refusing.id)
    const reference = String((await cancel())['claim_reference'])
    await console(app, 'clock', { days: '3', hours: '12' })
    expect(await latestText()).toMatch(new RegExp(`฿100\\.00.* ${reference}`))
    expect(await claims(reference)).toEqual([OVER.amount])
    expect((await console(app, 'claim', { reference })).body).toEqual({ paid: OVER.amount })
  })
})
