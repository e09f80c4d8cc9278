import { ApiFailure } from './failure.ts'

/** An outage that a tester asked for: so many calls of this process answer 503001. */
export class Outage {
  #calls = 0

  /** Lets the next calls of the contract fail. */
  begin(calls: number): void {
    this.#calls = calls
  }

  /** 503001 with Retry-After while the outage lasts. */
  check(): void {
    if (this.#calls <= 0) return
    this.#calls -= 1
    throw new ApiFailure('try_later', { retryAfter: 1 })
  }
}
