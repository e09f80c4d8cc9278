/** Keys of visitors of one network that are kept a day in a process: a visitor invents as many as it likes. */
const KEPT_A_DAY = 20_000

/** Counts the keys of calls whose caller is not signed in, so that no network fills the disk with them. */
export class VisitorsKeys {
  #day = ''
  readonly #kept = new Map<string, number>()

  /** Whether the key of one more call of that network is kept on that day (UTC). */
  take(network: string, now: Date): boolean {
    const day = now.toISOString().slice(0, 10)
    if (day !== this.#day) {
      this.#day = day
      this.#kept.clear()
    }
    const kept = (this.#kept.get(network) ?? 0) + 1
    this.#kept.set(network, kept)
    return kept <= KEPT_A_DAY
  }
}
