import { LONGEST_TIMER_MS } from '../longest-timer.ts'
import { InvalidAnswerError } from './failures/invalid-answer-error.ts'
import { InvalidParametersError } from './failures/invalid-parameters-error.ts'
import { NativeAbortedError } from './failures/native-aborted-error.ts'
import type { NativeFailure } from './failures/native-failure.ts'
import { NativeTimeoutError } from './failures/native-timeout-error.ts'
import { NotAvailableError } from './failures/not-available-error.ts'
import type { Host } from './hosts/host.ts'
import type { NativeCall } from './native-call.ts'
import { readAnswer } from './read-answer.ts'
import { isRecord, readShape, type ShapeMismatch } from './shape.ts'
import type { WireCall } from './wire.ts'

/** What a single native call may set for itself. */
export interface NativeCallOptions {
  /** Ends the waiting; what the wrapper does goes on. */
  signal?: AbortSignal | undefined
  /** Milliseconds to wait instead of the table's. */
  timeoutMs?: number
}

/** The calls in flight. */
export interface CallsInFlight {
  call(
    method: string,
    row: NativeCall,
    params: unknown,
    options?: NativeCallOptions,
  ): Promise<unknown>
  /** Hands an answer to the call it is for; false when nobody waits for it: it is late, doubled or made up. */
  answer(id: unknown, answer: unknown): boolean
  /**
   * Ends the first call that a text names which cannot be read; false when it names none that waits. A text without a
   * name ends nothing, not even the only call: it may be the second half of an answer, its double, or no answer at all.
   */
  garbled(text: string): boolean
  /** Ends every call that waits, and any that comes later. */
  close(): void
}

interface Waiting {
  end(answer: unknown): void
  abort(): void
}

/**
 * Calls in flight by their id. Ids begin with letters of their own for each page, so that a late answer to the page before
 * a reload finds nobody. A call ends once, by the first of answer, time limit, signal and close; all it holds goes then.
 */
export function callsInFlight(host: Host, onLate: () => void): CallsInFlight {
  const page = Math.random().toString(36).slice(2, 10)
  const waiting = new Map<string, Waiting>()
  let made = 0
  let closed = false

  function call(
    method: string,
    row: NativeCall,
    params: unknown,
    { signal, timeoutMs: limit = row.limitMs }: NativeCallOptions = {},
  ): Promise<unknown> {
    const context = { method, platform: host.platform }
    if (closed || signal?.aborted) return Promise.reject(new NativeAbortedError(context))
    if (host.closed) return Promise.reject(new NotAvailableError(host.closed, context))
    const id = `${page}-${++made}`
    let sent: WireCall
    try {
      sent = { id, method: row.wire, params: readShape(row.params, params) }
    } catch (misfit) {
      const { field } = misfit as Partial<ShapeMismatch>
      return Promise.reject(new InvalidParametersError(field || 'params', context))
    }
    return new Promise((resolve, reject) => {
      const nobodyWaits = new AbortController()
      const settle = () => {
        waiting.delete(id)
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
        nobodyWaits.abort()
      }
      const fail = (failure: NativeFailure) => {
        settle()
        reject(failure)
      }
      const end = (answer: unknown) => {
        try {
          const result = readAnswer(answer, row, limit, context)
          settle()
          resolve(result)
        } catch (failure) {
          fail(failure as NativeFailure)
        }
      }
      const abort = () => fail(new NativeAbortedError(context))
      const timer = setTimeout(
        () => fail(new NativeTimeoutError(limit, context)),
        Math.min(limit, LONGEST_TIMER_MS),
      )
      signal?.addEventListener('abort', abort)
      waiting.set(id, { end, abort })
      const hear = (answer: unknown) => {
        // A browser that hears that nobody waits any longer ends its own work with an answer.
        if (!waiting.has(id)) return host.platform === 'web' ? undefined : onLate()
        if (isRecord(answer) && answer.id !== id) fail(new InvalidAnswerError('id', context))
        else end(answer)
      }
      try {
        host
          .send(sent, method, nobodyWaits.signal)
          ?.then(hear, () => hear({ id, error: { code: 'failed' } }))
      } catch {
        end({ error: { code: 'failed' } })
      }
    })
  }

  function answer(id: unknown, answer: unknown): boolean {
    const found = waiting.get(id as string)
    found?.end(answer)
    return !!found
  }

  return {
    call,
    answer,
    garbled(text) {
      const named = [...waiting.keys()].filter((id) => text.includes(`"${id}"`))
      return named.some((id) => answer(id, text))
    },
    close() {
      closed = true
      for (const { abort } of [...waiting.values()]) abort()
    },
  }
}
