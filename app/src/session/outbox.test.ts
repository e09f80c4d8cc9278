import type { PostBody } from '../lender/answers.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** What a killed page leaves on the device. */
const { device } = vi.hoisted(() => ({ device: new Map<string, unknown>() }))
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  del: async (key: string) => void device.delete(key),
  entries: async () => [...device],
  set: async (key: string, value: unknown) => void device.set(key, value),
}))

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

let { sendOnce, submitOnce, flushOutbox } = await import('./outbox.ts')

/** The page was killed: what was on its way is answered to nobody. */
async function startAnew(): Promise<void> {
  vi.resetModules()
  ;({ sendOnce, submitOnce, flushOutbox } = await import('./outbox.ts'))
}

/** A press that the page does not outlive. */
async function pressAndDie(): Promise<void> {
  const before = post.mock.calls.length
  post.mockImplementationOnce(() => new Promise(() => undefined))
  void sendOnce('/loan/apply', body)
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(before + 1))
  await startAnew()
}

describe('the outbox', () => {
  beforeEach(() => signInAs('borrower'))
  afterEach(async () => {
    device.clear()
    await startAnew()
    post.mockReset()
    get.mockReset()
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

  it('what a killed page left unanswered is sent again at the next start', async () => {
    await pressAndDie()
    post.mockResolvedValueOnce({})
    await expect(flushOutbox()).resolves.toBe(true)
    expect(keys()[0]).toBe(keys()[1])
    await expect(flushOutbox()).resolves.toBe(false)
  })

  it('what the borrower was told has failed is sent by the same press alone, with the same key', async () => {
    post.mockRejectedValueOnce(lost).mockResolvedValueOnce({})
    await expect(sendOnce('/loan/apply', body)).rejects.toBe(lost)
    await startAnew()
    await expect(flushOutbox()).resolves.toBe(false)
    expect(post).toHaveBeenCalledTimes(1)
    await sendOnce('/loan/apply', body)
    expect(keys()[0]).toBe(keys()[1])
  })

  it('pressed once more it is meant again', async () => {
    post.mockRejectedValueOnce(lost)
    await expect(sendOnce('/loan/apply', body)).rejects.toBe(lost)
    await pressAndDie()
    post.mockResolvedValueOnce({})
    await expect(flushOutbox()).resolves.toBe(true)
    expect(new Set(keys()).size).toBe(1)
  })

  it('what was pressed for before something else is not sent again', async () => {
    await pressAndDie()
    post.mockRejectedValueOnce(lost).mockResolvedValue({})
    await expect(flushOutbox()).resolves.toBe(false)
    await sendOnce('/loan/apply', { ...body, quote_id: 'q2' })
    await startAnew()
    await expect(flushOutbox()).resolves.toBe(false)
    expect(post.mock.calls.map(([, sent]) => (sent as typeof body).quote_id)).toEqual([
      'q1',
      'q1',
      'q2',
    ])
  })

  it('the same press is another wish once something was paid', async () => {
    post.mockRejectedValueOnce(lost).mockResolvedValue({})
    await expect(sendOnce('/loan/apply', body, 0)).rejects.toBe(lost)
    await sendOnce('/loan/apply', body, 50_000)
    expect(keys()[0]).not.toBe(keys()[1])
    await expect(flushOutbox()).resolves.toBe(false)
  })

  it('no number of an account is stored; while the page is open the same press is the same call', async () => {
    const account = { number: '1112223334' } as PostBody<'/bank/account'>
    post.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
    await expect(sendOnce('/bank/account', account)).rejects.toBe(lost)
    await expect(sendOnce('/bank/account', account)).rejects.toBe(lost)
    expect(keys()[0]).toBe(keys()[1])
    expect([...device]).toEqual([])
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
    await pressAndDie()
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
    // Of the page that is open: each has a clock of its own.
    const answerNow = async () => {
      const { readClockOf } = await import('../lender/lender-clock.ts')
      readClockOf(new Response('', { headers: { date: new Date(lenderIs).toUTCString() } }))
    }
    get.mockImplementation(answerNow)

    now.mockReturnValue(stored - 48 * hour)
    await answerNow()
    await pressAndDie()
    lenderIs = stored + 23 * hour
    now.mockReturnValue(lenderIs)
    post.mockRejectedValue(lost)
    await flushOutbox()
    expect(post).toHaveBeenCalledTimes(2)

    await startAnew()
    lenderIs = stored + 25 * hour
    now.mockReturnValue(stored - 48 * hour)
    await flushOutbox()
    expect(post).toHaveBeenCalledTimes(2)
    expect([...device]).toEqual([])
    now.mockRestore()
  })

  it('a refusal settles the call: pressing again is another one', async () => {
    post.mockRejectedValueOnce(refused).mockResolvedValueOnce({})
    await expect(sendOnce('/loan/apply', body)).rejects.toBe(refused)
    await sendOnce('/loan/apply', body)
    expect(keys()[0]).not.toBe(keys()[1])
  })

  it('another borrower on the same device neither sees nor sends it', async () => {
    await pressAndDie()
    signInAs('other')
    await expect(flushOutbox()).resolves.toBe(false)
    expect(post).toHaveBeenCalledTimes(1)
  })
})
