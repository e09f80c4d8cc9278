import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks } from '../../src/lending/ledger/check-books.ts'
import { openDatabase } from '../../src/store/opening/open.ts'
import type { Database } from '../../src/store/database/database.ts'
import { certified, withLoan } from '../support/borrowers.ts'
import { bothEngines, keyring, startDatabase, type TestDatabase } from '../support/databases.ts'
import { SignedClient, startLender } from '../support/lender.ts'
import type { Command } from '../model/commands.ts'
import { LenderUnderTest } from '../model/lender-under-test.ts'
import { isOpen } from '../model/loan.ts'
import { performCommand } from '../model/perform.ts'
import { FIRST_DAY, opening } from '../model/run-sequence.ts'
import { newRun, type Run } from '../model/run.ts'
import { newSeed } from '../model/random-run.ts'
import { atOnce } from '../model/serial-order.ts'

/** How often each kind of collision is tried, with commands drawn anew. */
const TRIALS = 6
const PARALLEL = 50
/** Calls with one of these keys come at the same time; the matrix takes more. */
const KEYS = Number(process.env['KEYS'] ?? 40)

describe.each(bothEngines)('calls at the same time on %s', (engine) => {
  let test: TestDatabase
  /** A second server's own connection to the same rows; the embedded database has none. */
  let second: Database | undefined
  beforeAll(async () => {
    test = await startDatabase(engine)
    if (test.url) second = await openDatabase({ databaseUrl: test.url, keyring })
  })
  afterAll(async () => {
    await second?.close()
    await test.stop()
  })

  it('have one effect a key, and one answer', async () => {
    const apps = [await startLender(test.database), await startLender(second ?? test.database)]
    const [app = await startLender(test.database)] = apps
    const borrowers = await Promise.all(
      Array.from({ length: 4 }, () => certified(app, test.database)),
    )
    const debts = await Promise.all(
      borrowers.map(async (borrower) => ({ borrower, order_id: await withLoan(app, borrower) })),
    )
    const lane = async ({ borrower, order_id }: (typeof debts)[number]): Promise<string[]> => {
      const made = []
      for (let count = 0; count < KEYS / debts.length; count++) {
        const key = randomUUID()
        const calls = Array.from({ length: PARALLEL }, (_, index) =>
          new SignedClient(apps[index % apps.length] ?? app, borrower.client.token).post(
            '/v2/repay/create',
            {
              order_id,
              method: 'bank_transfer',
              purpose: 'repay',
              amount: { amount: 1_000 + count, currency: 'THB' },
            },
            { key },
          ),
        )
        const answers = (await Promise.all(calls)).filter(({ code }) => code !== 409_001)
        const [first] = answers
        expect(first?.code).toBe(200)
        for (const { code, data } of answers) {
          expect([code, data]).toEqual([first?.code, first?.data])
        }
        made.push(String(first?.data['repayment_id']))
      }
      return made
    }
    const made = (await Promise.all(debts.map(lane))).flat()
    const kept = await test.database.query<{ id: string }>('select id from repayments')
    expect(kept.map(({ id }) => id).sort()).toEqual(made.sort())
    expect(made).toHaveLength(KEYS)
    await Promise.all(apps.map((each) => each.close()))
  })

  describe('of one borrower come to what one after the other would have', () => {
    let lenders: LenderUnderTest[] = []
    const seed = newSeed()
    beforeAll(async () => {
      const one = await LenderUnderTest.start(test.database)
      lenders = [one, await LenderUnderTest.start(second ?? test.database, one)]
    })
    afterAll(() => Promise.all(lenders.map(({ app }) => app.close())))

    const collide = async (before: readonly Command[], pool: readonly Command[]) => {
      const [lender] = lenders
      if (!lender) throw new Error('no lender')
      const draw = fc.shuffledSubarray([...pool], { minLength: 3, maxLength: 6 })
      for (const drawn of fc.sample(draw, { numRuns: TRIALS, seed })) {
        await lender.begin(FIRST_DAY + 9 * 3_600_000)
        const run: Run = newRun(lender)
        for (const command of before) await performCommand(run, command)
        const order = await atOnce(lenders, run, drawn).catch((error: unknown) => {
          throw new Error(`seed ${seed}`, { cause: error })
        })
        expect(order).toHaveLength(drawn.length)
        const [open] = await test.database.query<{ count: number }>(
          `select count(*)::bigint as count from orders where state not in
             ('repaid', 'rejected', 'abandoned', 'expired', 'returned', 'written_off')`,
        )
        expect(open?.count).toBeLessThanOrEqual(1)
        expect(await checkBooks(test.database)).toEqual([])
      }
    }
    const quoted: Command[] = [
      ...opening({ as: 'certified', steps: 100, days: 61, minute: 0 }),
      { do: 'quote', steps: 50, off: 0, days: 61 },
      { do: 'quote', steps: 100, off: 0, days: 120 },
    ]
    const running = opening({ as: 'borrower', steps: 100, days: 61, minute: 0 })
    const apply = (which: number): Command => ({ do: 'apply', which, wrong: 'nothing' })
    const pay = (which: number, bank: number | null = null): Command => ({
      do: 'pay',
      which,
      sum: 'asked',
      ago: 0,
      bank,
    })
    const least: Command = { do: 'ask', which: 0, amount: 'least', method: 'bank_transfer' }

    it('applying for two quotes and cancelling the account', async () => {
      await collide(quoted, [
        apply(0),
        apply(0),
        apply(1),
        apply(1),
        { do: 'cancel_account', sure: true },
        { do: 'cancel_account', sure: true },
      ])
    })

    it('two quotes make one order', async () => {
      for (let trial = 0; trial < TRIALS; trial++) {
        const [lender] = lenders
        if (!lender) throw new Error('no lender')
        await lender.begin(FIRST_DAY)
        const run = newRun(lender)
        for (const command of quoted) await performCommand(run, command)
        await atOnce(lenders, run, [apply(0), apply(1)])
        const shown = await lender.loans(run.owners)
        expect(shown.map(({ state }) => state)).toEqual(['approved'])
      }
    })

    it('signing, abandoning and paying out', async () => {
      await collide(
        [...quoted, apply(0)],
        [
          { do: 'sign', which: 0 },
          { do: 'sign', which: 0 },
          { do: 'abandon', which: 0 },
          { do: 'abandon', which: 0 },
          { do: 'pay_out', which: 0 },
          { do: 'pay_out', which: 0 },
          { do: 'bounce', which: 0 },
          apply(1),
        ],
      )
    })

    it('repaying a part and all, extending and returning', async () => {
      await collide(
        [
          ...running,
          { do: 'announce_return', which: 0 },
          { do: 'ask_return', which: 0, amount: 'all' },
          { do: 'ask_extension', which: 0, option: 0, off: 0 },
          { do: 'ask', which: 0, amount: 'all', method: 'bank_transfer' },
          { do: 'ask', which: 0, amount: 300, method: 'bank_transfer' },
        ],
        [pay(0), pay(1), pay(2), pay(3), least, { do: 'announce_return', which: 0 }],
      )
    })

    it('paying late, reporting a payment twice and answering its voucher', async () => {
      await collide(
        [
          ...running,
          { do: 'wait', minutes: 59 * 1440 },
          { do: 'ask_extension', which: 0, option: 1, off: 0 },
          { do: 'ask', which: 0, amount: 500, method: 'bank_transfer' },
          { do: 'wait', minutes: 5 * 1440 },
          { do: 'pay_unidentified', which: 0, ago: 5 * 1440 },
          { do: 'send_voucher', which: 0, daysAgo: 5, sum: 'asked' },
        ],
        [
          pay(0, 1),
          pay(0, 1),
          pay(1, 2),
          { do: 'pay', which: 1, sum: 'asked', ago: 5 * 1440, bank: null },
          { do: 'answer_voucher', which: 0, found: true },
          { do: 'answer_voucher', which: 0, found: true },
          { do: 'answer_voucher', which: 0, found: false },
        ],
      )
    })

    it('no order explains an answer that none can lead to', async () => {
      const [lender] = lenders
      if (!lender) throw new Error('no lender')
      await lender.begin(FIRST_DAY)
      const run = newRun(lender)
      for (const command of [...quoted, apply(0)]) await performCommand(run, command)
      for (const loan of run.loans) loan.state = 'signed'
      expect(run.loans.filter(isOpen)).toHaveLength(1)
      await expect(atOnce(lenders, run, [{ do: 'sign', which: 0 }])).rejects.toThrow('no order')
    })
  })
})
