import { ChildEnded, ChildPool } from '../../foundation/child-pool.ts'
import { oneByOne, Turns } from '../../foundation/turns.ts'

/** What the typesetter's process answers to a source. */
export type TypesetterAnswer = { pdf: Uint8Array } | { refused: string }

/**
 * A paper that could not be typeset. `code` says why without a word of the paper: `refused`,
 * `too_slow`, `unreachable`, or how its process ended (`SIGABRT`, `exit_1`).
 */
export class TypesettingFailed extends Error {
  override name = 'TypesettingFailed'
  readonly code: string

  constructor(code: string, options?: ErrorOptions) {
    super(`the paper could not be typeset: ${code}`, options)
    this.code = code
  }
}

/**
 * Typesets papers in a process of its own: the native typesetter ends its whole process on some
 * texts, and no `catch` helps against that.
 *
 * The process starts with the first paper and is used again; a new one follows where it died or
 * failed. Papers wait in a bounded queue.
 */
export class Typesetter {
  readonly #turns: Turns
  readonly #limitMs: number
  readonly #children = new ChildPool<string, TypesetterAnswer>(
    new URL('./typesetter-process.ts', import.meta.url),
  )

  /** `maxWaiting` papers at most, the one at work included; `limitMs` for each of them. */
  constructor(maxWaiting = 64, limitMs = 20_000) {
    this.#turns = new Turns(oneByOne(maxWaiting))
    this.#limitMs = limitMs
  }

  /** The process's id; undefined while there is none. */
  get pid(): number | undefined {
    return this.#children.pids[0]
  }

  /**
   * The PDF of a source, when its owner's turn comes. Throws `NoPlace` at once when all places are taken, and
   * `TypesettingFailed` for this paper alone: those that wait are set all the same.
   */
  set(source: string, owner = ''): Promise<Uint8Array> {
    return this.#turns.inTurn(owner, () => this.#setNow(source))
  }

  /** Ends the process once what waits is set; a later paper starts a new one. */
  async close(): Promise<void> {
    await this.#turns.idle()
    // Another lender of this process may have asked meanwhile: then it is theirs to end.
    if (this.#turns.isIdle) await this.#children.close()
  }

  async #setNow(source: string): Promise<Uint8Array> {
    const over = new AbortController()
    // By the clock: the typesetter leaves its process no thread that could look at its processor time.
    const limit = setTimeout(() => over.abort(new TypesettingFailed('too_slow')), this.#limitMs)
    try {
      const { answer } = await this.#children.ask(source, { signal: over.signal })
      if ('pdf' in answer) return answer.pdf
      // The next paper gets a fresh process.
      await this.#children.close()
      throw new TypesettingFailed('refused', { cause: answer.refused })
    } catch (error) {
      if (error instanceof TypesettingFailed) throw error
      const code = error instanceof ChildEnded ? error.how : 'unreachable'
      throw new TypesettingFailed(code, { cause: error })
    } finally {
      clearTimeout(limit)
    }
  }
}
