import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks } from '../src/ledger/check-books.ts'
import { closeReader } from '../src/ocr/readings.ts'
import { engines, startDatabase, type TestDatabase } from './databases.ts'
import { startLender } from './lender.ts'
import { interactions, statesOfPact, verifySandbox } from './pact-verification.ts'
import { pactStates } from './pact-states.ts'

it('every provider state of the pact is known to the lender', () => {
  const known = new Set(Object.keys(pactStates))
  expect(statesOfPact().filter((name) => !known.has(name))).toEqual([])
  expect(interactions().length).toBeGreaterThan(40)
})

describe.each(engines)('the committed pact on %s', { timeout: 180_000 }, (engine) => {
  let test: TestDatabase
  let app: FastifyInstance
  let url: string
  beforeAll(async () => {
    test = await startDatabase(engine)
    app = await startLender(test.database)
    url = await app.listen({ port: 0, host: '127.0.0.1' })
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await closeReader()
    await test.stop()
  })

  it('is kept in every interaction', async () => {
    await verifySandbox(url, { app, database: test.database })
    expect(await checkBooks(test.database)).toEqual([])
  })
})
