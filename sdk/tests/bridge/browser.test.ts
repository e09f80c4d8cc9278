import { afterEach, expect, test, vi } from 'vitest'
import {
  createBridge,
  nativeCalls,
  NotAvailableError,
  PermissionError,
  type BridgeScope,
  type NativeMethod,
} from '../../src/bridge/index.ts'
import { nativeExamples } from '../../src/bridge/simulated/index.ts'

afterEach(() => vi.useRealTimers())

const methods = Object.keys(nativeCalls) as NativeMethod[]

test.each(methods)(
  '%s is not available where there is neither wrapper nor document',
  async (method) => {
    const bridge = createBridge({ scope: {} })
    const call = bridge[method] as (params: unknown) => Promise<unknown>
    expect(bridge.can(method)).toBe(false)
    const failure = await call(nativeExamples[method].params).catch((reason: unknown) => reason)
    expect(failure).toBeInstanceOf(NotAvailableError)
    expect(failure).toMatchObject({ reason: 'browser', platform: 'web' })
  },
)

type OnError = (error: { code: number }) => void

/** A browser that refuses the position with a code, and says how its permission stands. */
function browserThatRefuses(code: number, state: string, more: object = {}): BridgeScope {
  const window = {
    document: new EventTarget(),
    isSecureContext: true,
    navigator: {
      geolocation: {
        getCurrentPosition: (_: unknown, onError: OnError) =>
          queueMicrotask(() => onError({ code })),
      },
      permissions: { query: async () => ({ state }) },
    },
    ...more,
  }
  return window as BridgeScope
}

test.each([
  [1, 'denied', 'open_settings'],
  [1, 'prompt', 'refused'],
] as const)(
  'a position refused with %i while the permission is %s: %s',
  async (code, state, answered) => {
    const bridge = createBridge({ scope: browserThatRefuses(code, state) })
    const failure = await bridge.getGPSInfo().catch((reason: unknown) => reason)
    expect(failure).toBeInstanceOf(PermissionError)
    expect(failure).toMatchObject({ permission: 'location', state: answered })
    expect(await bridge.requestPermission({ permission: 'location' })).toEqual({ state: answered })
  },
)

test.each([
  [2, { kind: 'wrapper', code: 'failed' }],
  [3, { kind: 'timeout' }],
] as const)('a position not found, code %i', async (code, failure) => {
  const bridge = createBridge({ scope: browserThatRefuses(code, 'granted') })
  await expect(bridge.getGPSInfo()).rejects.toMatchObject(failure)
  // It may be asked for all the same.
  expect(await bridge.requestPermission({ permission: 'location' })).toEqual({ state: 'granted' })
})

test('the browser itself stops to look before the page stops to wait', async () => {
  const asked: PositionOptions[] = []
  const scope = browserThatRefuses(3, 'granted', {
    navigator: {
      geolocation: {
        getCurrentPosition(_: unknown, onError: OnError, options: PositionOptions) {
          asked.push(options)
          onError({ code: 3 })
        },
      },
    },
  })
  await createBridge({ scope })
    .getGPSInfo({ max_age_ms: 7 })
    .catch(() => {})
  expect(asked).toEqual([{ maximumAge: 7, timeout: 25_000 }])
  expect(nativeCalls.getGPSInfo.limitMs).toBeGreaterThan(25_000)
})

test('a page without a secure address has no position', async () => {
  const scope = browserThatRefuses(1, 'denied', { isSecureContext: false })
  await expect(createBridge({ scope }).getGPSInfo()).rejects.toBeInstanceOf(NotAvailableError)
})

test('tracking is nothing that a browser asks for; its pickers need no permission', async () => {
  const bridge = createBridge({ scope: browserThatRefuses(1, 'prompt') })
  expect(await bridge.hasPermission({ permission: 'camera' })).toEqual({ state: 'granted' })
  expect(await bridge.hasPermission({ permission: 'contacts' })).toEqual({
    state: 'refused_for_good',
  })
  expect(await bridge.hasPermission({ permission: 'location' })).toEqual({ state: 'not_asked' })
  await expect(bridge.hasPermission({ permission: 'tracking' })).rejects.toMatchObject({
    kind: 'not_available',
  })
})

test('a page that was away and is back reports for how long', () => {
  vi.useFakeTimers()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const bridge = createBridge({ scope: { document } as BridgeScope })
  const heard = vi.fn()
  bridge.on('resume', heard)
  const show = (state: string) => {
    document.visibilityState = state
    document.dispatchEvent(new Event('visibilitychange'))
  }
  show('hidden')
  vi.advanceTimersByTime(4_700)
  show('visible')
  show('visible')
  expect(heard.mock.calls).toEqual([[{ away_seconds: 4 }]])
  bridge.close()
  show('hidden')
  show('visible')
  expect(heard).toHaveBeenCalledOnce()
})
