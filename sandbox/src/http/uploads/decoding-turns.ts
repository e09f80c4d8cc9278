/** More pictures wait to be decoded than there are places: the caller tries again later. */
export class DecoderBusy extends Error {
  override name = 'DecoderBusy'
}

/**
 * Bounds what decoding may take: a picture of a few kilobytes can need hundreds of megabytes and
 * seconds, so few are decoded at once, and few wait for it.
 */
export class DecodingTurns {
  readonly #atOnce: number
  readonly #places: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  /** `places` pictures at most, those being decoded included. */
  constructor(atOnce: number, places: number) {
    this.#atOnce = atOnce
    this.#places = places
  }

  /** Runs `work` when its turn comes. Throws `DecoderBusy` at once when all places are taken. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running + this.#waiting.length >= this.#places) {
      throw new DecoderBusy('too many pictures are waiting')
    }
    if (this.#running < this.#atOnce) this.#running += 1
    else await new Promise<void>((begin) => this.#waiting.push(begin))
    try {
      return await work()
    } finally {
      // A turn that ends goes to the next in line, so the number of those running stays.
      const begin = this.#waiting.shift()
      if (begin) begin()
      else this.#running -= 1
    }
  }
}

/** Two of the largest pictures need some 200 MB; twelve are through within a call's time limit. */
export const decodingTurns = new DecodingTurns(2, 12)
