import pg from 'pg'
import { DatabaseUnavailable } from './database.ts'
import { GatheringSocket } from './gathering-socket.ts'

/** A connection string that says what no lender can use. */
export class UnusableDatabaseUrl extends Error {
  override name = 'UnusableDatabaseUrl'
}

/**
 * One connection string for each server that `url` names (`host:port,host:port`), in that order.
 *
 * The driver knows one host, and Node's URL none with a comma. A lender writes, so of several
 * servers it always wants the primary; `target_session_attrs` may say so and nothing else.
 */
export function serversOf(url: string): string[] {
  const match = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/.exec(url)
  const [, start = '', hosts = '', rest = ''] = match ?? []
  if (!match) throw new UnusableDatabaseUrl('DATABASE_URL must begin with postgres://')
  const wanted = /[?&]target_session_attrs=([^&#]*)/.exec(rest)?.[1]
  if (wanted !== undefined && !WRITABLE.has(wanted)) {
    throw new UnusableDatabaseUrl(
      `DATABASE_URL: target_session_attrs must be primary or read-write, not ${wanted}: a lender writes`,
    )
  }
  return hosts.split(',').map((host) => `${start}${host}${rest}`)
}

const WRITABLE = new Set(['primary', 'read-write', 'any'])

/**
 * Connections to whichever of several servers is the primary, looked for anew when it is lost: a
 * failover needs no restart. Calls in between fail with `DatabaseUnavailable`.
 */
export class Servers {
  readonly #pools: readonly pg.Pool[]
  #primary = 0

  /**
   * @param role what each connection becomes when it is made; undefined stays who signed in.
   * @param options of the pool of each server.
   */
  constructor(url: string, role: string | undefined, options: pg.PoolConfig) {
    const urls = serversOf(url)
    const several = urls.length > 1
    this.#pools = urls.map((connectionString) => {
      const pool = new pg.Pool({
        ...options,
        connectionString,
        stream: () => new GatheringSocket(),
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
        verify: (client, done) => void prepare(client, role, several).then(() => done(), done),
      })
      // Without a listener Node would end when a connection breaks, idle or at work; who uses it
      // next, or waits for its answer, gets the error.
      pool.on('error', () => {})
      pool.on('connect', (client) => client.on('error', () => {}))
      return pool
    })
  }

  /** A connection to the primary, to be released; `DatabaseUnavailable` when there is none to have. */
  async connect(): Promise<pg.PoolClient> {
    const begin = this.#primary
    let failure: unknown
    for (let tried = 0; tried < this.#pools.length; tried++) {
      const index = (begin + tried) % this.#pools.length
      try {
        const client = await this.#pools[index]?.connect()
        if (!client) continue
        this.#primary = index
        return client
      } catch (error) {
        failure = error
      }
    }
    throw new DatabaseUnavailable(failure)
  }

  async end(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()))
  }
}

/** Makes a new connection ready for use, or refuses one to a standby. */
async function prepare(
  client: pg.PoolClient,
  role: string | undefined,
  several: boolean,
): Promise<void> {
  if (role !== undefined) await client.query(`set role ${role}`)
  if (!several) return
  // A standby says `on`, and so does a primary that is closed for writing.
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'show transaction_read_only',
  )
  if (rows[0]?.transaction_read_only !== 'off') throw new Error('this server takes no writes')
}
