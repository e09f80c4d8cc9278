import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { signedIn } from '../support/borrowers.ts'
import { bothEngines, type TestDatabase } from '../support/databases.ts'
import { settings, startLender } from '../support/lender.ts'
import { testsOn } from '../support/lender-tests.ts'

describe.each(bothEngines)('a greedy body on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ shared }) => {
    ;({ test, app } = shared)
  })

  it('of many values is refused before it is held against its schema', async () => {
    const greedy = await signedIn(app, test.database)
    for (const values of [Array.from({ length: 60_000 }, () => ({})), wide(12_000)]) {
      const answer = await greedy.client.post('/v2/verify/draft', { page: 'basic', fields: values })
      expect(answer.code).toBe(400_001)
    }
    const faults = await greedy.client.post('/v2/verify/draft', { page: 'basic', ...wide(900) })
    expect(faults.code).toBe(422_001)
    expect(faults.data).toHaveLength(50)
  })

  it('that is refused unparsed or unread counts for the rate as any call', async () => {
    const remoteConfig = { ...settings.remoteConfig, uploadInformation: '' }
    const few = await startLender(test.database, { callsPerMinute: 3, remoteConfig })
    const send = async (payload: string): Promise<number> =>
      (
        await few.inject({
          ...{ method: 'POST', url: '/v2/verify/draft', remoteAddress: '192.0.2.77', payload },
          headers: { 'content-type': 'application/json' },
        })
      ).statusCode
    const many = `[${Array(2_000).fill('{}').join(',')}]`
    const answers = [await send(many), await send('{'), await send(many), await send(many)]
    expect(answers).toEqual([400, 400, 400, 429])
    // A list of a device that nobody asks for is refused before its body.
    const lists = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const remoteAddress = '192.0.2.78'
        const sent = { method: 'POST', url: '/v2/user/order_log_2', remoteAddress } as const
        return (await few.inject({ ...sent, payload: { data: 'x' } })).statusCode
      }),
    )
    await few.close()
    expect(lists.toSorted()).toEqual([403, 403, 403, 429])
  })

  it('of a list counts as fifty calls, beside all others of its network', async () => {
    const remoteConfig = { ...settings.remoteConfig, uploadInformation: 'messages' }
    const lender = await startLender(test.database, { callsPerMinute: 100, remoteConfig })
    const send = async (url: string): Promise<number> => {
      const sent = { method: 'POST', url, remoteAddress: '192.0.2.79' } as const
      return (await lender.inject({ ...sent, payload: { data: 'x' } })).statusCode
    }
    const list = '/v2/user/order_log_2'
    const answers = [await send(list), await send(list), await send(list)]
    expect([...answers, await send('/v2/verify/draft')]).toEqual([400, 400, 429, 400])
    await lender.close()
  })
})

/** An object of so many fields. */
const wide = (fields: number): object =>
  Object.fromEntries(Array.from({ length: fields }, (_, at) => [`f${at}`, at]))
