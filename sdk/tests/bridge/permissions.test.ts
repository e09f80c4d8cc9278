import { expect, test } from 'vitest'
import { createBridge, PermissionError } from '../../src/bridge/index.ts'
import { createSimulatedWrapper } from '../../src/bridge/simulated/index.ts'

const platforms = ['android', 'ios'] as const

test.each(platforms)(
  '%s: refused, settings only and refused for good are told apart',
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
