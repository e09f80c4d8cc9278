import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { startChild } from '../../foundation/child-process.ts'
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
 * failed. Papers wait in a bounded queue. The process keeps nobody alive, and ends with the lender.
 */
export class Typesetter {
  readonly #turns: Turns
  readonly #limitMs: number
  #process: ChildProcess | undefined

  /** `maxWaiting` papers at most, the one at work included; `limitMs` for each of them. */
  constructor(maxWaiting = 64, limitMs = 20_000) {
    this.#turns = new Turns(oneByOne(maxWaiting))
    this.#limitMs = limitMs
  }

  /** The process's id; undefined while there is none. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /**
   * The PDF of a source, when its turn comes. Throws `NoPlace` at once when all places are taken, and
   * `TypesettingFailed` for this paper alone: those that wait are set all the same.
   */
  set(source: string): Promise<Uint8Array> {
    return this.#turns.inTurn('', () => this.#setNow(source))
  }

  /** Ends the process once what waits is set; a later paper starts a new one. */
  async close(): Promise<void> {
    await this.#turns.idle()
    // Another lender of this process may have asked meanwhile: then it is theirs to end.
    if (this.#turns.isIdle) await this.#stop()
  }

  async #setNow(source: string): Promise<Uint8Array> {
    const child = (this.#process ??= this.#start())
    const over = new AbortController()
    const { signal: listening } = over
    const answered = once(child, 'message', { signal: listening }) as Promise<[TypesetterAnswer]>
    const died = once(child, 'exit', { signal: listening }).then(([code, signal]) => {
      throw new TypesettingFailed(String(signal ?? `exit_${code}`))
    })
    let limit: NodeJS.Timeout | undefined
    const tooSlow = new Promise<never>((_, reject) => {
      limit = setTimeout(() => reject(new TypesettingFailed('too_slow')), this.#limitMs)
    })
    try {
      child.send(source)
      const [answer] = await Promise.race([answered, died, tooSlow])
      if ('pdf' in answer) return answer.pdf
      throw new TypesettingFailed('refused', { cause: answer.refused })
    } catch (error) {
      // Whatever went wrong, the next paper gets a fresh process; this one may never answer.
      this.#stop().catch(() => undefined)
      if (error instanceof TypesettingFailed) throw error
      throw new TypesettingFailed('unreachable', { cause: error })
    } finally {
      clearTimeout(limit)
      over.abort()
    }
  }

  #start(): ChildProcess {
    return startChild(new URL('./typesetter-process.ts', import.meta.url), {
      forget: (child) => {
        if (this.#process === child) this.#process = undefined
      },
    })
  }

  async #stop(): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (child?.pid === undefined) return
    child.ref()
    const ended = once(child, 'exit')
    // It holds nothing that would be lost, and a hanging one hears nothing else.
    child.kill('SIGKILL')
    await ended
  }
}
