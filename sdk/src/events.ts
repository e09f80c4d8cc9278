import type { FailureKind } from './response/failures/lender-failure.ts'

/** What a log may be told about a call. `operation` is the path as the contract writes it, never filled in. */
export type ClientEvent =
  | { type: 'start'; operation: string; attempt: number; requestId: string }
  | {
      type: 'retry'
      operation: string
      attempt: number
      requestId: string
      waitMs: number
      reason: string
    }
  | {
      type: 'end'
      operation: string
      attempt: number
      requestId: string
      durationMs: number
      outcome: 'ok' | FailureKind
      /** The lender's code, where it gave one. */
      code?: number
    }
