import type { FastifyInstance } from 'fastify'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { startNewDatabase, type TestDatabase } from '../support/databases.ts'
import { settings } from '../support/lender.ts'
import { asTester } from '../support/tester.ts'

const LIMITS = { headers: 60_000, request: 60_000, checkedEvery: 50, grace: 400 }
const SHORT = { ...LIMITS, headers: 300, request: 300 }
const READY = 'GET /ready HTTP/1.1\r\nHost: lender\r\n\r\n'
const BODY = JSON.stringify({ hours: 1 })
const CLOCK =
  'POST /sandbox/api/clock HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
  `Authorization: ${asTester.authorization}\r\n` +
  `Sec-Fetch-Site: same-origin\r\nContent-Length: ${BODY.length}\r\n\r\n`

/** Many who each ask once; `gate` opens when all have asked. Returns what each was answered. */
const CROWD = `
  const { connect } = require('node:net')
  const { parentPort, workerData } = require('node:worker_threads')
  const { port, many, request, gate } = workerData
  const opened = new Int32Array(gate)
  let asked = 0
  const ask = () => new Promise((resolve) => {
    let said = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request, () => {
      if (++asked < many) return
      Atomics.store(opened, 0, 1)
      Atomics.notify(opened, 0)
    }))
    socket.on('data', (chunk) => (said += chunk))
    socket.on('error', (error) => (said += error.code))
    socket.on('close', () => resolve(said))
  })
  Promise.all(Array.from({ length: many }, ask)).then((all) => parentPort.postMessage(all))`

