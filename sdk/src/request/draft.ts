import type { CallerFacts, CallOptions, LenderClientOptions } from '../client-options.ts'

/** A request on its way through the steps, made anew for each attempt; each step adds its part. */
export interface RequestDraft {
  method: 'GET' | 'POST'
  /** As the contract writes it, with its `{parameters}`. */
  path: string
  query: Record<string, unknown>
  /** Undefined for a GET. */
  body: Record<string, unknown> | undefined
  headers: Record<string, string>
}

/** What the steps read: settled once for each attempt, so that two steps never see two tokens or two times. */
export interface AttemptFacts {
  options: LenderClientOptions
  /** What the call has set for itself. */
  own: CallOptions
  caller: CallerFacts
  /** The session's token, or the empty string. */
  token: string
  /** Corrected milliseconds since 1970 as decimal digits. */
  timestamp: string
  requestId: string
  /** Set on every call that changes something; the same for all its attempts. */
  idempotencyKey: string | undefined
}

/** One of the ordered steps that make a request. */
export type RequestStep = (draft: RequestDraft, facts: AttemptFacts) => void | Promise<void>
