import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** What the load can bring about; each is found again in the rows that it leaves. */
export type Effect =
  | 'instruction'
  | 'payment'
  | 'quote'
  | 'application'
  | 'abandonment'
  | 'draft'
  | 'code'
  | 'sign-in'

/** One thing that a client wanted, under one key, however often it was sent. */
export interface Intent {
  effect: Effect
  /** Who wants it: the borrower's id, or the phone of who has none yet. */
  who: string
  /** What distinguishes its row from all others of the same effect and borrower. */
  mark: string
  /**
   * `open` was never answered: it may have come about or not, but not twice. `done` must be there
   * exactly once, `refused` not at all.
   */
  state: 'open' | 'done' | 'refused'
  /** The identifier that the answer named; null where it names none. */
  result: string | null
}

/**
 * What clients were answered, recorded outside of the lender as it happens, so that a trial that
 * fails can be read afterwards.
 */
export class Oracle {
  readonly intents: Intent[] = []
  /** What was asked for to the end and never answered. */
  readonly inVain: string[] = []
  readonly #file: string | undefined
  readonly #waiting: { count: number; resolve: () => void }[] = []

  constructor(file?: string) {
    this.#file = file
    if (file !== undefined) {
      mkdirSync(dirname(file), { recursive: true })
      rmSync(file, { force: true })
    }
  }

  /** Begins something; nothing is known of it yet. */
  intend(effect: Effect, who: string, mark: string): Intent {
    const intent: Intent = { effect, who, mark, state: 'open', result: null }
    this.intents.push(intent)
    return intent
  }

  /** The lender acknowledged it. */
  done(intent: Intent, result: string | null): void {
    intent.state = 'done'
    intent.result = result
    this.note(intent)
    for (const { count, resolve } of this.#waiting) if (this.acknowledged >= count) resolve()
  }

  /** The lender refused it by its rules. */
  refused(intent: Intent, code: number): void {
    intent.state = 'refused'
    this.note({ ...intent, code })
  }

  /** No answer came: either the client stopped asking, or it asked in vain to the end. */
  unanswered(intent: Intent, given_up: boolean): void {
    if (!given_up) this.inVain.push(`${intent.effect} ${intent.mark}`)
    this.note({ ...intent, given_up })
  }

  /** Resolves when so many have been acknowledged. */
  async reaches(count: number): Promise<void> {
    if (this.acknowledged >= count) return
    await new Promise<void>((resolve) => this.#waiting.push({ count, resolve }))
  }

  note(fact: object): void {
    if (this.#file === undefined) return
    appendFileSync(this.#file, `${JSON.stringify({ at: new Date().toISOString(), ...fact })}\n`)
  }

  get acknowledged(): number {
    return this.intents.filter(({ state }) => state === 'done').length
  }

  /** Nothing was wrong: the paper is not needed any more. */
  forget(): void {
    if (this.#file !== undefined) rmSync(this.#file, { force: true })
  }
}
