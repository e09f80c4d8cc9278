import { createHash } from 'node:crypto'
import type { ReadingResult } from './read-identity.ts'

/**
 * Readings under way and those of the last minutes, so that identical pictures are read once. Holds what was read,
 * never a picture, in memory alone, and no word of whose it was.
 */
export class SharedReadings {
  readonly #most: number
  readonly #keptMs: number
  readonly #readings = new Map<string, Promise<ReadingResult>>()

  /** `most` readings at a time, the oldest making room; each goes `keptMs` after it ended. */
  constructor(most = 64, keptMs = 5 * 60_000) {
    this.#most = most
    this.#keptMs = keptMs
  }

  /** What `read` finds in these very bytes, read as that kind of card. A failure is shared by who waits, and not kept. */
  of(
    kind: string,
    picture: Uint8Array,
    read: () => Promise<ReadingResult>,
  ): Promise<ReadingResult> {
    const key = createHash('sha256').update(`${kind}\n`).update(picture).digest('base64')
    const known = this.#readings.get(key)
    if (known) return known
    const [oldest] = this.#readings.keys()
    if (oldest !== undefined && this.#readings.size >= this.#most) this.#readings.delete(oldest)
    const reading = read()
    this.#readings.set(key, reading)
    const forget = (): void => {
      if (this.#readings.get(key) === reading) this.#readings.delete(key)
    }
    reading.then(() => setTimeout(forget, this.#keptMs).unref(), forget)
    return reading
  }
}
