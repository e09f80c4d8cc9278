import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createBridge,
  InvalidAnswerError,
  InvalidParametersError,
  MAX_PICTURE_BYTES,
  NativeAbortedError,
  NativeFailure,
  NativeTimeoutError,
  NotAvailableError,
  PictureTooLargeError,
  WrapperError,
  type BridgeFailure,
} from '../../src/bridge/index.ts'
import { createSimulatedWrapper, nativeExamples } from '../../src/bridge/simulated/index.ts'
import { wireErrorCodes } from '../../src/bridge/wire.ts'

const platforms = ['android', 'ios'] as const
const picture = nativeExamples.takeImage.result

const unhandled = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  process.on('unhandledRejection', unhandled)
})
afterEach(async () => {
  // A call that has ended holds no timer, and nothing is rejected behind anyone's back.
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve))
  expect(unhandled).not.toHaveBeenCalled()
  process.off('unhandledRejection', unhandled)
})

/** What a promise rejects with, while time runs. */
async function failureOf(promise: Promise<unknown>): Promise<BridgeFailure> {
  const failure = promise.then(
    () => {
      throw new Error('it did not fail')
    },
    (reason: unknown) => reason as BridgeFailure,
  )
  await vi.runAllTimersAsync()
  return failure
}

describe.each(platforms)('with the %s wrapper', (platform) => {
  const bridgeTo = (answers: Parameters<typeof createSimulatedWrapper>[0]['answers']) => {
    const permissions = { location: 'granted' } as const
    const wrapper = createSimulatedWrapper({ platform, answers: answers ?? {}, permissions })
    const dropped: string[] = []
    const bridge = createBridge({
      scope: wrapper.scope,
      onDropped: (reason) => dropped.push(reason),
    })
    return { wrapper, bridge, dropped }
  }

  test.each(wireErrorCodes)('the code %s is a failure of the closed set', async (code) => {
    const { bridge } = bridgeTo({ takeImage: { error: code, message: 'Malee 081' } })
    const failure = await failureOf(bridge.takeImage({ camera: 'rear' }))
    expect(failure).toBeInstanceOf(NativeFailure)
    const expected: Record<(typeof wireErrorCodes)[number], string> = {
      cancelled: 'cancelled',
      permission_refused: 'permission',
      permission_open_settings: 'permission',
      permission_refused_for_good: 'permission',
      not_available: 'not_available',
      invalid_params: 'invalid_parameters',
      picture_too_large: 'picture_too_large',
      timeout: 'timeout',
      busy: 'wrapper',
      offline: 'wrapper',
      failed: 'wrapper',
    }
    expect(failure.kind).toBe(expected[code])
    expect(failure).toMatchObject({ method: 'takeImage', platform })
    expect(inspect(failure) + JSON.stringify(failure) + String(failure)).not.toMatch(/Malee|081/)
  })

  test('an unknown code reads as unlisted and is not printed', async () => {
    const { bridge } = bridgeTo({ takeImage: { error: 'E_MALEE', message: 'why' } })
    const failure = await failureOf(bridge.takeImage({ camera: 'rear' }))
    expect(failure).toBeInstanceOf(WrapperError)
    expect(failure).toMatchObject({ code: 'unlisted', detail: 'E_MALEE' })
    expect(inspect(failure) + JSON.stringify(failure)).not.toContain('MALEE')
  })

  test('an answer that never comes ends by the time limit of the table', async () => {
    const { bridge } = bridgeTo({ getGPSInfo: { never: true } })
    const failure = await failureOf(bridge.getGPSInfo())
    expect(failure).toBeInstanceOf(NativeTimeoutError)
    expect(failure).toMatchObject({ limit: 30_000 })
  })

  test('a caller may set a time limit of its own', async () => {
    const { bridge } = bridgeTo({ getGPSInfo: { never: true } })
    expect(await failureOf(bridge.getGPSInfo({}, { timeoutMs: 50 }))).toMatchObject({ limit: 50 })
  })

  test.each([Infinity, 2 ** 31])('a limit of %d ms waits as long as a timer can', async (limit) => {
    const { bridge } = bridgeTo({
      getAppInfo: { result: nativeExamples.getAppInfo.result, delayMs: 3_600_000 },
    })
    const call = bridge.getAppInfo({}, { timeoutMs: limit })
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(await call).toEqual(nativeExamples.getAppInfo.result)
  })

  test('a late answer finds nobody, and the next call is answered as ever', async () => {
    const { bridge, dropped } = bridgeTo({
      getAppInfo: [
        { result: nativeExamples.getAppInfo.result, delayMs: 60_000 },
        { result: nativeExamples.getAppInfo.result },
      ],
    })
    expect(await failureOf(bridge.getAppInfo())).toBeInstanceOf(NativeTimeoutError)
    expect(dropped).toEqual(['late'])
    expect(await bridge.getAppInfo()).toEqual(nativeExamples.getAppInfo.result)
  })

  test('a signal ends the waiting, before the call and during it', async () => {
    const { bridge, wrapper } = bridgeTo({ takeImage: { never: true } })
    const controller = new AbortController()
    const call = failureOf(bridge.takeImage({ camera: 'rear' }, { signal: controller.signal }))
    controller.abort()
    expect(await call).toBeInstanceOf(NativeAbortedError)
    const late = bridge.takeImage({ camera: 'rear' }, { signal: controller.signal })
    expect(await failureOf(late)).toBeInstanceOf(NativeAbortedError)
    expect(wrapper.calls).toHaveLength(1)
  })

  test('a signal that outlives its calls holds nothing of them', async () => {
    const { bridge } = bridgeTo({ getGPSInfo: { never: true } })
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    await bridge.getAppInfo({}, { signal })
    await failureOf(bridge.getGPSInfo({}, { signal, timeoutMs: 5 }))
    expect(added).toHaveBeenCalledTimes(2)
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    )
  })

  test('closing ends the calls in flight, and those that come later', async () => {
    const { bridge } = bridgeTo({ takeImage: { never: true } })
    const call = failureOf(bridge.takeImage({ camera: 'rear' }))
    bridge.close()
    expect(await call).toMatchObject({ kind: 'aborted', method: 'takeImage' })
    expect(await failureOf(bridge.getAppInfo())).toMatchObject({ kind: 'aborted' })
  })

  test.each([
    ['no result', (id: string) => JSON.stringify({ id }), 'result'],
    ['a result of another form', (id: string) => JSON.stringify({ id, result: [] }), 'result'],
    [
      'a field of another type',
      (id: string) => JSON.stringify({ id, result: { ...picture, width: '800' } }),
      'result.width',
    ],
    [
      'a field that is missing',
      (id: string) => JSON.stringify({ id, result: { ...picture, mime: undefined } }),
      'result.mime',
    ],
    [
      'a picture as a data address',
      (id: string) =>
        JSON.stringify({ id, result: { ...picture, base64: 'data:image/png;base64,AA==' } }),
      'result.base64',
    ],
    ['an error without a code', (id: string) => JSON.stringify({ id, error: 'no' }), 'error.code'],
    [
      'an error whose code is a number',
      (id: string) => JSON.stringify({ id, error: { code: 3 } }),
      'error.code',
    ],
  ])('%s is an invalid answer', async (_, raw, field) => {
    const { bridge } = bridgeTo({ takeImage: { raw } })
    const failure = await failureOf(bridge.takeImage({ camera: 'rear' }))
    expect(failure).toBeInstanceOf(InvalidAnswerError)
    expect(failure).toMatchObject({ field })
  })

  test('a refusal of a permission that the call does not need is an invalid answer', async () => {
    const { bridge } = bridgeTo({ getAppInfo: { error: 'permission_refused' } })
    expect(await failureOf(bridge.getAppInfo())).toBeInstanceOf(InvalidAnswerError)
  })

  test('a picture of 1 MB passes, one byte more is a failure', async () => {
    const pictureOf = (bytes: number) => ({
      ...picture,
      base64: Buffer.alloc(bytes).toString('base64'),
    })
    const { bridge } = bridgeTo({
      chooseImage: [
        { result: pictureOf(MAX_PICTURE_BYTES) },
        { result: pictureOf(MAX_PICTURE_BYTES + 1) },
      ],
    })
    await bridge.chooseImage()
    const failure = await failureOf(bridge.chooseImage())
    expect(failure).toBeInstanceOf(PictureTooLargeError)
    expect(failure).toMatchObject({ bytes: MAX_PICTURE_BYTES + 1, limit: MAX_PICTURE_BYTES })
  })

  test.each([
    ['openBrowser', { url: 'javascript:alert(1)' }, 'url'],
    ['openBrowser', { url: 'http://lender.example' }, 'url'],
    ['callPhone', { phone: '*21*0812345678#' }, 'phone'],
    ['takeImage', { camera: 'side' }, 'camera'],
    ['upFiles', { files: [{ file_ref: 'x' }] }, 'files[].url'],
  ] as const)('%s with %j is never sent', async (method, params, field) => {
    const { bridge, wrapper } = bridgeTo({})
    const call = bridge[method] as (params: unknown) => Promise<unknown>
    const failure = await failureOf(call(params))
    expect(failure).toBeInstanceOf(InvalidParametersError)
    expect(failure).toMatchObject({ field })
    expect(wrapper.calls).toEqual([])
  })

  test('parameters that are unfit say who refused them', async () => {
    const { bridge } = bridgeTo({ openBrowser: { error: 'invalid_params' } })
    const unread = bridge.getGPSInfo(null as never)
    expect(await failureOf(unread)).toMatchObject({
      field: 'params',
      message: `getGPSInfo was given unfit parameters: params (${platform})`,
    })
    const refused = bridge.openBrowser({ url: 'https://lender.example' })
    expect(await failureOf(refused)).toMatchObject({
      field: '',
      message: `openBrowser was given unfit parameters: refused by the wrapper (${platform})`,
    })
  })

  test('a page in a frame never talks to the wrapper', async () => {
    const { wrapper } = bridgeTo({})
    const bridge = createBridge({ scope: { ...wrapper.scope, self: {}, top: {} } })
    const failure = await failureOf(bridge.getAppInfo())
    expect(failure).toBeInstanceOf(NotAvailableError)
    expect(failure).toMatchObject({ reason: 'frame' })
    expect(bridge.can('getAppInfo')).toBe(false)
    expect(wrapper.calls).toEqual([])
  })
})

test('every failure has a place in a total switch', () => {
  const worded = (failure: BridgeFailure): string => {
    switch (failure.kind) {
      case 'not_available':
        return failure.reason
      case 'permission':
        return `${failure.permission} ${failure.state}`
      case 'cancelled':
      case 'aborted':
        return ''
      case 'timeout':
        return String(failure.limit)
      case 'invalid_parameters':
      case 'invalid_answer':
        return failure.field
      case 'picture_too_large':
        return String(failure.bytes)
      case 'wrapper':
        return failure.code
      default:
        return failure satisfies never
    }
  }
  expect(worded(new NativeTimeoutError(5, { method: 'takeImage', platform: 'ios' }))).toBe('5')
})
