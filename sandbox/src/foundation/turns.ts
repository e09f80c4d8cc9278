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
  /** When it comes, beside others: the smallest first. */
  at: number
  begin: () => void
  /** Takes its place away. */
  refuse: (reason: Error) => void
}

/** Of so many owners it is remembered which turns they had; any other is one who has had none lately. */
const REMEMBERED = 10_000

/** So many turns that an owner has left to others it has at once when it asks: a page's calls. */
const SAVED = 6

/** So many turns of others make up for one that an owner had: all get theirs, though others come without end. */
const TURNS_WAITED = 100

/**
 * Bounds work that takes long or much: so much at once, and so much of it for one owner. Of those
 * who wait, the one goes first whose owner has had the fewest turns lately, and each that it waits
 * for counts. Nobody waits for what an owner's own turns hold up. Where all places are taken, who has
 * most of them gives one up for who has fewer.
 */
export class Turns {
  readonly #limits: TurnLimits
  readonly #owners = new Map<string, { running: number; places: number }>()
  /** When the next turn of each owner comes; who asked longest ago first. */
  readonly #next = new Map<string, number>()
  /** How many turns an owner has had who always wants one. */
  #now = 0
  #waiting: Waiting[] = []
  #running = 0
  #whenIdle: (() => void)[] = []

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /**
   * Runs `work` when its turn comes. Throws `NoPlace` where none is left, or once its own is given to
   * another owner, and the signal's reason where that ends before the turn has come.
   */
  async inTurn<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const own = this.#owners.get(owner) ?? { running: 0, places: 0 }
    if (own.places >= this.#limits.ofOnePlaces) throw new NoPlace(true)
    if (this.#running + this.#waiting.length >= this.#limits.places) this.#makePlaceFor(own)
    own.places += 1
    this.#owners.set(owner, own)
    const at = this.#timeFor(owner)
    try {
      if (this.#mayBegin(owner)) this.#begin(own, at)
      else await this.#turnOf(owner, at, signal)
    } catch (reason) {
      this.#leave(owner, own)
      // A turn that it never had counts for nothing.
      this.#next.set(owner, (this.#next.get(owner) ?? at + 1) - 1)
      throw reason
    }
    try {
      return await work()
    } finally {
      this.#running -= 1
      own.running -= 1
      this.#leave(owner, own)
      this.#beginNext()
      if (this.isIdle) for (const resolve of this.#whenIdle.splice(0)) resolve()
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

  #begin(own: { running: number }, at: number): void {
    this.#running += 1
    own.running += 1
    this.#now = Math.max(this.#now, at) + 1 / TURNS_WAITED
  }

  /** When the turn comes that an owner asks for. */
  #timeFor(owner: string): number {
    const at = Math.max(this.#next.get(owner) ?? 0, this.#now - SAVED)
    this.#next.delete(owner)
    this.#next.set(owner, at + 1)
    const [oldest] = this.#next.keys()
    if (this.#next.size > REMEMBERED && oldest !== undefined) this.#next.delete(oldest)
    return at
  }

  #leave(owner: string, own: { places: number }): void {
    own.places -= 1
    if (own.places === 0) this.#owners.delete(owner)
  }

  #turnOf(owner: string, at: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => waiting.refuse(signal?.reason as Error)
      const waiting: Waiting = {
        owner,
        at,
        begin: () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
        refuse: (reason) => {
          signal?.removeEventListener('abort', leave)
          this.#waiting = this.#waiting.filter((each) => each !== waiting)
          reject(reason)
        },
      }
      this.#waiting.push(waiting)
      if (signal?.aborted === true) leave()
      else signal?.addEventListener('abort', leave, { once: true })
    })
  }

  /**
   * Takes the newest waiting place of who has most of them. Throws `NoPlace` where nobody has more than the owner
   * would have then.
   */
  #makePlaceFor(own: { places: number }): void {
    let most = own.places + 2
    let newest: Waiting | undefined
    for (const each of this.#waiting) {
      const places = this.#owners.get(each.owner)?.places ?? 0
      if (places < most) continue
      most = places
      newest = each
    }
    if (!newest) throw new NoPlace(false)
    newest.refuse(new NoPlace(true))
  }

  /** Begins what comes first of those who may have a turn. */
  #beginNext(): void {
    let first: Waiting | undefined
    for (const each of this.#waiting) {
      if (each.at < (first?.at ?? Infinity) && this.#mayBegin(each.owner)) first = each
    }
    const own = first && this.#owners.get(first.owner)
    if (!first || !own) return
    this.#waiting.splice(this.#waiting.indexOf(first), 1)
    this.#begin(own, first.at)
    first.begin()
  }
}
