import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readClockOf } from '../lender/lender-clock.ts'
import { flushOutbox, sendOnce, submitOnce } from './outbox.ts'

const get = vi.fn<(path: string, init: { idempotencyKey: string }) => unknown>()
const post = vi.fn<(path: string, body: object, options: { idempotencyKey: string }) => unknown>()
const lost = Object.assign(new Error('no answer'), { kind: 'network' })
const refused = Object.assign(new Error('refused'), { kind: 'api_code', httpStatus: 409 })

const { report } = vi.hoisted(() => ({ report: vi.fn<(name: string) => void>() }))
vi.mock('../events/report.ts', () => ({ report }))

vi.mock('../lender/lender.ts', () => ({
  lender: () =>
    Promise.resolve({
      client: { get, post },
      isFinalAnswer: (failure: unknown) => failure === refused,
    }),
}))

const body = { quote_id: 'q1', account_id: 'a1', agreement_hash: 'h', agreed: true }
const keys = (): string[] => post.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey)

function signInAs(user: string): void {
  const kept = new Map([['user_id', JSON.stringify(user)]])
  const storage = { getItem: (name: string) => kept.get(name) ?? null }
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage })
}

// Without IndexedDB, as on a device that refuses it: the outbox lives in memory.
describe('the outbox', () => {
  beforeEach(() => signInAs('borrower'))
  afterEach(async () => {
    post.mockReset().mockResolvedValue({})
    for (const user of ['borrower', 'other']) {
      signInAs(user)
      await flushOutbox()
    }
    post.mockReset()
    report.mockReset()
    vi.unstubAllGlobals()
  })

  it('a call whose answer was lost is repeated with the same key', async () => {
    post.mockRejectedValueOnce(lost).mockResolvedValueOnce({ next: 'recommend' })
    await expect(sendOnce('/loan/apply', body)).rejects.toBe(lost)
    await expect(sendOnce('/loan/apply', body)).resolves.toEqual({ next: 'recommend' })
    expect(keys()[0]).toBe(keys()[1])
    expect(report.mock.calls.map(([name]) => name)).toEqual(['loan_applied'])
  })

  it('two presses in the same instant are one call', async () => {
    post.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 20)))
    await Promise.all([sendOnce('/loan/apply', body), sendOnce('/loan/apply', body)])
    expect(post).toHaveBeenCalledTimes(1)
  })

  it('what an earlier page left unanswered is sent again at the next start', async () => {
    post.mockRejectedValueOnce(lost).mockResolvedValueOnce({})
    await expect(sendOnce('/loan/apply', body)).rejects.toBe(lost)
    await expect(flushOutbox()).resolves.toBe(true)
    expect(keys()[0]).toBe(keys()[1])
    await expect(flushOutbox()).resolves.toBe(false)
  })

  it('the certification is ended once, when it is pressed again and not by a new start', async () => {
    get.mockRejectedValueOnce(lost).mockResolvedValue({ result: 'approved' })
    await expect(submitOnce({})).rejects.toBe(lost)
    await expect(flushOutbox()).resolves.toBe(false)
    expect(get).toHaveBeenCalledTimes(1)
    await expect(submitOnce({})).resolves.toEqual({ result: 'approved' })
    const [first, second] = get.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)
    expect(second).toBe(first)
    await submitOnce({})
    expect(get.mock.calls[2]?.[1].idempotencyKey).not.toBe(first)
  })

  it('a call of yesterday is not sent again: the lender no longer knows its key', async () => {
    post.mockRejectedValueOnce(lost)
    await expect(sendOnce('/loan/apply', body)).rejects.toBe(lost)
    const hour = 60 * 60 * 1000
    const now = vi.spyOn(Date, 'now')
    now.mockReturnValue(new Date().getTime() + 23 * hour)
    post.mockRejectedValueOnce(lost)
    await expect(flushOutbox()).resolves.toBe(false)
    expect(post).toHaveBeenCalledTimes(2)
    now.mockReturnValue(new Date().getTime() + 25 * hour)
    await expect(flushOutbox()).resolves.toBe(false)
    expect(post).toHaveBeenCalledTimes(2)
    now.mockRestore()
  })

  it('its age is told by the clock of the lender, who is asked for the time where the phone was put right', async () => {
    const hour = 60 * 60 * 1000
    const stored = Date.now()
    const now = vi.spyOn(Date, 'now')
    let lenderIs = stored
    const answerNow = () =>
      readClockOf(new Response('', { headers: { date: new Date(lenderIs).toUTCString() } }))
    get.mockImplementation(() => Promise.resolve(answerNow()))

    now.mockReturnValue(stored - 48 * hour)
    answerNow()
    post.mockRejectedValue(lost)
    await expect(sendOnce('/loan/apply', body)).rejects.toBe(lost)
    // A new page, that knows only the phone's clock.
    readClockOf(new Response(''))
    lenderIs = stored + 23 * hour
    now.mockReturnValue(lenderIs)
    await flushOutbox()
    expect(post).toHaveBeenCalledTimes(2)

    readClockOf(new Response(''))
    lenderIs = stored + 25 * hour
    now.mockReturnValue(stored - 48 * hour)
    await flushOutbox()
    expect(post).toHaveBeenCalledTimes(2)
    readClockOf(new Response(''))
    now.mockRestore()
    get.mockReset()
  })

  it('a refusal settles the call: pressing again is another one', async () => {
    post.mockRejectedValueOnce(refused).mockResolvedValueOnce({})
    await expect(sendOnce('/loan/apply', body)).rejects.toBe(refused)
    await sendOnce('/loan/apply', body)
    expect(keys()[0]).not.toBe(keys()[1])
  })

  it('another borrower on the same device neither sees nor sends it', async () => {
    post.mockRejectedValueOnce(lost)
    await expect(sendOnce('/loan/apply', body)).rejects.toBe(lost)
    signInAs('other')
    await expect(flushOutbox()).resolves.toBe(false)
    expect(post).toHaveBeenCalledTimes(1)
  })
})
