import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, expect, it } from 'vitest'
import { asTester, CONSOLE_SECRET } from '../support/tester.ts'
import { freePort } from '../../../scripts/set-up/ports.ts'

const folder = mkdtempSync(join(tmpdir(), 'paso-server-'))
const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Server {
  child: ChildProcess
  url: string
  said(): string
  ended: Promise<number | null>
}

async function start(env: Record<string, string> = {}): Promise<Server> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/server.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      SANDBOX_CONSOLE_PASSWORD: CONSOLE_SECRET,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let said = ''
  const hear = (chunk: Buffer): void => {
    said += chunk.toString()
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, url: `http://127.0.0.1:${port}`, said: () => said, ended }
}

async function untilHealthy({ url, child, said }: Server): Promise<void> {
  for (let tried = 0; tried < 1200; tried++) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${said()}`)
    const answer = await fetch(`${url}/ready`).catch(() => undefined)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error('the server did not answer')
}

const moveClock = (url: string, hours: number): Promise<Response> =>
  fetch(`${url}/sandbox/api/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...asTester },
    body: JSON.stringify({ hours }),
  })

const clockOf = async (url: string): Promise<number> => {
  const answer = await fetch(`${url}/sandbox/api/clock`, { headers: asTester })
  return Date.parse(((await answer.json()) as { now: string }).now)
}

/** What anybody else on the machine may look into. */
const openToOthers = (): string[] =>
  ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  )

it('keeps its data to itself and through a kill, and a second process learns who holds the folder', async () => {
  writeFileSync(join(folder, 'left-before'), '', { mode: 0o644 })
  chmodSync(folder, 0o755)
  const first = await start()
  await untilHealthy(first)
  expect(openToOthers()).toEqual([])
  expect((await moveClock(first.url, 5)).status).toBe(200)

  const second = await start()
  expect(await second.ended).toBe(1)
  expect(second.said()).toContain(`in use by process ${first.child.pid}`)

  first.child.kill('SIGKILL')
  await first.ended
  const again = await start()
  await untilHealthy(again)
  expect((await clockOf(again.url)) - Date.now()).toBeGreaterThan(4 * 3_600_000)

  again.child.kill('SIGTERM')
  expect(await again.ended).toBe(0)
})

it('says what is wrong with a setting instead of starting', async () => {
  const server = await start({ COUNTRY: 'ATLANTIS' })
  expect(await server.ended).toBe(1)
  expect(server.said()).toContain('COUNTRY must be one of TH, MX, PK, EG, GENERIC, not ATLANTIS')
})
