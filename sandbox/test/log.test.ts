import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { loggerOptions } from '../src/http/log.ts'
import { certified } from './borrowers.ts'
import { startDatabase } from './databases.ts'
import { settings } from './lender.ts'

it(
  'the log tells of each call with its request id, and nothing of a person',
  { timeout: 60_000 },
  async () => {
    const { database, stop } = await startDatabase('pglite')
    let log = ''
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        log += chunk.toString()
        done()
      },
    })
    const app = await buildApp({
      database,
      settings,
      logger: { ...loggerOptions, level: 'info', stream },
    })
    const { client, phone } = await certified(app, database)
    const canary = 'canary-4711'
    await client.get(
      '/v2/order/list',
      { cursor: canary },
      { headers: { 'x-request-id': 'request-1' } },
    )
    await client.post('/v2/verify/draft', { page: 'work', fields: { company_name: canary } })
    await database.asOwner((owner) => owner.exec('drop table certification_drafts'))
    await client.post('/v2/verify/draft', { page: 'work', fields: { company_name: canary } })
    await app.inject({ url: `/nowhere/${canary}?token=${client.token}` })
    await app.close()
    await stop()
    expect(log).toContain('"reqId":"request-1"')
    expect(log).toContain('"operation":"saveDraft"')
    expect(log).toContain('"code":500001')
    for (const secret of [canary, phone, client.token, 'Somchai']) expect(log).not.toContain(secret)
  },
)
