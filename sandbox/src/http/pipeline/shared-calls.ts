import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../store/database/database.ts'
import { RateLimit } from './rate-limit.ts'

const SETTLE_EVERY = 1_000

/**
 * The rate limit of all processes on one database. Each counts for itself and, once a second, adds
 * its calls to the others' in one statement. A caller exceeds the limit by no more than its calls
 * of one second, and no call waits for the database.
 */
export class SharedCalls {
  readonly #db: Queryable
  readonly #perMinute: number
  readonly #rateLimit: RateLimit
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  #timer: NodeJS.Timeout | undefined
  #settling: Promise<void> = Promise.resolve()
  #closed = false

  constructor(db: Queryable, perMinute: number, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#db = db
    this.#perMinute = perMinute
    this.#rateLimit = new RateLimit(perMinute)
    this.#log = log
  }

  /** Takes a call of `caller`, or what counts as so many; 429002 with Retry-After when there is none left. */
  take(caller: string, realTime: () => Date, calls?: number): void {
    this.#rateLimit.take(caller, realTime().getTime(), calls)
    if (this.#closed) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#settling = this.#settle(realTime()).catch((error: unknown) => {
        this.#log.warn({ err: error }, 'the calls of a second were not added up')
      })
    }, SETTLE_EVERY).unref()
  }

  /** Ends when no statement is under way any more; none will be. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#settling
  }

  async #settle(now: Date): Promise<void> {
    const taken = [...this.#rateLimit.takenSince()].map(([caller, count]) => ({
      caller,
      count,
      // The address itself is kept nowhere.
      hash: this.#db.vault.searchKey(caller, 'call_levels.caller'),
    }))
    // In one order everywhere, so that no two processes wait for each other.
    taken.sort((a, b) => (a.hash < b.hash ? -1 : 1))
    const levels = await raiseLevels(this.#db, taken, this.#perMinute, now)
    for (const { caller, hash } of taken) {
      this.#rateLimit.settle(caller, this.#perMinute - (levels.get(hash) ?? 0), now.getTime())
    }
  }
}

/** What may be tried so often a minute at all processes together, each try counted at once. */
export class SharedTries {
  readonly #db: Queryable
  readonly #what: string
  readonly #perMinute: number

  /** @param what distinguishes these tries from others of the same caller. */
  constructor(db: Queryable, what: string, perMinute: number) {
    this.#db = db
    this.#what = what
    this.#perMinute = perMinute
  }

  /** Seconds that the caller has to wait, and the try counts for nothing; 0 where it was taken. */
  async take(caller: string, now: Date): Promise<number> {
    const seconds = this.#untilLeft(await this.#add(caller, 1, now))
    if (seconds > 0) await this.#add(caller, -1, now)
    return seconds
  }

  /** Seconds until a try may be taken; counts none. */
  async secondsLeft(caller: string, now: Date): Promise<number> {
    return this.#untilLeft((await this.#add(caller, 0, now)) + 1)
  }

  #untilLeft(level: number): number {
    return Math.max(0, Math.ceil(((level - this.#perMinute) * 60) / this.#perMinute))
  }

  async #add(caller: string, count: number, now: Date): Promise<number> {
    const hash = this.#db.vault.searchKey(`${this.#what} ${caller}`, 'call_levels.caller')
    const levels = await raiseLevels(this.#db, [{ hash, count }], this.#perMinute, now)
    return levels.get(hash) ?? 0
  }
}

/**
 * Adds to what each caller has taken, which runs off over time, and returns the levels; ten minutes
 * without a call forget a caller.
 */
async function raiseLevels(
  db: Queryable,
  taken: readonly { hash: string; count: number }[],
  perMinute: number,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ caller: string; level: number }>(
    `insert into call_levels as known (caller, level, settled_at)
     select caller, count::integer, $3 from unnest($1::text[], $2::text[]) as taken (caller, count)
     on conflict (caller) do update set
       level = excluded.level + greatest(0, known.level
         - $4 * greatest(0, extract(epoch from excluded.settled_at - known.settled_at))),
       settled_at = greatest(known.settled_at, excluded.settled_at)
     returning caller, level`,
    [taken.map(({ hash }) => hash), taken.map(({ count }) => String(count)), now, perMinute / 60],
  )
  return new Map(rows.map(({ caller, level }) => [caller, level]))
}
