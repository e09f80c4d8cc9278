import { ChildEnded, ChildPool, ChildTooSlow } from '../../foundation/child-pool.ts'
import { NoPlace, Turns } from '../../foundation/turns.ts'

/** A picture made anew. */
export interface DecodedPicture {
  bytes: Uint8Array
  width: number
  height: number
}

/** What comes of the bytes of a picture. */
export type DecoderAnswer = DecodedPicture | { refused: true } | { tooSlow: true }

/** Who sent a picture, and what ends when they have gone. */
export interface Sender {
  borrowerId: string
  gone: AbortSignal
}

/** One of a borrower at a time, two in all; each has at most 5 MiB of bytes while it waits. */
const TURNS = { atOnce: 2, places: 48, ofOneAtOnce: 1, ofOnePlaces: 8 }

/** How long a picture may be away, whatever else the machine does. */
const LONGEST_WAIT_MS = 60_000

/**
 * Decodes pictures from strangers in processes of its own, which can be ended. A picture of a few kilobytes can need
 * seconds and hundreds of megabytes, and no `catch` helps against what a decoder does to its process.
 */
export class Decoder {
  readonly #limitMs: number
  readonly #turns = new Turns(TURNS)
  readonly #children = new ChildPool<Uint8Array, DecodedPicture | { refused: true }>(
    new URL('./decoder-process.ts', import.meta.url),
  )

  /** `limitMs` of processor time for each picture: by the clock, a busy machine would refuse good ones. */
  constructor(limitMs = 15_000) {
    this.#limitMs = limitMs
  }

  /** The ids of the processes that wait for a picture. */
  get idle(): readonly (number | undefined)[] {
    return this.#children.idle
  }

  /**
   * Runs `judge` when the sender's turn comes; it may decode what it is given. Throws `NoPlace` at once where there is
   * none, or after a minute without an answer, and the reason of `gone` where the sender hangs up.
   */
  inTurn<T>(
    sender: Sender,
    judge: (decode: (bytes: Uint8Array) => Promise<DecoderAnswer>) => Promise<T>,
  ): Promise<T> {
    const work = () => judge((bytes) => this.#decode(bytes, sender.gone))
    return this.#turns.inTurn(sender.borrowerId, work, sender.gone)
  }

  async #decode(bytes: Uint8Array, gone: AbortSignal): Promise<DecoderAnswer> {
    const wait = AbortSignal.timeout(LONGEST_WAIT_MS)
    try {
      const signal = AbortSignal.any([gone, wait])
      return (await this.#children.ask(bytes, { signal, limitMs: this.#limitMs })).answer
    } catch (error) {
      if (error instanceof ChildTooSlow) return { tooSlow: true }
      // A picture can end its process: it is none.
      if (error instanceof ChildEnded) return { refused: true }
      throw wait.aborted && !gone.aborted ? new NoPlace(false) : error
    }
  }
}

/** One decoder for the whole server; its processes start with the first pictures. */
export const decoder = new Decoder()
