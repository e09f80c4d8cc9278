/** Choices that follow from a seed, so that every process makes the same ones (xorshift32). */
export class Seeded {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0 || 1
    for (let turn = 0; turn < 8; turn += 1) this.below(2)
  }

  /** A whole number from 0 up to and without `bound`. */
  below(bound: number): number {
    this.#state ^= this.#state << 13
    this.#state ^= this.#state >>> 17
    this.#state ^= this.#state << 5
    return (this.#state >>> 0) % bound
  }

  pick<T>(list: ArrayLike<T>): T {
    const found = list[this.below(list.length)]
    if (found === undefined) throw new RangeError('nothing to pick from')
    return found
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => String(this.below(10))).join('')
  }
}
