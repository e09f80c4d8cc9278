import { ApiFailure } from './failure.ts'

/**
 * A bucket of calls for each caller, filled again over time. It sheds load and is kept by each
 * process for itself; what protects codes and money is counted in the database.
 */
export class RateLimit {
  readonly #perMinute: number
  readonly #buckets = new Map<string, { left: number; at: number }>()

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  /** Takes one call of `caller`; 429002 with Retry-After when there is none left. */
  take(caller: string, now: number): void {
    const bucket = this.#buckets.get(caller) ?? { left: this.#perMinute, at: now }
    const filled = bucket.left + ((now - bucket.at) * this.#perMinute) / 60_000
    bucket.left = Math.min(this.#perMinute, filled)
    bucket.at = now
    if (this.#buckets.size > 50_000) this.#forgetFull(now)
    this.#buckets.set(caller, bucket)
    if (bucket.left < 1) {
      const seconds = Math.ceil(((1 - bucket.left) * 60) / this.#perMinute) || 1
      throw new ApiFailure('too_many_requests', { data: { seconds }, retryAfter: seconds })
    }
    bucket.left -= 1
  }

  #forgetFull(now: number): void {
    for (const [caller, bucket] of this.#buckets) {
      if (now - bucket.at > 60_000) this.#buckets.delete(caller)
    }
  }
}
