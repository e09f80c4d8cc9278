import { expect, test } from 'vitest'
import { deviceListCalls, deviceLists } from '../../src/bridge/device-lists.ts'
import {
  createBridge,
  nativeCalls,
  PermissionError,
  type NativeCall,
} from '../../src/bridge/index.ts'
import { createSimulatedWrapper } from '../../src/bridge/simulated/index.ts'

const platforms = ['android', 'ios'] as const

test.each(platforms)(
  '%s: refused, settings only and refused for good are distinguished',
  async (platform) => {
    for (const state of ['refused', 'open_settings', 'refused_for_good'] as const) {
      const wrapper = createSimulatedWrapper({ platform, permissions: { camera: state } })
      const bridge = createBridge({ scope: wrapper.scope })
      const failure = await bridge.takeImage({ camera: 'rear' }).catch((reason: unknown) => reason)
      expect(failure).toBeInstanceOf(PermissionError)
      expect(failure).toMatchObject({ permission: 'camera', state })
      expect(await bridge.hasPermission({ permission: 'camera' })).toEqual({ state })
    }
  },
)

test('who said no once may be asked again; a refusal is an answer there', async () => {
  const wrapper = createSimulatedWrapper({
    platform: 'android',
    permissions: { location: 'refused' },
    whenAsked: 'open_settings',
  })
  const bridge = createBridge({ scope: wrapper.scope })
  await expect(bridge.getGPSInfo()).rejects.toMatchObject({ state: 'refused' })
  expect(await bridge.requestPermission({ permission: 'location' })).toEqual({
    state: 'open_settings',
  })
  await expect(bridge.getGPSInfo()).rejects.toMatchObject({ state: 'open_settings' })
})

test('the settings open only on request, and what was changed there counts', async () => {
  const wrapper = createSimulatedWrapper({
    platform: 'ios',
    permissions: { camera: 'open_settings' },
  })
  const bridge = createBridge({ scope: wrapper.scope })
  expect(await bridge.requestPermission({ permission: 'camera' })).toEqual({
    state: 'open_settings',
  })
  const answer = await bridge.requestPermission({ permission: 'camera', open_settings: true })
  expect(answer).toEqual({ state: 'granted' })
  expect((await bridge.takeImage({ camera: 'front' })).mime).toBe('image/png')
})

test('limited access is access', async () => {
  const wrapper = createSimulatedWrapper({ platform: 'ios', permissions: { photos: 'limited' } })
  await createBridge({ scope: wrapper.scope }).chooseImage()
})

test.each(platforms)(
  '%s: a position is not asked for in passing, but by name',
  async (platform) => {
    const wrapper = createSimulatedWrapper({ platform })
    const bridge = createBridge({ scope: wrapper.scope })
    for (const find of [bridge.getGPSInfo, bridge.startGps]) {
      await expect(find()).rejects.toMatchObject({ permission: 'location', state: 'refused' })
    }
    expect(await bridge.hasPermission({ permission: 'location' })).toEqual({ state: 'not_asked' })
    expect(await bridge.requestPermission({ permission: 'location' })).toEqual({ state: 'granted' })
    expect(await bridge.getGPSInfo()).toHaveProperty('register_lat')
  },
)

test('a call that asks by itself waits as long as for a person; no other call shows a dialog', () => {
  const rows: NativeCall[] = Object.values({ ...nativeCalls, ...deviceListCalls })
  const asking = rows.filter(({ permission, shows }) => permission && shows)
  expect(asking.map(({ wire, limitMs }) => [wire, limitMs])).toEqual(
    ['takeImage', 'chooseImage', 'launchLivenessView', 'getPhoneList', 'getSmsList'].map((wire) => [
      wire,
      300_000,
    ]),
  )
})

test('the picker of one contact and the phone book are two permissions', async () => {
  const wrapper = createSimulatedWrapper({
    platform: 'android',
    permissions: { contacts: 'granted', phone_book: 'refused_for_good' },
  })
  const bridge = createBridge({ scope: wrapper.scope })
  expect(await bridge.hasPermission({ permission: 'contacts' })).toEqual({ state: 'granted' })
  await expect(deviceLists(bridge).getPhoneList()).rejects.toMatchObject({
    permission: 'phone_book',
    state: 'refused_for_good',
  })
})
