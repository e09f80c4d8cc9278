import type { WireErrorCode } from '../wire.ts'

/** What a call of the browser has at hand. */
export interface BrowserContext {
  window: Window & typeof globalThis
  /** Ends when nobody waits for the result any longer. */
  signal: AbortSignal
}

/** Thrown by a call of the browser that ends as a wrapper's refusal would. */
export class Refusal extends Error {
  readonly refusal: WireErrorCode

  constructor(refusal: WireErrorCode) {
    super(refusal)
    this.refusal = refusal
  }
}
