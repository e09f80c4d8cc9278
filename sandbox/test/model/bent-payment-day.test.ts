import { expect, it, vi } from 'vitest'
import { startDatabase } from '../support/databases.ts'
import { LenderUnderTest } from './lender-under-test.ts'
import { runRandom } from './random-run.ts'

// A lender that books each payment on the day of its match, not on the payer's.
vi.mock(import('../../src/lending/repayments/counting-day.ts'), async (original) => ({
  ...(await original()),
  countingDay: (_order, _repayment, _payment, { today }) => today,
}))

it('sees a payment that counts from the day on which it was matched', async () => {
  const { database, stop } = await startDatabase('pglite')
  const lender = await LenderUnderTest.start(database)
  const { failure } = await runRandom(lender, { runs: 60, seed: 1, shrink: false })
  expect(failure?.problem).toContain('the loans')
  expect(failure?.sequence.commands.some((each) => each.do === 'pay' && each.ago > 0)).toBe(true)
  await lender.app.close()
  await stop()
})
