import { tooManyCalls } from '../../foundation/failure.ts'

/** A bucket that may be half empty; one that nobody has taken from for a minute is full again. */
interface Bucket {
  left: number
  at: number
}

/**
 * A bucket of calls for each caller, filled again over time. It sheds load; what protects codes and
 * money is counted call by call in the database. Processes share their counts through
 * `SharedCalls`.
 */
export class RateLimit {
  readonly #perMinute: number
  readonly #buckets = new Map<string, Bucket>()
  #unsent = new Map<string, number>()

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  /** Takes a call of `caller`, or what counts as so many; 429002 with Retry-After when there is none left. */
  take(caller: string, now: number, calls = 1): void {
    const taken = Math.min(calls, this.#perMinute)
    const bucket = this.#buckets.get(caller) ?? { left: this.#perMinute, at: now }
    // A server's clock that was set back takes nothing away.
    const passed = Math.max(0, now - bucket.at)
    const filled = bucket.left + (passed * this.#perMinute) / 60_000
    bucket.left = Math.min(this.#perMinute, filled)
    bucket.at = now
    if (this.#buckets.size > 50_000) this.#forgetFull(now)
    this.#buckets.set(caller, bucket)
    if (bucket.left < taken) {
      const seconds = Math.ceil(((taken - bucket.left) * 60) / this.#perMinute) || 1
      throw tooManyCalls(seconds)
    }
    bucket.left -= taken
    this.#unsent.set(caller, (this.#unsent.get(caller) ?? 0) + taken)
  }

  /** How many calls of whom were taken since this was last asked. */
  takenSince(): ReadonlyMap<string, number> {
    const taken = this.#unsent
    this.#unsent = new Map()
    return taken
  }

  /** What all processes together have left for a caller, but for what was taken here meanwhile. */
  settle(caller: string, left: number, now: number): void {
    this.#buckets.set(caller, { left: left - (this.#unsent.get(caller) ?? 0), at: now })
  }

  #forgetFull(now: number): void {
    for (const [caller, bucket] of this.#buckets) {
      if (now - bucket.at > 60_000) this.#buckets.delete(caller)
    }
  }
}
