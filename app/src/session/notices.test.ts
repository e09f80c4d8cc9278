import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recordWaitingNotices, withNotices } from './notices.ts'

const post = vi.fn<(path: string, body: { purpose: string }) => unknown>()
const get = vi.fn<(path: string) => unknown>()
const lost = Object.assign(new Error('no answer'), { kind: 'network' })
const refused = Object.assign(new Error('refused'), { kind: 'api_code', httpStatus: 422 })
const missing = Object.assign(new Error('refused'), { code: 409002 })

vi.mock('../lender/lender.ts', () => ({
  lender: () =>
    Promise.resolve({
      client: { get, post },
      isFinalAnswer: (failure: unknown) => failure === refused,
    }),
}))
vi.mock('@paso/sdk/failures', () => ({
  isLenderFailure: (failure: object, code: number) => 'code' in failure && failure.code === code,
}))

const kept = new Map<string, string>()
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
}
const waiting = (): boolean => kept.has('notices')
const recorded = (): unknown[] => post.mock.calls.map(([path, body]) => [path, body])
const both = (version: string): unknown[] =>
  ['privacy_notice', 'terms_of_use'].map((purpose) => [
    '/account/consent',
    { purpose, notice_version: version, granted: true },
  ])

beforeEach(() => {
  vi.resetAllMocks()
  kept.clear()
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage })
})

describe('the notices that the login page names', () => {
  it('are recorded in the version that was shown, once', async () => {
    kept.set('notices', '"2026-09"')
    await recordWaitingNotices()
    expect(recorded()).toEqual(both('2026-09'))
    await recordWaitingNotices()
    expect(post).toHaveBeenCalledTimes(2)
  })

  it('wait for the next start where no answer came, even after the first of the two', async () => {
    kept.set('notices', '"2026-09"')
    post.mockResolvedValueOnce({}).mockRejectedValueOnce(lost)
    await expect(recordWaitingNotices()).rejects.toBe(lost)
    expect(waiting()).toBe(true)
    await recordWaitingNotices()
    expect(recorded().slice(2)).toEqual(both('2026-09'))
    expect(waiting()).toBe(false)
  })

  it('wait no longer where the lender has another version in force', async () => {
    kept.set('notices', '"2025-01"')
    post.mockRejectedValueOnce(refused)
    await recordWaitingNotices()
    expect(waiting()).toBe(false)
  })

  it('are recorded where a loan is refused without them, and the loan is asked for once more', async () => {
    Object.assign(missing, { data: { state: 'consent_missing' } })
    get.mockResolvedValueOnce({ notice_version: '2026-12' })
    const call = vi.fn<() => Promise<string>>()
    call.mockRejectedValueOnce(missing).mockResolvedValueOnce('an order')
    const said = vi.fn<() => void>()
    await expect(withNotices(call, said)).resolves.toBe('an order')
    expect(recorded()).toEqual(both('2026-12'))
    // After the records, before the call.
    expect(said.mock.invocationCallOrder[0]).toBeGreaterThan(
      Math.max(...post.mock.invocationCallOrder),
    )
    expect(said.mock.invocationCallOrder[0]).toBeLessThan(call.mock.invocationCallOrder[1] ?? 0)
  })

  it('are left alone by every other refusal, a withdrawn consent too', async () => {
    Object.assign(missing, { data: { state: 'consent_withdrawn' } })
    const said = vi.fn<() => void>()
    for (const failure of [missing, lost]) {
      await expect(withNotices(() => Promise.reject(failure), said)).rejects.toBe(failure)
    }
    expect(post).not.toHaveBeenCalled()
    expect(said).not.toHaveBeenCalled()
  })
})
