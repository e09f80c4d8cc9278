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

/** An attempt failed and another follows after a wait. */
interface RetryEvent extends AttemptEvent {
  type: 'retry'
  waitMs: number
  outcome: 'ok' | FailureKind
  /** The lender's code, where it gave one. */
  code?: number | undefined
}

/** The call is over. */
export interface EndEvent extends AttemptEvent {
  type: 'end'
  /** Milliseconds of the whole call, waits included. */
  durationMs: number
  outcome: 'ok' | FailureKind
  /** The lender's code, where it gave one. */
  code?: number | undefined
}

/** What may be logged about a call: nothing about a person, no token, no signature. */
export type ClientEvent = StartEvent | RetryEvent | EndEvent
