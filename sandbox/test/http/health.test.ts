import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, startNewDatabase, type TestDatabase } from '../support/databases.ts'
import { startLender } from '../support/lender.ts'

describe.each(engines)('health and readiness on %s', (engine) => {
  let test: TestDatabase
  let app: FastifyInstance
  beforeAll(async () => {
    test = await startNewDatabase(engine)
    app = await startLender(test.database)
  })
  afterAll(() => app.close())

  const ask = async (path: string) => {
    const answer = await app.inject({ method: 'GET', url: path })
    return { status: answer.statusCode, body: answer.json<{ status: string }>() }
  }

  it('is healthy and ready with its database, and only healthy without', async () => {
    expect(await ask('/health')).toEqual({ status: 200, body: { status: 'ok' } })
    expect(await ask('/ready')).toEqual({ status: 200, body: { status: 'ready' } })
    await test.stop()
    expect(await ask('/health')).toEqual({ status: 200, body: { status: 'ok' } })
    expect(await ask('/ready')).toEqual({ status: 503, body: { status: 'database_away' } })
  })
})
