import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../store/database.ts'
import { RateLimit } from './rate-limit.ts'

const SETTLE_EVERY = 1_000

/**
 * The rate limit of all processes on one database. Each counts for itself and, once a second, adds
 * its calls to the others' in one statement: a caller gets beyond the limit by no more than what it
 * can call within a second, and no call waits for the database.
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

  /** Takes one call of `caller`; 429002 with Retry-After when there is none left. */
  take(caller: string, realTime: () => Date): void {
    this.#rateLimit.take(caller, realTime().getTime())
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
    const rows = await this.#db.query<{ caller: string; level: number }>(
      `insert into call_levels as known (caller, level, settled_at)
       select caller, count::integer, $3 from unnest($1::text[], $2::text[]) as taken (caller, count)
       on conflict (caller) do update set
         level = excluded.level + greatest(0, known.level
           - $4 * greatest(0, extract(epoch from excluded.settled_at - known.settled_at))),
         settled_at = greatest(known.settled_at, excluded.settled_at)
       returning caller, level`,
      [
        taken.map(({ hash }) => hash),
        taken.map(({ count }) => String(count)),
        now,
        this.#perMinute / 60,
      ],
    )
    const levels = new Map(rows.map(({ caller, level }) => [caller, level]))
    for (const { caller, hash } of taken) {
      this.#rateLimit.settle(caller, this.#perMinute - (levels.get(hash) ?? 0), now.getTime())
    }
  }
}

/** Forgets the levels of callers that have been silent for ten minutes: they are full again. */
export async function forgetSilentCallers(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from call_levels where settled_at < $1', [
    new Date(now.getTime() - 10 * 60_000),
  ])
}
