/** All places are taken: the caller comes again later. */
export class NoPlace extends Error {
  override name = 'NoPlace'
  /** Whether it is the owner's own turns that take them, and not everybody's. */
  readonly isOwners: boolean

  constructor(isOwners: boolean) {
    super(isOwners ? 'too much of one owner waits' : 'too much waits')
    this.isOwners = isOwners
  }
}

/** How much goes on at once, and how much has a place, what goes on included. */
export interface TurnLimits {
  atOnce: number
  places: number
  /** The same for one owner. */
  ofOneAtOnce: number
  ofOnePlaces: number
}

/** All calls one after the other: so many have a place, the one at work included. */
export const oneByOne = (places: number): TurnLimits => ({
  ...{ atOnce: 1, places },
  ...{ ofOneAtOnce: 1, ofOnePlaces: places },
})

interface Waiting {
  owner: string
  begin: () => void
}

/**
 * Bounds work that takes long or much: so much at once, and so much of it for one owner. What waits begins in the
 * order it came, but for what an owner's own turns hold up: nobody else waits for those.
 */
export class Turns {
  readonly #limits: TurnLimits
  readonly #owners = new Map<string, { running: number; places: number }>()
  #waiting: Waiting[] = []
  #running = 0
  #whenIdle: (() => void)[] = []

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /**
   * Runs `work` when its turn comes. Throws `NoPlace` at once where none is left, and the signal's
   * reason where that ends before the turn has come.
   */
  async inTurn<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const own = this.#owners.get(owner) ?? { running: 0, places: 0 }
    if (own.places >= this.#limits.ofOnePlaces) throw new NoPlace(true)
    if (this.#running + this.#waiting.length >= this.#limits.places) throw new NoPlace(false)
    own.places += 1
    this.#owners.set(owner, own)
    try {
      if (this.#mayBegin(owner)) this.#begin(own)
      else await this.#turnOf(owner, signal)
      try {
        return await work()
      } finally {
        this.#running -= 1
        own.running -= 1
        this.#next()
        if (this.isIdle) for (const resolve of this.#whenIdle.splice(0)) resolve()
      }
    } finally {
      own.places -= 1
      if (own.places === 0) this.#owners.delete(owner)
    }
  }

  /** Whether nothing goes on, and so nothing waits. */
  get isIdle(): boolean {
    return this.#running === 0
  }

  /** Resolves once nothing goes on. */
  async idle(): Promise<void> {
    if (!this.isIdle) await new Promise<void>((resolve) => this.#whenIdle.push(resolve))
  }

  #mayBegin(owner: string): boolean {
    const running = this.#owners.get(owner)?.running ?? 0
    return this.#running < this.#limits.atOnce && running < this.#limits.ofOneAtOnce
  }

  #begin(own: { running: number }): void {
    this.#running += 1
    own.running += 1
  }

  #turnOf(owner: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting = this.#waiting.filter((each) => each !== waiting)
        reject(signal?.reason as Error)
      }
      const waiting: Waiting = {
        owner,
        begin: () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
      }
      this.#waiting.push(waiting)
      if (signal?.aborted === true) leave()
      else signal?.addEventListener('abort', leave, { once: true })
    })
  }

  /** Begins the first of those whose owners have a turn left. */
  #next(): void {
    const at = this.#waiting.findIndex(({ owner }) => this.#mayBegin(owner))
    const [next] = at === -1 ? [] : this.#waiting.splice(at, 1)
    const own = next && this.#owners.get(next.owner)
    if (!next || !own) return
    this.#begin(own)
    next.begin()
  }
}
