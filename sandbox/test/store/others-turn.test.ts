import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDatabase, type TestDatabase } from '../support/databases.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await startDatabase('pglite')
})
afterAll(() => test.stop())

it('between two statements of the embedded engine the process hears of its other callers', async () => {
  let turns = 0
  let isOver = false
  const count = (): void => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  for (let statements = 0; statements < 50; statements++) await test.database.query('select 1')
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(50)
})
