import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { startChild } from '../../foundation/child-process.ts'
import { NoPlace, Turns } from '../../foundation/turns.ts'

/** What the decoder's process answers to the bytes of a picture. */
export type DecoderAnswer =
  | { bytes: Uint8Array; width: number; height: number }
  | { refused: true }
  | { tooSlow: true }

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
 *
 * A process starts with the first picture and is used again; a new one follows where it died, or was ended. They keep
 * nobody alive, and end with the lender.
 */
export class Decoder {
  readonly #limitMs: number
  readonly #turns = new Turns(TURNS)
  readonly #idle: ChildProcess[] = []

  /** `limitMs` of processor time for each picture: by the clock, a busy machine would refuse good ones. */
  constructor(limitMs = 15_000) {
    this.#limitMs = limitMs
  }

  /** The ids of the processes that wait for a picture. */
  get idle(): readonly (number | undefined)[] {
    return this.#idle.map(({ pid }) => pid)
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
    const child = this.#idle.pop() ?? this.#start()
    const wait = AbortSignal.timeout(LONGEST_WAIT_MS)
    const over = new AbortController()
    const signal = AbortSignal.any([gone, wait, over.signal])
    try {
      // A picture can end its process: it is none.
      const died = once(child, 'exit', { signal }).then(() => ({ refused: true }) as const)
      const answered = once(child, 'message', { signal }) as Promise<[DecoderAnswer]>
      child.send(bytes)
      const answer = await Promise.race([answered.then(([each]) => each), died])
      if ('tooSlow' in answer) child.kill('SIGKILL')
      else if (child.connected) this.#idle.push(child)
      return answer
    } catch (error) {
      child.kill('SIGKILL')
      if (gone.aborted) throw gone.reason
      throw wait.aborted ? new NoPlace(false) : error
    } finally {
      over.abort()
    }
  }

  #start(): ChildProcess {
    return startChild(new URL('./decoder-process.ts', import.meta.url), {
      args: [String(this.#limitMs)],
      forget: (child) => {
        const at = this.#idle.indexOf(child)
        if (at !== -1) this.#idle.splice(at, 1)
      },
    })
  }
}

/** One decoder for the whole server; its processes start with the first pictures. */
export const decoder = new Decoder()
