import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { certified, withLoan, type TestBorrower } from '../support/borrowers.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import { console, startLender } from '../support/lender.ts'
import { plant } from '../support/planted-fault.ts'
import { testsOn } from '../support/lender-tests.ts'

describe.each(engines)('ledger and audit log to read on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  let borrower: TestBorrower
  let order_id: string
  it.beforeAll(async ({ own }) => {
    ;({ test, app } = own)
    await withLoan(app, await certified(app, test.database), 500_000)
    borrower = await certified(app, test.database)
    order_id = await withLoan(app, borrower)
    // As many payments as fill a page of postings, and more.
    for (let paid = 0; paid < 16; paid++) {
      const asked = await borrower.client.post('/v2/repay/create', {
        order_id,
        method: 'bank_transfer',
        purpose: 'repay',
        amount: { amount: 10_000, currency: 'THB' },
      })
      const { reference } = asked.data['instruction'] as { reference: string }
      await console(app, 'pay', { reference })
    }
  })

  const open = async (path: string) => {
    const { statusCode, body, headers } = await app.inject({ url: path })
    expect(statusCode).toBe(200)
    expect(String(headers['content-security-policy'])).toMatch(/script-src 'nonce-[^']+'/)
    // Text alone, as it is read.
    return body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  }
  const links = async (path: string): Promise<string[]> => {
    const { body } = await app.inject({ url: path })
    return [...body.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'))
  }

  it('shows each posting with its figures in the order’s currency, and that the books hold', async () => {
    const text = await open('/sandbox/ledger')
    expect(text).toContain(
      'The books account for every cent that was matched with a loan. Audit chains: 2, with',
    )
    expect(text).toContain('cash clearing ฿100.00')
    expect(text).toContain('receivable principal -฿100.00')
  })

  it('shows one order or borrower alone, a page at a time', async () => {
    const [number] = await test.database.query<{ number: string }>(
      'select number from orders where id = $1',
      [order_id],
    )
    for (const of of [order_id, borrower.id, number?.number]) {
      const text = await open(`/sandbox/ledger?of=${of}`)
      expect(text).toContain('receivable principal ฿8,500.00')
      expect(text.match(/ Counts for /g)).toHaveLength(15)
    }
    const older = (await links(`/sandbox/ledger?of=${order_id}`)).find((to) =>
      to.includes('before'),
    )
    const rest = await open(older ?? '')
    expect(rest.match(/ Counts for /g)).toHaveLength(2)
    expect(rest).toContain('payout')
    expect(await links(older ?? '')).toContain(`/sandbox/ledger?of=${order_id}`)
  })

  it('shows each chain by its last entry, and a whole one a page at a time', async () => {
    const chains = await open('/sandbox/audit')
    expect(chains).toMatch(/payment_booked .* Entry 36, by the bank .* pay_out .* Entry 4, by/)
    for (const of of [order_id, borrower.id]) {
      expect((await open(`/sandbox/audit?of=${of}`)).match(/ Entry \d+, by /g)).toHaveLength(20)
    }
    const older = (await links(`/sandbox/audit?of=${borrower.id}`)).find((to) =>
      to.includes('before'),
    )
    const rest = await open(older ?? '')
    expect(rest.match(/ Entry \d+, by /g)).toHaveLength(16)
    expect(rest).toContain('applyForLoan')
  })

  it('finds a phone however it is typed, and keeps it out of the address', async () => {
    const { phone, id } = borrower
    for (const page of ['ledger', 'audit']) {
      for (const typed of [phone, `0${phone}`, `+66 ${phone}`]) {
        const url = `/sandbox/${page}?of=${encodeURIComponent(typed)}`
        const { statusCode, headers } = await app.inject({ url })
        expect([statusCode, headers.location]).toEqual([303, `/sandbox/${page}?of=${id}`])
      }
      expect(await open(`/sandbox/${page}?of=0899999999`)).toContain('Nothing goes by that name.')
    }
  })

  it('shows nothing for a name that nobody has, and reads no other for one', async () => {
    for (const page of ['ledger', 'audit']) {
      for (const of of ['nobody', '00000000-0000-7000-8000-000000000000', "'; drop table orders"]) {
        const text = await open(`/sandbox/${page}?of=${encodeURIComponent(of)}&before=x`)
        expect(text).toContain('Nothing goes by that name.')
      }
      expect(await open(`/sandbox/${page}?of=a&of=b`)).not.toContain('Nothing goes by that name.')
    }
  })

  it('is a step from each order on the overview', async () => {
    const found = await links('/sandbox')
    expect(found).toEqual(
      expect.arrayContaining([
        '/sandbox/ledger',
        '/sandbox/audit',
        `/sandbox/ledger?of=${order_id}`,
        `/sandbox/audit?of=${order_id}`,
        `/sandbox/ledger?of=${borrower.id}`,
      ]),
    )
  })

  it('is there only where the console is', async () => {
    const without = await startLender(test.database, { consoleSecret: undefined })
    for (const page of ['ledger', 'audit']) {
      expect((await without.inject({ url: `/sandbox/${page}` })).statusCode).toBe(404)
    }
    await without.close()
  })

  it('says what does not hold', async () => {
    await test.database.asOwner(async (owner) => {
      await plant(owner, `update audit_entries set actor = 'job' where seq = 2`)
      await plant(owner, `update ledger_entries set amount = amount + 1 where line = 1`)
    })
    for (const page of ['ledger', 'audit']) {
      const text = await open(`/sandbox/${page}`)
      expect(text).toContain('Something is wrong.')
      expect(text).toContain('a transaction does not sum to zero')
      expect(text).not.toContain('account for every cent')
    }
  })
})
