import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Verifier } from '@pact-foundation/pact'
import { expect, test, vi } from 'vitest'
import { offers } from '../../pact/wrapper/states.ts'
import { createSimulatedWrapper, type SimulatedScripts } from '../../src/bridge/simulated/index.ts'

// The verifier starts a server of its own each time.
vi.setConfig({ testTimeout: 30_000 })

/** The committed pact, verified as a wrapper team does: each request goes in as text, the answer's text is judged. */
const file = join(import.meta.dirname, '../../../pacts/paso-app-wrapper.json')
const { interactions } = JSON.parse(readFileSync(file, 'utf8')) as {
  interactions: { description: string; providerStates?: { name: string }[] }[]
}

const permissions = { location: 'granted' } as const

/** A simulated borrower allows everything, which is what the states of the pact ask for. */
async function verify(platform: 'android' | 'ios', answers: SimulatedScripts = {}) {
  const wrapper = createSimulatedWrapper({ platform, answers, permissions })
  const states = interactions.flatMap(({ providerStates = [] }) => providerStates)
  return new Verifier({
    provider: 'wrapper',
    pactUrls: [file],
    logLevel: 'error',
    stateHandlers: Object.fromEntries(states.map(({ name }) => [name, async () => {}])),
    messageProviders: Object.fromEntries(
      interactions.map(({ description }) => [
        description,
        async ({ content }: { content?: unknown }) => {
          const answer = await wrapper.handle(JSON.stringify(content))
          return JSON.parse(answer ?? 'null') as unknown
        },
      ]),
    ),
  }).verifyProvider()
}

/** The wrapper's message handler behind HTTP, as a team of another language would have it. */
async function wrapperBehindHttp(answers: SimulatedScripts = {}) {
  const wrapper = createSimulatedWrapper({ platform: 'android', answers, permissions })
  const asked: string[] = []
  const server = createServer((request, response) => {
    void (async () => {
      asked.push(request.url ?? '')
      let text = ''
      for await (const part of request) text += String(part)
      response.setHeader('Content-Type', 'application/json')
      if (request.url === '/states') response.end('{}')
      else {
        const { request: message } = JSON.parse(text) as {
          request: { contents: { content: unknown } }
        }
        response.end(await wrapper.handle(JSON.stringify(message.contents.content)))
      }
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, asked, close: () => server.close() }
}

/** The messages with which the verifier finds a fault. */
async function faultsOf(answers: SimulatedScripts): Promise<string[]> {
  const failure: unknown = await verify('android', answers).catch((reason: unknown) => reason)
  const { interactionResults } = JSON.parse((failure as Error).message) as {
    interactionResults: { description: string; result: string }[]
  }
  const broken = interactionResults.filter(({ result }) => result !== 'OK')
  return broken.map(({ description }) => description).sort()
}

test('the pact has a message for each of the 24 calls, in words of its own', () => {
  const words = interactions.map(({ description }) => description)
  expect(words).toHaveLength(24)
  expect(words).toEqual([...new Set(words)])
})

test.each(['android', 'ios'] as const)(
  'the simulated wrapper on %s keeps the pact',
  async (platform) => {
    await verify(platform)
  },
)

/** Runs the script of the README against a wrapper; what it prints, and how many messages it sent. */
async function runScript(answers: SimulatedScripts, without: readonly string[]) {
  const readme = readFileSync(join(import.meta.dirname, '../../../pacts/README.md'), 'utf8')
  const script = /```js\n\/\/ verify-wrapper\.mjs[^\n]*\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  const server = await wrapperBehindHttp(answers)
  // Where it stands a stranger's file would; Pact is found from here.
  const here = join(import.meta.dirname, `.verify-${process.pid}.mjs`)
  const part = join(tmpdir(), `wrapper-${process.pid}.json`)
  writeFileSync(
    here,
    script
      .replaceAll('8080', String(server.port))
      .replace('pacts/paso-app-wrapper.json', file)
      .replace(/const without = \[[\s\S]*?\]\n/, `const without = ${JSON.stringify(without)}\n`)
      .replaceAll("'wrapper-to-verify.json'", JSON.stringify(part)),
  )
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [here])
    expect(server.asked).toContain('/states')
    return { stdout, sent: server.asked.filter((path) => path === '/messages').length }
  } finally {
    rmSync(here)
    rmSync(part, { force: true })
    server.close()
  }
}

test('the script of pacts/README.md verifies a wrapper behind a server of its own', async () => {
  const { stdout, sent } = await runScript({}, [])
  expect(stdout).toContain('the app calls openBrower')
  expect(sent).toBe(24)
})

const lawful: SimulatedScripts = {
  getPhoneList: { error: 'not_available' },
  getAppList: { error: 'not_available' },
  getSmsList: { error: 'not_available' },
  updateZip: { error: 'not_available' },
}

test('a wrapper without lists and pages of its own leaves their four messages out', async () => {
  const { stdout, sent } = await runScript(lawful, [offers.deviceLists, offers.ownPages])
  expect(sent).toBe(20)
  expect(stdout).not.toContain('the app calls getPhoneList')
  await expect(runScript(lawful, [offers.deviceLists])).rejects.toThrow('the app calls updateZip')
})

test('a fact that is left out is one of those of which the pact says that a wrapper may be without', () => {
  const facts = interactions.flatMap(({ providerStates = [] }) =>
    providerStates.map(({ name }) => name),
  )
  const optional = facts.filter((name) => name.startsWith('a wrapper '))
  expect([...new Set(optional)].sort()).toEqual(Object.values(offers).sort())
})

test('a renamed field, a code for a result and a changed id break the pact', async () => {
  const faults = await faultsOf({
    getAppsFlyerUID: { result: { appsflyer_id: 'x' } as never },
    selectContacts: { error: 'failed' },
    getAppInfo: {
      raw: () =>
        '{"id":"other","result":{"app_version":"1","build":1,"bundle_id":"b","package_name":"p"}}',
    },
  })
  expect(faults).toEqual([
    'the app calls getAppInfo',
    'the app calls getAppsFlyerUID',
    'the app calls selectContacts',
  ])
})
