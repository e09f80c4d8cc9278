import { afterEach, expect, test, vi } from 'vitest'
import { createBridge } from '../../src/bridge/index.ts'
import { createSimulatedWrapper } from '../../src/bridge/simulated/index.ts'

const platforms = ['android', 'ios'] as const
afterEach(() => vi.useRealTimers())

function started(platform: (typeof platforms)[number]) {
  const wrapper = createSimulatedWrapper({ platform })
  const back = vi.fn()
  const dropped = vi.fn()
  const bridge = createBridge({
    scope: { ...wrapper.scope, history: { back } },
    onDropped: dropped,
  })
  return { wrapper, bridge, back, dropped }
}

test.each(platforms)('%s: an event reaches each listener until it unsubscribes', (platform) => {
  const { wrapper, bridge } = started(platform)
  const [first, second] = [vi.fn(), vi.fn()]
  const stop = bridge.on('resume', first)
  bridge.on('resume', second)
  wrapper.emit('resume', { away_seconds: 12 })
  stop()
  stop()
  wrapper.emit('resume', { away_seconds: 13 })
  expect(first.mock.calls).toEqual([[{ away_seconds: 12 }]])
  expect(second.mock.calls).toEqual([[{ away_seconds: 12 }], [{ away_seconds: 13 }]])
})

test.each(platforms)('%s: a changed permission is reported', (platform) => {
  const { wrapper, bridge } = started(platform)
  const heard = vi.fn()
  bridge.on('permission_changed', heard)
  wrapper.changePermission('camera', 'granted')
  expect(heard).toHaveBeenCalledWith({ permission: 'camera', state: 'granted' })
})

test.each(platforms)('%s: back goes back by itself until somebody takes it over', (platform) => {
  const { wrapper, bridge, back } = started(platform)
  wrapper.emit('back', undefined)
  expect(back).toHaveBeenCalledTimes(1)
  const heard = vi.fn()
  const stop = bridge.on('back', heard)
  wrapper.emit('back', undefined)
  expect([heard.mock.calls.length, back.mock.calls.length]).toEqual([1, 1])
  stop()
  wrapper.emit('back', undefined)
  expect(back).toHaveBeenCalledTimes(2)
})

test.each(platforms)('%s: one listener that throws keeps none from hearing', (platform) => {
  vi.useFakeTimers()
  const { wrapper, bridge } = started(platform)
  const heard = vi.fn()
  bridge.on('back', () => {
    throw new Error('of the listener')
  })
  bridge.on('back', heard)
  wrapper.emit('back', undefined)
  expect(heard).toHaveBeenCalledOnce()
  expect(() => vi.runAllTimers()).toThrow('of the listener')
})

test.each([
  '{"event":"resume"}',
  '{"event":"resume","data":{"away_seconds":-1}}',
  '{"event":"permission_changed","data":{"permission":"camera","state":"maybe"}}',
  '{"event":"unknown","data":{}}',
  '{"event":"toString","data":{}}',
  '{"event":7}',
])('the event %s is dropped', (text) => {
  const { wrapper, bridge, dropped } = started('ios')
  const heard = vi.fn()
  bridge.on('resume', heard)
  bridge.on('permission_changed', heard)
  wrapper.say(text)
  expect(heard).not.toHaveBeenCalled()
  expect(dropped).toHaveBeenCalledWith('malformed')
})

test.each(platforms)('%s: after closing nothing is heard', (platform) => {
  const { wrapper, bridge, back } = started(platform)
  const heard = vi.fn()
  bridge.on('resume', heard)
  bridge.close()
  wrapper.emit('resume', { away_seconds: 1 })
  wrapper.emit('back', undefined)
  expect(heard).not.toHaveBeenCalled()
  expect(back).not.toHaveBeenCalled()
})
