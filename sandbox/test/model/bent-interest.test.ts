import { expect, it, vi } from 'vitest'
import { startDatabase } from '../support/databases.ts'
import { LenderUnderTest } from './lender-under-test.ts'
import { runRandom } from './random-run.ts'

// A lender that keeps its books in order and takes up to a satang less a posting than it says.
vi.mock(import('../../src/foundation/money.ts'), async (original) => ({
  ...(await original()),
  simpleInterest: (principal, rate, days) =>
    days <= 0 ? 0 : Math.floor((principal * rate * days) / 3_650_000),
}))

it('sees interest that is rounded down, and sees it again by seed and path', async () => {
  const { database, stop } = await startDatabase('pglite')
  const lender = await LenderUnderTest.start(database)
  const found = await runRandom(lender, { runs: 40, seed: 1, shrink: false })
  expect(found.failure?.problem).toContain('interest')
  const again = await runRandom(lender, {
    runs: 1,
    seed: 1,
    path: found.failure?.path,
    shrink: false,
  })
  expect(again.failure?.sequence).toEqual(found.failure?.sequence)
  expect(again.failure?.problem).toBe(found.failure?.problem)
  await lender.app.close()
  await stop()
})
