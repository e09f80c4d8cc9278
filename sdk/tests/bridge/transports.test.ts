import { expect, test, vi } from 'vitest'
import {
  createBridge,
  InvalidAnswerError,
  WrapperError,
  type BridgeScope,
} from '../../src/bridge/index.ts'
import { createSimulatedWrapper, nativeExamples } from '../../src/bridge/simulated/index.ts'

const info = nativeExamples.getAppInfo.result

function android(options: Partial<Parameters<typeof createSimulatedWrapper>[0]> = {}) {
  const wrapper = createSimulatedWrapper({ ...options, platform: 'android' })
  const dropped: string[] = []
  const bridge = createBridge({ scope: wrapper.scope, onDropped: (why) => dropped.push(why) })
  return { wrapper, bridge, dropped }
}

const iosWith = (postMessage: (text: string) => unknown): BridgeScope => ({
  webkit: { messageHandlers: { paso: { postMessage: postMessage as never } } },
})

test('Android: a doubled answer ends the call once and is then dropped', async () => {
  const { bridge, dropped } = android({ answers: { getAppInfo: { result: info, times: 3 } } })
  expect(await bridge.getAppInfo()).toEqual(info)
  expect(dropped).toEqual(['late', 'late'])
})

test('Android: an answer from another origin is dropped, and the true one still counts', async () => {
  const { wrapper, bridge, dropped } = android({
    answers: { getAppInfo: { result: info, delayMs: 5 } },
  })
  const sent = vi.spyOn(wrapper.scope.PasoNative!, 'postMessage')
  const call = bridge.getAppInfo()
  const { id } = JSON.parse(sent.mock.calls[0]?.[0] ?? '') as { id: string }
  const forged = JSON.stringify({ id, result: { ...info, app_version: '6.6.6' } })
  wrapper.say(forged, 'https://evil.example')
  expect(dropped).toEqual(['foreign'])
  expect((await call).app_version).toBe(info.app_version)
})

test('Android: an event that names our own origin is heard', async () => {
  const { wrapper, bridge } = android()
  const heard = vi.fn()
  bridge.on('resume', heard)
  wrapper.say('{"event":"resume","data":{"away_seconds":4}}', 'https://page.example')
  expect(heard).toHaveBeenCalledWith({ away_seconds: 4 })
})

test.each(['', 'not json', '[]', '7', 'null', '{}', '{"result":{}}'])(
  'Android: the message %j is dropped as malformed',
  (text) => {
    const { wrapper, dropped } = android()
    wrapper.say(text)
    expect(dropped).toEqual(['malformed'])
  },
)

const brokenAnswers: [string, (id: string) => string][] = [
  ['with line breaks in its text', (id) => `{"id":"${id}","result":{"app_version":"1\n4"}}`],
  ['cut off', (id) => `{"id":"${id}","result":{"app_ver`],
  ['written as JSON twice', (id) => JSON.stringify(JSON.stringify({ id, result: info }))],
]

test.each(brokenAnswers)('Android: an answer %s ends its call at once', async (_, broken) => {
  const { bridge, dropped } = android({
    answers: { takeImage: { raw: broken }, getAppInfo: { result: info, delayMs: 5 } },
  })
  const other = bridge.getAppInfo()
  await expect(bridge.takeImage({ camera: 'rear' })).rejects.toMatchObject({
    kind: 'invalid_answer',
    field: '',
  })
  expect(await other).toEqual(info)
  expect(dropped).toEqual([])
})

test('Android: text that cannot be read ends no call whose name it does not hold', async () => {
  const { wrapper, bridge, dropped } = android({
    answers: { getAppInfo: { result: info, delayMs: 5 } },
  })
  const sent = vi.spyOn(wrapper.scope.PasoNative!, 'postMessage')
  const calls = [bridge.getAppInfo()]
  const { id } = JSON.parse(sent.mock.calls[0]?.[0] ?? '') as { id: string }
  wrapper.say('{{')
  wrapper.say(`{"id":"${id}0","result":{`)
  wrapper.say(`{"id":"${id}","result":{`, 'https://evil.example')
  calls.push(bridge.getAppInfo())
  expect(await Promise.all(calls)).toEqual([info, info])
  wrapper.say(`{"id":"${id}","result":{`)
  expect(dropped).toEqual(['malformed', 'malformed', 'foreign', 'malformed'])
})

test('Android: an answer to the page before a reload finds nobody', async () => {
  const { wrapper, bridge } = android({ answers: { getAppInfo: { result: info, delayMs: 20 } } })
  const before = bridge.getAppInfo()
  const dropped: string[] = []
  const after = createBridge({ scope: wrapper.scope, onDropped: (why) => dropped.push(why) })
  wrapper.answer('getAppInfo', { result: { ...info, build: 2 }, delayMs: 60 })
  expect((await after.getAppInfo()).build).toBe(2)
  expect((await before).build).toBe(info.build)
  expect(dropped).toEqual(['late'])
})

test('Android: a wrapper that knows `onmessage` only is heard, and let go at the end', async () => {
  const sent: string[] = []
  const port: NonNullable<BridgeScope['PasoNative']> = { postMessage: (text) => sent.push(text) }
  const bridge = createBridge({ scope: { PasoNative: port } })
  const call = bridge.startGps()
  const { id } = JSON.parse(sent[0] ?? '') as { id: string }
  port.onmessage?.({ data: JSON.stringify({ id, result: {} }) })
  await call
  bridge.close()
  expect(port.onmessage).toBeNull()
})

test('Android: a wrapper that throws is a failure of the wrapper', async () => {
  const scope: BridgeScope = {
    PasoNative: {
      postMessage() {
        throw new TypeError('gone')
      },
    },
  }
  await expect(createBridge({ scope }).getAppInfo()).rejects.toBeInstanceOf(WrapperError)
})

test.each([
  ['a message handler without replies', () => undefined],
  ['a reply that is no text', () => Promise.resolve({ result: info })],
  ['a reply that is no JSON', () => Promise.resolve('no')],
])('iOS: %s is an invalid answer at once', async (_, reply) => {
  const call = createBridge({ scope: iosWith(reply) }).getAppInfo()
  await expect(call).rejects.toBeInstanceOf(InvalidAnswerError)
})

test('iOS: a reply to another call is an invalid answer', async () => {
  const reply = () => Promise.resolve(JSON.stringify({ id: 'other', result: info }))
  await expect(createBridge({ scope: iosWith(reply) }).getAppInfo()).rejects.toMatchObject({
    kind: 'invalid_answer',
    field: 'id',
  })
})

test('iOS: a reply with an error instead of an answer is a failure of the wrapper', async () => {
  const reply = () => Promise.reject(new Error('Malee'))
  await expect(createBridge({ scope: iosWith(reply) }).getAppInfo()).rejects.toMatchObject({
    kind: 'wrapper',
    code: 'failed',
    detail: '',
  })
})

test('a simulated wrapper put into a window is found there, and is gone when taken out', async () => {
  for (const platform of ['android', 'ios'] as const) {
    const window = Object.assign(new EventTarget(), {}) as EventTarget & BridgeScope
    const wrapper = createSimulatedWrapper({ platform })
    const takeOut = wrapper.install(window)
    const bridge = createBridge({ scope: window })
    const heard = vi.fn()
    bridge.on('resume', heard)
    wrapper.emit('resume', { away_seconds: 1 })
    expect(heard).toHaveBeenCalledOnce()
    expect(bridge.platform).toBe(platform)
    expect(await bridge.getAppInfo()).toEqual(info)
    takeOut()
    expect(createBridge({ scope: window }).platform).toBe('web')
  }
})
