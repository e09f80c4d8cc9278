import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkCall } from '../proxy/contract-check.ts'
import { buildApp } from '../src/app.ts'
import type { OperationId } from '../src/contract.ts'
import { checkBooks } from '../src/ledger/check-books.ts'
import { findSession } from '../src/store/sessions.ts'
import { engines, startDatabase, type TestDatabase } from './databases.ts'
import {
  describedOperations,
  describedRequests,
  sendWire,
  type Reply,
} from './described-requests.ts'
import { generatedRequest } from './generated-requests.ts'
import { settings, SignedClient } from './lender.ts'
import { Random } from './random.ts'
import { rightfulFor, type Rightful, type World } from './rightful-borrowers.ts'

// More of them, or the same ones again: BODIES=200000 SEED=4711 vitest run test/generated-bodies.test.ts
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const BODIES = Number(process.env['BODIES'] ?? 20_000)
const COUNT = Math.ceil(BODIES / engines.length)

/** Operations that read a picture or set a document: a tenth of a second each, so called seldom. */
const SLOW: ReadonlySet<OperationId> = new Set([
  'readIdentity',
  'saveIdentity',
  'getOrderDocument',
  'getOrderPack',
  'exportData',
  'uploadBytes',
  'uploadPart',
])
const AT_ONCE = 4
/** Calls after which somebody new takes a borrower's place: most states are used up by then. */
const SPENT_AFTER = 600

/** Holds each answer against the description; what was asked for is made up, and may be accepted. */
function watch(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.config.operationId === undefined) return payload
    const { findings } = checkCall({
      method: request.method,
      target: request.url,
      requestHeaders: {},
      requestBody: Buffer.alloc(0),
      status: reply.statusCode,
      responseHeaders: reply.getHeaders() as Record<string, string | undefined>,
      responseBody: Buffer.from(typeof payload === 'string' ? payload : ''),
    })
    const ofAnswers = findings.filter((each) => !each.startsWith('accepted'))
    if (ofAnswers.length > 0) throw new Error(ofAnswers.join(', '))
    return payload
  })
}

/** Long runs of the same few characters are told by their beginning. */
const shortened = (text: string): string => text.replace(/(.{1,6}?)\1{20,}/g, '$1…').slice(0, 1500)

describe.each(engines)('requests made up on %s', { timeout: 3_600_000 }, (engine) => {
  let test: TestDatabase
  let app: FastifyInstance
  let world: World
  const people = new Map<unknown, { rightful: Promise<Rightful>; calls: number }>()
  beforeAll(async () => {
    test = await startDatabase(engine)
    app = await buildApp({ database: test.database, settings, logger: false })
    watch(app)
    world = { app, database: test.database }
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await test.stop()
  })

  async function somebodyFor(operation: OperationId): Promise<Rightful> {
    const make = rightfulFor(operation)
    const known = people.get(make)
    if (known && known.calls < SPENT_AFTER) {
      known.calls += 1
      return known.rightful
    }
    const rightful = make(world)
    people.set(make, { rightful, calls: 0 })
    return rightful
  }

  /** What is wrong with an answer; undefined when nothing is. */
  function wrongWith(method: string, { status, code, text, headers }: Reply): string | undefined {
    if (status >= 500) return 'a server error'
    if (method === 'HEAD') return text === '' ? undefined : 'a body'
    if (code === undefined) {
      const isFile = status === 200 && headers['content-disposition'] !== undefined
      return isFile ? undefined : 'no envelope'
    }
    const { message } = JSON.parse(Buffer.from(text, 'latin1').toString()) as { message: unknown }
    if (!Number.isInteger(code) || typeof message !== 'string') return 'no envelope'
    return status === (code === 200 ? 200 : Math.floor(code / 1000)) ? undefined : 'another status'
  }

  async function call(at: number, codes: Map<number, number>): Promise<string | undefined> {
    const random = new Random(SEED * 1_000_003 + at)
    let operation = random.pick(describedOperations)
    if (SLOW.has(operation.id) && !random.chance(0.05)) operation = random.pick(describedOperations)
    if (SLOW.has(operation.id) && !random.chance(0.2)) return undefined
    const somebody = await somebodyFor(operation.id)
    const request = random.pick(describedRequests(operation, somebody.values))
    const wire = generatedRequest(random, request, somebody.token)
    const reply = await sendWire(app, wire)
    const code = reply.code ?? reply.status
    codes.set(code, (codes.get(code) ?? 0) + 1)
    if (code === 403_100 && !(await findSession(test.database, somebody.token, new Date()))) {
      people.delete(rightfulFor(operation.id))
    }
    const wrong = wrongWith(wire.method, reply)
    if (wrong === undefined) return undefined
    const shown = shortened(String(wire.payload ?? ''))
    return `request ${at} of seed ${SEED}: ${wrong} (${reply.status} ${reply.text.slice(0, 300)})
${wire.method} ${shortened(wire.url)}
${shortened(JSON.stringify(wire.headers))}
${shown}`
  }

  it(`never break the lender: ${COUNT} of seed ${SEED}`, async () => {
    const inherited = Object.getOwnPropertyNames(Object.prototype).sort()
    const codes = new Map<number, number>()
    const found: string[] = []
    let next = 0
    const work = async (): Promise<void> => {
      while (next < COUNT && found.length < 20) {
        const wrong = await call(next++, codes)
        if (wrong !== undefined) found.push(wrong)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    expect(found.join('\n\n')).toBe('')

    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(inherited)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    // They reach the handlers, and are refused there for every kind of reason.
    const share = (...wanted: number[]): number =>
      wanted.reduce((sum, code) => sum + (codes.get(code) ?? 0), 0) / COUNT
    expect(share(200)).toBeGreaterThan(0.1)
    expect(share(200, 404_001, 409_002, 409_004, 422_002)).toBeGreaterThan(0.2)
    for (const code of [400_001, 404_001, 409_002, 413_001, 415_001, 422_001]) {
      expect(codes.get(code), String(code)).toBeGreaterThan(0)
    }
    const { token, values } = await somebodyFor('getOrder')
    const order = { order_id: String(values['order_id']) }
    expect((await new SignedClient(app, token).get('/v2/order/detail', order)).code).toBe(200)
    expect(await checkBooks(test.database)).toEqual([])
  })
})
