import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { loggerOptions } from '../../src/http/pipeline/log.ts'
import { certified } from '../support/borrowers.ts'
import { startNewDatabase } from '../support/databases.ts'
import { settings } from '../support/lender.ts'

interface Line {
  msg: string
  reqId?: string
  level: number
  time: number
  [field: string]: unknown
}

it('the log has each call with its request id, refusals and failures too, and nothing of a person', async () => {
  const { database, stop } = await startNewDatabase('pglite')
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
  const named = '5f9c0f5e-6d3b-4f6e-9d5b-1c2d3e4f5a6b'
  const cursor = `${canary}\n{"msg":"forged"}`
  await client.get('/v2/order/list', { cursor }, { headers: { 'x-request-id': named } })
  const signedOut = await client.get('/v2/order/list', {}, { token: 'x'.repeat(75) })
  const replayed = await client.get('/v2/order/list', {}, { timestamp: Date.now() - 301_000 })
  await client.post('/v2/verify/draft', { page: 'work', fields: { company_name: canary } })
  await database.asOwner((owner) => owner.exec('drop table certification_drafts'))
  const failed = await client.post('/v2/verify/draft', {
    page: 'work',
    fields: { company_name: canary },
  })
  await app.inject({ url: `/nowhere/${canary}?token=${client.token}` })
  await app.close()
  await stop()
  expect(log).toContain(`"reqId":"${named}"`)
  expect(log).toContain('"operation":"saveDraft"')
  expect(log).toContain('"code":500001')
  for (const secret of [canary, phone, client.token, 'Somchai']) expect(log).not.toContain(secret)

  expect([failed.message, failed.data]).toEqual(['Something went wrong here', null])
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
  expect(lines.filter(({ msg }) => msg === 'forged')).toEqual([])
  for (const [answer, code, operation] of [
    [signedOut, 403_100, 'listOrders'],
    [replayed, 400_003, 'listOrders'],
    [failed, 500_001, 'saveDraft'],
  ] as const) {
    const own = lines.filter(({ reqId }) => reqId === answer.headers['x-request-id'])
    const served = own.filter(({ msg }) => msg === 'served')
    expect(served).toMatchObject([{ code, operation, time: expect.any(Number) as unknown }])
    expect(own.some(({ level }) => level >= 50)).toBe(code === 500_001)
  }
})

it('the log blames nobody where a caller hangs up within a body', async () => {
  const { database, stop } = await startNewDatabase('pglite')
  const lines: { level: number }[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as (typeof lines)[number])
      done()
    },
  })
  const app = await buildApp({ database, settings, logger: { ...loggerOptions, stream } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const read = once(app.server, 'request') as Promise<[IncomingMessage]>
  socket.write(
    'POST /v2/user/send_code HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
      'Content-Length: 200\r\n\r\n{',
  )
  const [request] = await read
  const gone = new Promise((resolve) => request.once('close', resolve))
  socket.destroy()
  await gone
  await app.close()
  await stop()
  expect(lines.filter(({ level }) => level > 30)).toEqual([])
})
