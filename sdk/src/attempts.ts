import type { CallOptions } from './client-options.ts'
import type { ClientEvent, Outcome } from './events.ts'
import type { CorrectedClock } from './request/corrected-clock.ts'
import { MiddlewareError } from './middleware-error.ts'
import { randomId } from './request/random-id.ts'
import { ApiCodeError } from './response/failures/api-code-error.ts'
import { LenderFailure, type FailureContext } from './response/failures/lender-failure.ts'
import { NetworkError } from './response/failures/network-error.ts'
import { waitBeforeRetry } from './retry.ts'
import { withTimeLimit } from './time-limit.ts'

/** What the attempts of every call of a client share. */
export interface AttemptSettings {
  clock: CorrectedClock
  random: () => number
  timeoutMs: number
  totalMs: number
  maxRetries: number
  /** Called at each start, retry and end; undefined when nobody listens. */
  report: ((event: ClientEvent) => void) | undefined
}

/** One attempt of a call; it ends when its signal says so. */
export type Attempt<Result> = (context: FailureContext, signal: AbortSignal) => Promise<Result>

/** What goes wrong on the way to the lender and back is a `NetworkError`, unless it says better itself. */
export async function asNetworkError<Result>(context: FailureContext, way: () => Promise<Result>) {
  try {
    return await way()
  } catch (error) {
    throw error instanceof LenderFailure ? error : new NetworkError(context, error)
  }
}

/**
 * Makes attempts until one succeeds, one fails for good, or the time for all of them is up. Throws a `LenderFailure`;
 * what is none is a defect of the caller's own functions and passes through.
 */
export async function withAttempts<Result>(
  operation: string,
  settings: AttemptSettings,
  options: CallOptions,
  attemptOnce: Attempt<Result>,
): Promise<Result> {
  const { clock, random, report } = settings
  const maxRetries = options.maxRetries ?? settings.maxRetries
  const started = performance.now()
  const totalMs = options.totalMs ?? settings.totalMs
  const spent = () => performance.now() - started
  let leftMs = totalMs
  let clockCorrected = false
  for (let attempt = 1; ;) {
    const context = { operation, attempt, requestId: randomId() }
    const limit = Math.min(options.timeoutMs ?? settings.timeoutMs, leftMs)
    const end = (outcome: 'ok' | 'thrown' | LenderFailure) =>
      report?.({ type: 'end', ...context, durationMs: spent(), ...said(outcome) })
    report?.({ type: 'start', ...context })
    try {
      const result = await withTimeLimit(limit, options.signal, context, spent, (signal) =>
        attemptOnce(context, signal),
      )
      end('ok')
      return result
    } catch (failure) {
      if (!(failure instanceof LenderFailure)) {
        end('thrown')
        throw failure instanceof MiddlewareError ? failure.thrown : failure
      }
      const serverTime = clockCorrected ? undefined : serverTimeOf(failure)
      const waitMs =
        serverTime === undefined ? waitBeforeRetry(failure, attempt, random, maxRetries) : 0
      if (options.signal?.aborted || waitMs === undefined || waitMs >= totalMs - spent()) {
        end(failure)
        throw failure
      }
      if (serverTime === undefined) attempt += 1
      else {
        clockCorrected = true
        clock.correct(serverTime)
      }
      report?.({ type: 'retry', ...context, waitMs, ...said(failure) })
      // The wait is a time limit on nothing: it runs out, or the caller ends it.
      await withTimeLimit(waitMs, options.signal, context, spent, nothing).catch(
        (ended: LenderFailure) => {
          if (ended.kind === 'timeout' && !options.signal?.aborted) return
          end(ended)
          throw ended
        },
      )
      leftMs = totalMs - spent()
      // A timer of a busy device is late.
      if (leftMs <= 0) {
        end(failure)
        throw failure
      }
    }
  }
}

/** What an event says of an attempt's end: how it ended, and the lender's code where it gave one. */
function said(outcome: 'ok' | 'thrown' | LenderFailure): Outcome {
  if (typeof outcome === 'string') return { outcome }
  const { kind, wireCode } = outcome as Partial<ApiCodeError> & LenderFailure
  return { outcome: kind, code: wireCode }
}

/** A function of the app that only receives a report: what it throws, or rejects with, fails no call and ends no process. */
export const quietly =
  <Said extends unknown[]>(report: (...said: Said) => unknown) =>
  (...said: Said): void =>
    void new Promise((resolve) => resolve(report(...said))).catch(() => {})

/** The lender's time that came with 400003, in milliseconds since 1970. */
function serverTimeOf(failure: LenderFailure): number | undefined {
  if (!(failure instanceof ApiCodeError) || !failure.is(400003)) return undefined
  const time: unknown = (failure.data as Partial<typeof failure.data> | null)?.server_time
  return (typeof time === 'string' && Date.parse(time)) || undefined
}

const nothing = () => new Promise<void>(() => {})
