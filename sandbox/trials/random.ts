/** Choices that a seed repeats; what runs in parallel still meets as the machine lets it. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  within(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(choices: readonly [T, ...T[]]): T
}

/** The generator of a seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const within = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    within,
    chance: (share) => next() < share,
    pick: (choices) => choices[within(0, choices.length - 1)] ?? choices[0],
  }
}

/** The seed of one trial: the run's seed, the kind, the engine and the number, mixed (FNV-1a). */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(parts.join('/'))) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  }
  return hash
}
