import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { asTester } from '../support/tester.ts'
import { startServer, type ServerProcess } from '../../trials/server-process.ts'
import { certified, withLoan } from '../support/borrowers.ts'
import { keyring, startDatabase } from '../support/databases.ts'
import { callerFields } from '../support/signature.ts'
import { startLender } from '../support/lender.ts'
import { freePort } from '../../../scripts/set-up/ports.ts'

interface Caller {
  socket: Socket
  /** Whether the lender has read the headers of a call that asked for that answer. */
  isTakenIn(): boolean
  /** All that the lender said by the time it hangs up. */
  received: Promise<string>
}

const SIGN_IN = 'POST /v2/user/send_code HTTP/1.1\r\nHost: x\r\n'
const READY = 'GET /ready HTTP/1.1\r\nHost: x\r\n\r\n'
const BODY = JSON.stringify({ hours: 1 })
const CLOCK =
  'POST /sandbox/api/clock HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
  `Authorization: ${asTester.authorization}\r\n` +
  `Sec-Fetch-Site: same-origin\r\nExpect: 100-continue\r\nContent-Length: ${BODY.length}\r\n\r\n`

const statusesIn = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 ([2-5]\d{2})/g)].map(([, status]) => Number(status))

/** A lender in a process of its own; what it says of itself is heard. */
const start = async (env: Record<string, string>): Promise<ServerProcess> =>
  startServer({ port: await freePort(), keyring, env: { LOG_LEVEL: 'info', ...env } })

async function callOn({ url }: ServerProcess, said: string): Promise<Caller> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')))
  socket.on('error', () => {})
  const received = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)))
  await once(socket, 'connect')
  socket.write(said)
  return { socket, isTakenIn: () => heard.includes('HTTP/1.1 100 '), received }
}

const until = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await holds())) await wait(10)
}

/** The lender took the signal and takes no new connection. */
const untilClosing = ({ url, said }: ServerProcess): Promise<void> =>
  until(async () => {
    if (!said().includes('"stopping"')) return false
    // A connection that came at the last moment may be left without an answer: the next one decides.
    const signal = AbortSignal.timeout(500)
    return fetch(`${url}/health`, { headers: { connection: 'close' }, signal }).then(
      () => false,
      () => !signal.aborted,
    )
  })

describe('a lender that is signalled to stop', () => {
  const folders: string[] = []
  const servers: ServerProcess[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.end('SIGKILL')
  })
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  async function startOnFolder(): Promise<{ server: ServerProcess; lock: string }> {
    const folder = mkdtempSync(join(tmpdir(), 'paso-stop-'))
    folders.push(folder)
    const server = await start({ DATA_DIR: folder })
    servers.push(server)
    return { server, lock: join(folder, 'sandbox.lock') }
  }

  it('ends in order though calls are unfinished, and serves one that becomes whole', async () => {
    const { server, lock } = await startOnFolder()
    const silent = await callOn(server, '')
    const half = await callOn(server, CLOCK + BODY[0])
    const halves = [await callOn(server, SIGN_IN), half]
    const late = await callOn(server, CLOCK + BODY[0])
    await until(() => half.isTakenIn() && late.isTakenIn())
    expect((await fetch(`${server.url}/ready`)).status).toBe(200)
    expect(existsSync(lock)).toBe(true)

    const ended = server.end('SIGTERM')
    await untilClosing(server)
    late.socket.write(BODY.slice(1) + READY)
    expect(statusesIn(await late.received)).toEqual([200, 503])
    for (const half of halves) {
      const received = await half.received
      expect(statusesIn(received)).toEqual([503])
      expect(received).toContain('"code":503001')
    }
    expect(await silent.received).toBe('')
    expect(await ended).toBe(0)
    expect(existsSync(lock)).toBe(false)
  })

  it('again ends at once, with its database closed and its folder free', async () => {
    const { server, lock } = await startOnFolder()
    const half = await callOn(server, SIGN_IN)
    expect((await fetch(`${server.url}/ready`)).status).toBe(200)
    const first = server.end('SIGTERM')
    await until(() => server.said().includes('"stopping"'))
    expect(await server.end('SIGTERM')).toBe(1)
    expect(await first).toBe(1)
    expect(statusesIn(await half.received)).toEqual([])
    expect(existsSync(lock)).toBe(false)
  })

  it('answers every call that it works on', async () => {
    const test = await startDatabase('postgres')
    const app = await startLender(test.database)
    const borrower = await certified(app, test.database)
    const orderId = await withLoan(app, borrower)
    const server = await start({ DATABASE_URL: test.url ?? '' })
    servers.push(server)
    const repay = (satang: number): string => {
      const amount = { amount: satang, currency: 'THB' }
      const request = { order_id: orderId, method: 'bank_transfer', purpose: 'repay', amount }
      const body = JSON.stringify({ ...request, ...callerFields(borrower.client.token) })
      return [
        `POST /v2/repay/create?timestamp=${Date.now()} HTTP/1.1`,
        'Host: x',
        'Content-Type: application/json',
        'Country-Language: th',
        `Idempotency-Key: ${randomUUID()}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n')
    }
    let release = (): void => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    let holding = (): void => {}
    const held = new Promise<void>((resolve) => (holding = resolve))
    const holder = test.database.transaction(async (tx) => {
      const order = [borrower.id, orderId]
      await tx.query('select 1 from orders where borrower_id = $1 and id = $2 for update', order)
      holding()
      await released
    })
    await held
    const callers = [
      await callOn(server, repay(10_000)),
      await callOn(server, repay(10_100)),
      await callOn(server, repay(10_200) + repay(10_300) + repay(10_400)),
    ]
    // Four of a borrower's calls are at work; the fifth has its turn after one of them.
    await until(async () => {
      const waiting = await test.database.query('select 1 from pg_locks where not granted')
      return waiting.length >= 4
    })

    const ended = server.end('SIGTERM')
    await untilClosing(server)
    release()
    const received = await Promise.all(callers.map((caller) => caller.received))
    expect(received.map(statusesIn)).toEqual([[200], [200], [200, 200, 200]])
    expect(await ended).toBe(0)
    await holder
    await app.close()
    await test.stop()
  })
})
