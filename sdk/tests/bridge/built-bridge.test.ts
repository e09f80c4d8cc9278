import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as bridge from '@paso/sdk/bridge'
import * as lists from '@paso/sdk/bridge/device-lists'
import * as simulated from '@paso/sdk/bridge/simulated'
import { expect, test } from 'vitest'
import { reachedFrom } from './reached-from.ts'

/** The three entries as they are published. Built by `npm run build -w sdk`. */
const dist = join(import.meta.dirname, '../../dist')
const require = createRequire(import.meta.url)
const LISTS = /getPhoneList|getAppList|getSmsList|phone_book|installed_at/
const code = (file: string) => readFileSync(join(dist, file), 'utf8')

const esm = { bridge, lists, simulated }
const cjs: typeof esm = {
  bridge: require('@paso/sdk/bridge') as typeof bridge,
  lists: require('@paso/sdk/bridge/device-lists') as typeof lists,
  simulated: require('@paso/sdk/bridge/simulated') as typeof simulated,
}
const forms = [
  ['import', esm],
  ['require', cjs],
] as const

test('the bridge ships without a letter of the three list calls', () => {
  expect(reachedFrom(dist, 'bridge').filter((file) => LISTS.test(code(file)))).toEqual([])
  expect(reachedFrom(dist, 'bridge-device-lists').some((file) => LISTS.test(code(file)))).toBe(true)
})

test('the client ships without the bridge', () => {
  for (const file of reachedFrom(dist, 'index')) expect(code(file)).not.toMatch(/takeImage/)
})

test("a wrapper's page does not load what only a plain browser needs", () => {
  const first = reachedFrom(dist, 'bridge').filter((file) => !file.startsWith('browser-calls'))
  for (const file of first)
    expect(code(file)).not.toMatch(/createElement|geolocation\b.*getCurrent/)
})

test.each(forms)(
  'taken by %s, all three work together',
  async (_, { bridge, lists, simulated }) => {
    const wrapper = simulated.createSimulatedWrapper({ platform: 'ios' })
    const opened = bridge.createBridge({ scope: wrapper.scope })
    expect((await opened.getAppInfo()).app_version).toBe('1.4.0')
    expect(await lists.deviceLists(opened).getPhoneList()).toHaveLength(1)
    wrapper.answer('takeImage', { error: 'cancelled' })
    const failure = await opened.takeImage({ camera: 'rear' }).catch((reason: unknown) => reason)
    expect(failure).toBeInstanceOf(bridge.CancelledError)
    expect(failure).toBeInstanceOf(bridge.NativeFailure)
  },
)

test('both module forms have the same names, and no default', () => {
  for (const entry of ['bridge', 'lists', 'simulated'] as const) {
    expect(Object.keys(cjs[entry]).sort()).toEqual(Object.keys(esm[entry]).sort())
    expect(esm[entry]).not.toHaveProperty('default')
  }
})
