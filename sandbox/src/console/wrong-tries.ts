const WINDOW = 60_000

/**
 * Counts wrong tries of each address for a minute. Each process counts for itself: it slows guessing
 * down, and the password's length is what withstands it.
 */
export class WrongTries {
  readonly #most: number
  #since = 0
  readonly #counts = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Seconds that the address has to wait; 0 while it may try. `now` in milliseconds. */
  wait(address: string, now: number): number {
    this.#turn(now)
    const left = this.#since + WINDOW - now
    return (this.#counts.get(address) ?? 0) < this.#most ? 0 : Math.ceil(left / 1000)
  }

  /** Notes a wrong try. */
  add(address: string, now: number): void {
    this.#turn(now)
    this.#counts.set(address, (this.#counts.get(address) ?? 0) + 1)
  }

  #turn(now: number): void {
    if (now >= this.#since && now - this.#since < WINDOW) return
    this.#since = now
    this.#counts.clear()
  }
}
