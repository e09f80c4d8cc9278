import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** What is asked of a child, and the processor time that its answer may take. */
export interface ChildQuestion<Asked> {
  asked: Asked
  limitMs: number
}

/** What a child says: its answer and the processor time of it, or that it has taken longer than it may. */
export type ChildReply<Answer> = { answer: Answer; cpuMs: number } | { tooSlow: true }

/** The child took more processor time than it may; it was ended. */
export class ChildTooSlow extends Error {
  override name = 'ChildTooSlow'
}

/** The child ended instead of answering. `how` it did: `SIGABRT`, `exit_1`. */
export class ChildEnded extends Error {
  override name = 'ChildEnded'
  readonly how: string

  constructor(how: string) {
    super(`a process of the lender ended: ${how}`)
    this.how = how
  }
}

/**
 * Processes of one program of the lender, for work on what strangers wrote; each answers one question at a time
 * (`answerLender`). There are as many as are asked at once.
 *
 * A process starts with the first question and is used again; a new one follows where it died, or was ended. It has
 * none of the lender's keys, and says nothing to the console, since its last words may quote what it read. It keeps
 * nobody alive, and ends with the lender.
 */
export class ChildPool<Asked, Answer> {
  readonly #program: URL
  readonly #children = new Set<ChildProcess>()
  #idle: ChildProcess[] = []

  /** `program` is a module that calls `answerLender`. */
  constructor(program: URL) {
    this.#program = program
  }

  /** The ids of all processes. */
  get pids(): readonly (number | undefined)[] {
    return [...this.#children].map(({ pid }) => pid)
  }

  /** The ids of the processes that wait for a question. */
  get idle(): readonly (number | undefined)[] {
    return this.#idle.map(({ pid }) => pid)
  }

  /**
   * Asks a process, and once more a fresh one where that ended instead: it may have ended before, or for want of
   * memory. Throws `ChildTooSlow` after `limitMs` of processor time: by the clock, a busy machine would refuse what is
   * good. Throws `ChildEnded` where the other one ended too, or the signal's reason; where that ends, the process does.
   */
  async ask(
    asked: Asked,
    options: { signal: AbortSignal; limitMs?: number },
  ): Promise<{ answer: Answer; cpuMs: number }> {
    options.signal.throwIfAborted()
    try {
      return await this.#askOne(this.#idle.pop() ?? this.#start(), asked, options)
    } catch (error) {
      if (error instanceof ChildTooSlow || options.signal.aborted) throw error
      return this.#askOne(this.#start(), asked, options)
    }
  }

  async #askOne(
    child: ChildProcess,
    asked: Asked,
    { signal, limitMs = Infinity }: { signal: AbortSignal; limitMs?: number },
  ): Promise<{ answer: Answer; cpuMs: number }> {
    const over = new AbortController()
    const listening = { signal: AbortSignal.any([signal, over.signal]) }
    try {
      const died = once(child, 'exit', listening).then(([code, by]) => {
        throw new ChildEnded(String(by ?? `exit_${code}`))
      })
      const replied = once(child, 'message', listening) as Promise<[ChildReply<Answer>]>
      child.send({ asked, limitMs } satisfies ChildQuestion<Asked>)
      const [reply] = await Promise.race([replied, died])
      if ('tooSlow' in reply) throw new ChildTooSlow('a process of the lender took too long')
      if (child.connected) this.#idle.push(child)
      return reply
    } catch (error) {
      // Whatever went wrong, the next question gets a fresh process; this one may never answer.
      this.#forget(child)
      child.kill('SIGKILL')
      signal.throwIfAborted()
      // One that cannot be reached has ended, and its end is not known yet.
      throw error instanceof ChildTooSlow || error instanceof ChildEnded
        ? error
        : new ChildEnded('unreachable')
    } finally {
      over.abort()
    }
  }

  /** Ends the processes that wait for a question; a later one starts others. */
  async close(): Promise<void> {
    await Promise.all(
      this.#idle.map(async (child) => {
        this.#forget(child)
        child.ref()
        const ended = once(child, 'exit')
        // It holds nothing that would be lost, and a hanging one hears nothing else.
        child.kill('SIGKILL')
        await ended
      }),
    )
  }

  #start(): ChildProcess {
    const child = fork(this.#program, {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#children.add(child)
    const forget = (): void => this.#forget(child)
    // One that cannot be reached is none either.
    child.on('exit', forget).on('error', forget)
    child.unref()
    child.channel?.unref()
    return child
  }

  #forget(child: ChildProcess): void {
    this.#children.delete(child)
    this.#idle = this.#idle.filter((each) => each !== child)
  }
}
