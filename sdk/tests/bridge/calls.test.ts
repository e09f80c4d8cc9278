import { describe, expect, test } from 'vitest'
import { deviceListCalls, deviceLists } from '../../src/bridge/device-lists.ts'
import { createBridge, nativeCalls, type NativeMethod } from '../../src/bridge/index.ts'
import { createSimulatedWrapper, nativeExamples } from '../../src/bridge/simulated/index.ts'

/** The native calls of the specification, in its order and spelling. */
const specified =
  'takeImage, chooseImage, getGPSInfo, startGps, getDeviceInfo, getAppInfo, getAppsFlyerUID, bindUidWithAfSDK, addAf, getPhoneList, getAppList, getSmsList, initAdvace, initAf, initFaceBookSDK, openBrower, hasPermission, requestPermission, reportInfo, launchLivenessView, callPhone, selectContacts, updateZip, upFiles'.split(
    ', ',
  )
const methods = Object.keys(nativeCalls) as NativeMethod[]
const platforms = ['android', 'ios'] as const

test('the table has the 24 calls of the specification: 21, and the three lists apart', () => {
  const wire = [...Object.values(nativeCalls), ...Object.values(deviceListCalls)].map(
    (row) => row.wire,
  )
  expect(specified).toHaveLength(24)
  expect(Object.keys(nativeCalls)).toHaveLength(21)
  expect(Object.keys(deviceListCalls)).toHaveLength(3)
  expect(wire.sort()).toEqual([...specified].sort())
})

test('only our own names differ from those on the wire, and only by their spelling', () => {
  const respelt = Object.entries(nativeCalls).filter(([method, { wire }]) => method !== wire)
  expect(respelt.map(([method, { wire }]) => `${method}: ${wire}`)).toEqual([
    'initAdvance: initAdvace',
    'initFacebookSDK: initFaceBookSDK',
    'openBrowser: openBrower',
  ])
})

describe.each(platforms)('the %s wrapper', (platform) => {
  test.each(methods)('answers %s with what the table says', async (method) => {
    const wrapper = createSimulatedWrapper({ platform, permissions: { location: 'granted' } })
    const bridge = createBridge({ scope: wrapper.scope })
    const { params, result } = nativeExamples[method]
    const call = bridge[method] as (params: unknown) => Promise<unknown>
    expect(bridge.platform).toBe(platform)
    // A permission never asked for is asked for by the call.
    if (method === 'hasPermission') await bridge.requestPermission({ permission: 'camera' })
    expect(await call(params)).toEqual(result)
    expect(wrapper.calls.at(-1)).toEqual({ method, params })
    bridge.close()
  })

  test('answers the lists by the entry of their own', async () => {
    const wrapper = createSimulatedWrapper({ platform })
    const lists = deviceLists(createBridge({ scope: wrapper.scope }))
    expect(await lists.getPhoneList()).toEqual(nativeExamples.getPhoneList.result.entries)
    expect(await lists.getAppList()).toEqual(nativeExamples.getAppList.result.entries)
    expect(await lists.getSmsList()).toEqual(nativeExamples.getSmsList.result.entries)
  })

  test('is sent JSON text with id, wire name and parameters', async () => {
    const sent: string[] = []
    const port = {
      postMessage(text: string) {
        sent.push(text)
        return Promise.resolve('')
      },
    }
    const bridge = createBridge({
      scope:
        platform === 'android'
          ? { PasoNative: port }
          : { webkit: { messageHandlers: { paso: port } } },
    })
    void bridge.openBrowser({ url: 'https://lender.example/a' }).catch(() => {})
    void bridge.getAppInfo().catch(() => {})
    const [first, second] = sent.map((text) => JSON.parse(text) as { id: string })
    expect(first).toEqual({
      id: first?.id,
      method: 'openBrower',
      params: { url: 'https://lender.example/a' },
    })
    expect(second).toEqual({ id: second?.id, method: 'getAppInfo', params: {} })
    expect(first?.id).not.toBe(second?.id)
    bridge.close()
  })

  test('answers calls in flight in any order, each to its own caller', async () => {
    const wrapper = createSimulatedWrapper({
      platform,
      answers: {
        reportInfo: ({ scene }) => ({
          result: { tokenKey: scene },
          delayMs: scene === 'login' ? 30 : 5,
        }),
      },
    })
    const bridge = createBridge({ scope: wrapper.scope })
    const order: string[] = []
    const report = async (scene: 'login' | 'apply') => {
      const { tokenKey } = await bridge.reportInfo({ scene })
      order.push(tokenKey)
      return tokenKey
    }
    expect(await Promise.all([report('login'), report('apply')])).toEqual(['login', 'apply'])
    expect(order).toEqual(['apply', 'login'])
  })
})

test('what a wrapper sends beyond the table is not passed on', async () => {
  const wrapper = createSimulatedWrapper({
    platform: 'android',
    answers: {
      selectContacts: { result: { name: 'Malee', phone: '081', email: 'm@example.com' } as never },
    },
  })
  const bridge = createBridge({ scope: wrapper.scope })
  expect(await bridge.selectContacts()).toEqual({ name: 'Malee', phone: '081' })
})

test('a field that may be missing may come as null and is then missing', async () => {
  const { result } = nativeExamples.getAppInfo
  const wrapper = createSimulatedWrapper({
    platform: 'ios',
    answers: { getAppInfo: { result: { ...result, channel: null as never } } },
  })
  const info = await createBridge({ scope: wrapper.scope }).getAppInfo()
  expect(info).not.toHaveProperty('channel')
})
