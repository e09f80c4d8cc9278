import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { checkBooks } from '../../src/lending/ledger/check-books.ts'
import { startDatabase, type Engine, type TestDatabase } from './databases.ts'
import { startLender } from './lender.ts'

interface Lender {
  test: TestDatabase
  app: FastifyInstance
}

async function openLender(
  { engine }: { engine: Engine },
  { onCleanup }: { onCleanup(close: () => Promise<void>): void },
): Promise<Lender> {
  const opened = await startDatabase(engine)
  const app = await startLender(opened.database)
  onCleanup(async () => {
    await app.close()
    await opened.stop()
  })
  return { test: opened, app }
}

/**
 * `it` with a lender: `shared` is one for all files of a worker, where other people borrow too.
 * `own` is the file's alone, for tests that move the clock, empty tables or look at everybody's
 * rows.
 */
const lenderTests = (engine: Engine) =>
  test
    .extend('engine', { scope: 'worker' }, engine)
    .extend('shared', { scope: 'worker' }, openLender)
    .extend('own', { scope: 'file' }, openLender)

export const testsOn = { pglite: lenderTests('pglite'), postgres: lenderTests('postgres') }

/** `it` on the file's own lender, whose books must be sound after each test. */
const withCheckedBooks = (engine: Engine) =>
  testsOn[engine].extend('checkedBooks', { auto: true }, ({ own }, { onCleanup }) => {
    onCleanup(async () => expect(await checkBooks(own.test.database)).toEqual([]))
  })

export const checkedTestsOn = {
  pglite: withCheckedBooks('pglite'),
  postgres: withCheckedBooks('postgres'),
}
