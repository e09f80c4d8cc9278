import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDatabase, type TestDatabase } from '../support/databases.ts'
import { SignedClient, startLender } from '../support/lender.ts'

describe('the version check', () => {
  let test: TestDatabase
  let app: FastifyInstance
  beforeAll(async () => {
    test = await startDatabase('pglite')
    app = await startLender(test.database, {
      minimumVersion: '2.0.0',
      newestVersion: '2.3.0',
      downloadUrl: 'https://example.com/app',
    })
  })
  afterAll(async () => {
    await app.close()
    await test.stop()
  })

  it('answers a visitor whose version is too old, who gets nothing else', async () => {
    const visitor = new SignedClient(app)
    const old = { caller: { version: '1.9.9' } }
    const check = await visitor.get('/v2/logout/verison_check', {}, old)
    expect([check.code, check.data]).toEqual([
      200,
      { version: '2.3.0', download_url: 'https://example.com/app', minimum_version: '2.0.0' },
    ])
    const home = await visitor.get('/v2/home/index', {}, old)
    expect([home.code, home.data]).toEqual([426_001, check.data])
  })

  it('lets a version go on that is only not the newest, and tells it of that one', async () => {
    const visitor = new SignedClient(app)
    const between = { caller: { version: '2.0.0' } }
    expect((await visitor.get('/v2/home/index', {}, between)).code).toBe(200)
    const { data } = await visitor.get('/v2/logout/verison_check', {}, between)
    expect(data['version']).toBe('2.3.0')
  })
})
