import type { FailureKind } from './response/failures/lender-failure.ts'

/** What every event says. `operation` is the path as the contract writes it, never filled in. */
interface AttemptEvent {
  operation: string
  attempt: number
  /** The `X-Request-Id` of the attempt. */
  requestId: string
}

/** An attempt begins. */
interface StartEvent extends AttemptEvent {
  type: 'start'
}

/** How an attempt ended. */
export interface Outcome {
  /** `thrown`: by a middleware, by another function of the app, or for a value that cannot be sent. */
  outcome: 'ok' | 'thrown' | FailureKind
  /** The lender's code, where it gave one. */
  code?: number | undefined
}

/** An attempt failed and another follows after a wait. */
interface RetryEvent extends AttemptEvent, Outcome {
  type: 'retry'
  waitMs: number
}

/** The call is over. */
interface EndEvent extends AttemptEvent, Outcome {
  type: 'end'
  /** Milliseconds of the whole call, waits included. */
  durationMs: number
}

/** What may be logged about a call: nothing about a person, no token, no signature. */
export type ClientEvent = StartEvent | RetryEvent | EndEvent
