import { createCipheriv, randomBytes } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { encryptBytes } from '../src/aes-ecb.ts'
import { encryptList, type ListedContact, type ListWorker } from '../src/index.ts'
import { until } from './held-time.ts'
import vectors from './vectors/aes-ecb.json' with { type: 'json' }

const key = '0123456789abcdef'
const encoder = new TextEncoder()
const hex = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'))

/** What Node's own cipher makes of bytes. */
function asNode(bytes: Uint8Array, keyBytes: Uint8Array): string {
  const cipher = createCipheriv(`aes-${String(keyBytes.length * 8)}-ecb`, keyBytes, null)
  return Buffer.concat([cipher.update(bytes), cipher.final()]).toString('base64')
}

describe('the cipher', () => {
  test.each(vectors.cases)(
    'gives the published blocks for $key',
    async ({ plain, key, cipher }) => {
      const made = Buffer.from(await encryptBytes(hex(plain), hex(key)), 'base64').toString('hex')
      expect(made.slice(0, cipher.length)).toBe(cipher)
      expect(made.length).toBe(cipher.length + 32)
    },
  )

  test.each(vectors.text.cases)('encrypts "$text" with $key to $base64', async (vector) => {
    const made = await encryptBytes(encoder.encode(vector.text), encoder.encode(vector.key))
    expect(made).toBe(vector.base64)
  })

  test.each([16, 24, 32])(
    'with a key of %i bytes agrees with Node’s at every length',
    async (size) => {
      const keyBytes = randomBytes(size)
      for (const length of [
        0, 1, 15, 16, 17, 47, 48, 49, 4607, 4608, 4609, 4624, 9215, 9216, 70_001,
      ]) {
        const bytes = randomBytes(length)
        expect(await encryptBytes(bytes, keyBytes), String(length)).toBe(asNode(bytes, keyBytes))
      }
    },
  )
})

test('equal blocks show as equal, which is why this hides little', async () => {
  const bytes = encoder.encode('sixteen letters!'.repeat(2))
  const blocks = Buffer.from(await encryptBytes(bytes, encoder.encode(key)), 'base64')
  expect(blocks.subarray(0, 16)).toEqual(blocks.subarray(16, 32))
})

describe('a list', () => {
  test('encrypts as its JSON, the same each time', async () => {
    const list = [{ name: 'สมชาย', phone: '812345678' }]
    expect(await encryptList(list, key)).toBe(vectors.text.cases[0]?.base64)
    expect(await encryptList(list, key)).toBe(await encryptList(list, key))
  })

  test.each(['', 'short', '0123456789abcdef0', 'กขคงกขคงกขคงกขค'])(
    'is refused the key %j, which has another length',
    async (wrong) => {
      await expect(encryptList([], wrong)).rejects.toThrow(RangeError)
    },
  )

  test('of contacts holds each name once, with its first number', async () => {
    const list = [
      { name: 'Mali', phone: '1' },
      { name: 'Somchai', phone: '2' },
      { name: 'Mali', phone: '3' },
    ]
    expect(await encryptList(list, key)).toBe(await encryptList(list.slice(0, 2), key))
  })

  test('of apps or messages keeps what has the same name', async () => {
    const app = { name: 'Pay', version: '1', installed_at: '2026-01-02T03:04:05.000Z' }
    const apps = [
      { ...app, package_name: 'a.pay' },
      { ...app, package_name: 'b.pay' },
    ]
    expect(await encryptList(apps, key)).toBe(
      asNode(encoder.encode(JSON.stringify(apps)), encoder.encode(key)),
    )
    const message = { address: '1', body: 'b', date: '2026-01-02T03:04:05.000Z' } as const
    const messages = [{ ...message, type: 'sent' } as const, { ...message, type: 'sent' } as const]
    expect(await encryptList(messages, key)).toBe(
      asNode(encoder.encode(JSON.stringify(messages)), encoder.encode(key)),
    )
  })

  test('leaves the event loop free', async () => {
    let turns = 0
    const timer = setInterval(() => (turns += 1), 1)
    await encryptList(contacts(60_000), key)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(5)
  })
})

describe('a worker', () => {
  const long = contacts(2_000)
  const expected = asNode(encoder.encode(JSON.stringify(long)), encoder.encode(key))
  afterEach(() => vi.useRealTimers())

  test('is made for a list over 64 kB and no other', async () => {
    const createWorker = vi.fn(() => new WorkerHere())
    const fits = contacts(1)
    fits[0]!.name = 'x'.repeat(65_536 - JSON.stringify(fits).length + fits[0]!.name.length)
    await encryptList(fits, key, { createWorker })
    expect(createWorker).not.toHaveBeenCalled()
    fits[0]!.name += 'x'
    await encryptList(fits, key, { createWorker })
    expect(createWorker).toHaveBeenCalledOnce()
  })

  test('gives the same bytes and is ended', async () => {
    const worker = new WorkerHere()
    expect(await encryptList(long, key, { createWorker: () => worker })).toBe(expected)
    expect(worker.isEnded).toBe(true)
  })

  test.each([
    [
      'cannot be made',
      () => Promise.reject(new TypeError('This document requires TrustedScriptURL')),
    ],
    ['cannot be loaded', () => new WorkerHere('error')],
    ['answers no text', () => new WorkerHere('nothing')],
  ])('that %s is done without', async (_, createWorker) => {
    expect(await encryptList(long, key, { createWorker })).toBe(expected)
  })

  test('that never comes to be is done without after a while, and ended when it comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const worker = new WorkerHere()
    let come: ((worker: ListWorker) => void) | undefined
    const createWorker = () => new Promise<ListWorker>((resolve) => (come = resolve))
    const list = encryptList(long, key, { createWorker })
    await until(() => come !== undefined)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await list).toBe(expected)
    expect(vi.getTimerCount()).toBe(0)
    come?.(worker)
    await Promise.resolve()
    await Promise.resolve()
    expect([worker.isAsked, worker.isEnded]).toEqual([false, true])
  })

  test('that says nothing is done without after a while, and ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const worker = new WorkerHere('silence')
    const list = encryptList(long, key, { createWorker: () => worker })
    await until(() => worker.isAsked)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await list).toBe(expected)
    expect(worker.isEnded).toBe(true)
  })
})

function contacts(count: number): ListedContact[] {
  return Array.from({ length: count }, (_, i) => ({
    name: `ผู้ติดต่อ ${String(i)}`,
    phone: `8${String(10_000_000 + i)}`,
  }))
}

/** A worker without a thread: Node's have another interface than a browser's. */
class WorkerHere implements ListWorker {
  isAsked = false
  isEnded = false
  readonly #fault: 'error' | 'nothing' | 'silence' | undefined
  readonly #listeners = new Map<string, (event: { type: string; data?: unknown }) => void>()

  constructor(fault?: 'error' | 'nothing' | 'silence') {
    this.#fault = fault
  }

  addEventListener(type: string, listener: (event: { readonly type: string }) => void): void {
    this.#listeners.set(type, listener)
  }

  postMessage({ bytes, key }: { bytes: Uint8Array; key: Uint8Array }): void {
    this.isAsked = true
    if (this.#fault === 'silence') return
    if (this.#fault === 'error') return this.#emit('error')
    if (this.#fault === 'nothing') return this.#emit('message', null)
    void encryptBytes(bytes, key).then((text) => this.#emit('message', text))
  }

  terminate(): void {
    this.isEnded = true
  }

  #emit(type: string, data?: unknown): void {
    queueMicrotask(() => this.#listeners.get(type)?.({ type, data }))
  }
}
