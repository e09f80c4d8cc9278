import { expect, test } from 'vitest'
import {
  checkedCalls,
  checkedRules,
  createWrapperChecker,
  type Finding,
} from '../../src/bridge/checker/check-wrapper.ts'
import type { BridgeScope } from '../../src/bridge/index.ts'
import {
  createSimulatedWrapper,
  type SimulatedWrapperOptions,
} from '../../src/bridge/simulated/index.ts'

/** The simulated wrapper is the reference: another test verifies it against the pact. */
const wrapperWith = (options: Partial<SimulatedWrapperOptions> = {}) =>
  createSimulatedWrapper({ platform: 'android', ...options }).scope

async function findings(scope: BridgeScope, names = [...checkedCalls, ...checkedRules]) {
  const checker = createWrapperChecker(scope, 50)
  const found: Finding[] = []
  for (const name of names) found.push(await checker.check(name))
  return found
}

test.each(['android', 'ios'] as const)(
  'a wrapper on %s that keeps the pact is green in all',
  async (platform) => {
    const found = await findings(wrapperWith({ platform }))
    expect(found).toHaveLength(26)
    expect(found.filter(({ outcome }) => outcome !== 'kept')).toEqual([])
  },
)

test.each([
  ['no answer', { never: true }, 'got no answer'],
  ['another form', { raw: (id: string) => `{"id":"${id}","result":{}}` }, 'os'],
  ['no JSON', { raw: (id: string) => `{"id":"${id}",` }, ''],
] as const)('%s is red, and says why', async (_, answer, why) => {
  const scope = wrapperWith({ answers: { getDeviceInfo: answer } })
  const [found] = await findings(scope, ['getDeviceInfo'])
  expect(found?.outcome).toBe('broken')
  expect(found?.why).toContain(why)
})

test('a call that a page needs may not be missing, another may', async () => {
  const gone = { error: 'not_available' } as const
  const scope = wrapperWith({ answers: { getAppInfo: gone, getSmsList: gone } })
  const found = await findings(scope, ['getAppInfo', 'getSmsList'])
  expect(found.map(({ outcome }) => outcome)).toEqual(['broken', 'missing'])
})

test('a refusal of the person is neither green nor red', async () => {
  const scope = wrapperWith({ answers: { takeImage: { error: 'cancelled' } } })
  expect(await findings(scope, ['takeImage'])).toMatchObject([{ outcome: 'refused' }])
})

test('a wrapper that answers whatever it is asked breaks the rules, and twice breaks them too', async () => {
  const port: NonNullable<BridgeScope['PasoNative']> = {
    postMessage(text) {
      const { id } = JSON.parse(text) as { id: string }
      for (let twice = 0; twice < 2; twice++)
        port.onmessage?.({ data: JSON.stringify({ id, result: {} }) })
    },
  }
  const found = await findings({ PasoNative: port }, ['addAf', ...checkedRules])
  expect(found.map(({ outcome }) => outcome)).toEqual(['broken', 'broken', 'broken'])
  expect(found[0]?.why).toContain('more than one answer')
})

test('without a wrapper there is nothing to check', async () => {
  expect(await findings({}, ['getAppInfo'])).toMatchObject([{ outcome: 'broken' }])
})
