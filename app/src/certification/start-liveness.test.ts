import { beforeEach, describe, expect, it, vi } from 'vitest'
import { livenessIn, startLiveness } from './start-liveness.ts'

const { config, go, present, log } = vi.hoisted(() => ({
  config: vi.fn<() => Promise<Record<string, string>>>(),
  go: vi.fn<(name: string, ...how: unknown[]) => void>(),
  present: vi.fn<(text: string) => void>(),
  log: vi.fn<(error: unknown) => void>(),
}))
vi.mock('../lender/remote-config.ts', () => ({ remoteConfig: config }))
vi.mock('../frame/navigate.ts', () => ({ navigateTo: go }))
vi.mock('../failures/present-misconfigured.ts', () => ({ presentMisconfigured: present }))
vi.mock('../failures/log-exception.ts', () => ({ logException: log }))
vi.mock('../i18n/text-outside-react.ts', () => ({ textNow: (text: string) => text }))

beforeEach(() => vi.resetAllMocks())

describe('the check of the face after the pictures', () => {
  it.each([
    [{}, 'off'],
    [{ liveness: '1' }, 'web'],
    [{ liveness: '2' }, 'native'],
    [{ liveness_V3: '1', liveness: '1' }, 'native_v3'],
    [{ liveness_V3: '0', liveness: '1' }, 'web'],
    [{ liveness: '3' }, 'error'],
    [{ liveness_V3: '0' }, 'error'],
  ] as const)('is by %o: %s', (values, mode) => {
    expect(livenessIn(values)).toBe(mode)
  })

  it.each([
    ['1', true, ['transfer']],
    ['2', true, ['transfer']],
    ['nonsense', false, []],
  ])('starts by itself where it is %s: %s', async (value, starts, led) => {
    config.mockResolvedValue({ liveness: value })
    await expect(startLiveness()).resolves.toBe(starts)
    expect(go.mock.calls.map(([name]) => name)).toEqual(led)
    expect(present).toHaveBeenCalledTimes(starts ? 0 : 1)
  })

  it('is left out, and that is logged, where nothing is said of it', async () => {
    config.mockResolvedValue({})
    await expect(startLiveness()).resolves.toBe(false)
    expect([go.mock.calls, present.mock.calls, log.mock.calls.length]).toEqual([[], [], 1])
  })
})