describe('a lender that closes', () => {
  let test: TestDatabase
  let app: FastifyInstance
  beforeAll(async () => {
    test = await startNewDatabase('pglite')
  })
  afterAll(() => test.stop())
  const open = async (connections = LIMITS): Promise<void> => {
    app = await buildApp({ database: test.database, settings, logger: false, connections })
    await app.listen({ port: 0, host: '127.0.0.1' })
  }
  beforeEach(() => open())
  afterEach(() => app.close())

  interface Caller {
    socket: Socket
    said(): string
    statuses(): number[]
    /** Resolves with all that was said when the lender hangs up. */
    ended: Promise<string>
  }

  async function call(...pieces: string[]): Promise<Caller> {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    let said = ''
    socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')))
    socket.on('error', () => {})
    const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(said)))
    await new Promise((resolve) => socket.once('connect', resolve))
    for (const piece of pieces) socket.write(piece)
    const statuses = (): number[] =>
      [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
    return { socket, said: () => said, statuses, ended }
  }

  /** The lender has read what callers said: it answers a later one. */
  const heard = async (): Promise<void> => {
    const { port } = app.server.address() as AddressInfo
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
  }

  /** Lets nobody have the database until it is given back: every call that needs it is at work. */
  async function holdDatabase(): Promise<() => void> {
    let release = (): void => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await new Promise<void>((resolve) => {
      void test.database.transaction(async () => {
        resolve()
        await released
      })
    })
    return release
  }

  const expectRefusal = (said: string): void => {
    expect(said).toContain('HTTP/1.1 503 ')
    expect(said.toLowerCase()).toContain('retry-after: 1\r\n')
    expect(said.toLowerCase()).toContain('connection: close\r\n')
    expect(JSON.parse(said.slice(said.lastIndexOf('\r\n\r\n') + 4))).toMatchObject({
      code: 503_001,
    })
  }

  it('ends connections with nothing or half a call, and answers the latter to come again', async () => {
    const silent = await call()
    const [idle, second] = [await call(READY), await call(READY)]
    for (const { statuses } of [idle, second]) while (statuses().length === 0) await wait(5)
    second.socket.write(READY.slice(0, 9))
    const halves = [await call('POST /v2/user/send_code HTTP/1.1\r\nHost: x\r\n'), second]
    halves.push(await call(CLOCK, BODY.slice(0, 1)))
    await heard()
    await app.close()
    expect(await silent.ended).toBe('')
    await idle.ended
    expect(idle.statuses()).toEqual([200])
    for (const half of halves) expectRefusal(await half.ended)
  })

  it('takes in everybody who had connected before it shuts the door', async () => {
    const gate = new SharedArrayBuffer(4)
    const { port } = app.server.address() as AddressInfo
    const many = 20
    const crowd = new Worker(CROWD, {
      eval: true,
      workerData: { port, many, request: READY, gate },
    })
    const answers = new Promise<string[]>((resolve) => crowd.once('message', resolve))
    const closed = app.close()
    await turn()
    // They connect and ask while the lender is busy, and until it has waited for long enough.
    Atomics.wait(new Int32Array(gate), 0, 0)
    const busyUntil = performance.now() + 300
    while (performance.now() < busyUntil);
    await closed
    for (const said of await answers) expectRefusal(said)
    await crowd.terminate()
  })

  it('answers a call whose last byte comes while it closes', async () => {
    await app.close()
    await open({ ...LIMITS, grace: 60_000 })
    const half = await call(CLOCK, BODY.slice(0, 1))
    const behind = await call(CLOCK, BODY.slice(0, 1))
    await heard()
    const closed = app.close()
    half.socket.write(BODY.slice(1))
    behind.socket.write(BODY.slice(1) + READY)
    await closed
    expect(await half.ended).toContain('connection: close')
    expect(half.statuses()).toEqual([200])
    await behind.ended
    expect(behind.statuses()).toEqual([200, 503])
    expectRefusal(behind.said())
  })

  it('answers all that is at work, in its order, before it hangs up', async () => {
    const release = await holdDatabase()
    const callers = [await call(CLOCK + BODY), await call((CLOCK + BODY).repeat(6))]
    await heard()
    const closed = app.close()
    await wait(LIMITS.grace)
    expect(callers.map(({ statuses }) => statuses())).toEqual([[], []])
    release()
    await closed
    for (const { ended } of callers) await ended
    expect(callers.map(({ statuses }) => statuses())).toEqual([
      [200],
      [200, 200, 200, 200, 200, 200],
    ])
    for (const { said } of callers) expect(said().match(/connection: close/gi)).toHaveLength(1)
  })

  it('cuts nobody off who is at work, though the process itself was held up', async () => {
    const release = await holdDatabase()
    const caller = await call(CLOCK + BODY)
    await heard()
    const closed = app.close()
    await wait(LIMITS.grace / 2)
    const busyUntil = performance.now() + 1.5 * LIMITS.grace
    while (performance.now() < busyUntil);
    await wait(50)
    release()
    await closed
    await caller.ended
    expect(caller.statuses()).toEqual([200])
  })

  it('refuses what it reads only then, and cuts it off from no answer', async () => {
    const kept = [await call(READY), await call(READY)]
    for (const { statuses } of kept) while (statuses().length === 0) await wait(5)
    // Given to the network and not read: this thread does both.
    for (const { socket } of kept) socket.write(READY.repeat(3))
    await app.close()
    for (const { ended, statuses } of kept) {
      expectRefusal(await ended)
      expect(statuses()).toEqual([200, 503, 503, 503])
    }
  })

  it('holds the limits of time while calls are at work', async () => {
    await app.close()
    await open(SHORT)
    const release = await holdDatabase()
    const working = await call(CLOCK + BODY)
    const halves = [await call('GET / HTTP/1.1\r\nHost: x\r\n')]
    halves.push(await call(CLOCK, BODY.slice(0, 1)))
    await heard()
    const closed = app.close()
    for (const { ended } of halves) expect(await ended).toContain('HTTP/1.1 408 ')
    expect(working.said()).toBe('')
    release()
    await closed
    await working.ended
    expect(working.statuses()).toEqual([200])
  })

  it('does not wait for a client that takes no answer', async () => {
    const deaf = await call()
    deaf.socket.pause()
    deaf.socket.write('GET /docs/lender.json HTTP/1.1\r\nHost: lender\r\n\r\n'.repeat(100))
    await heard()
    await app.close()
    deaf.socket.destroy()
  })
})
