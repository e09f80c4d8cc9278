import { createServer, connect, type Socket } from 'node:net'
import { freePort } from '../../../scripts/set-up/ports.ts'
import { randomOf } from '../../trials/random.ts'

export interface RefusingProxy {
  /** The address of a database behind it. */
  urlOf(database: string): string
  /** What passed: statements of all kinds, commits, and those of them that were refused. */
  readonly seen: { statements: number; commits: number; refused: number }
  close(): Promise<void>
}

/**
 * A PostgreSQL whose commits fail now and then as those of an engine of many machines do, with 40001. A proxy on
 * the wire puts a statement that fails so in the place of the commit. A statement that stands alone commits too.
 */
export async function refuseCommits(
  server: string,
  { share, seed }: { share: number; seed: number },
): Promise<RefusingProxy> {
  const { hostname, port: behind } = new URL(server)
  const random = randomOf(seed)
  const seen = { statements: 0, commits: 0, refused: 0 }
  const open = new Set<Socket>()
  const refuses = (): boolean => {
    seen.commits += 1
    if (!random.chance(share)) return false
    seen.refused += 1
    return true
  }
  const proxy = createServer((client) => {
    const upstream = connect(Number(behind), hostname)
    const units = new Units(refuses, () => (seen.statements += 1))
    client.on('data', (bytes) => upstream.write(units.pass(bytes)))
    upstream.on('data', (bytes) => client.write(bytes))
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.end()
      })
    }
  })
  const port = await freePort()
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
  return {
    seen,
    urlOf: (database) => {
      const url = new URL(database)
      url.host = `127.0.0.1:${port}`
      return url.href
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}

interface Message {
  /** Empty for the first one of a connection, which has no type. */
  type: string
  bytes: Buffer
}

const BIND = 'B'
const PARSE = 'P'
const QUERY = 'Q'
const SYNC = 'S'

/** What fails as a commit that met another's, and leaves the transaction to be rolled back. */
const REFUSAL = message(
  QUERY,
  `do $$ begin raise exception 'refused on the wire' using errcode = '40001'; end $$`,
)

/** The messages of one connection, passed on from one synchronisation to the next. */
class Units {
  #bytes = Buffer.alloc(0)
  #unit: Message[] = []
  #isBegun = false
  #isWithin = false
  readonly #refuses: () => boolean
  readonly #count: () => void

  constructor(refuses: () => boolean, count: () => void) {
    this.#refuses = refuses
    this.#count = count
  }

  /** What is to be sent on, of what has arrived whole. */
  pass(arrived: Uint8Array): Buffer {
    this.#bytes = Buffer.concat([this.#bytes, arrived])
    const passed: Buffer[] = []
    for (let next = this.#take(); next; next = this.#take()) {
      this.#unit.push(next)
      if (this.#unit.length === 1 && !'PBDECFHS'.includes(next.type || 'X')) {
        passed.push(...this.#ended())
      } else if (next.type === SYNC) passed.push(...this.#ended())
    }
    return Buffer.concat(passed)
  }

  #take(): Message | undefined {
    const at = this.#isBegun ? 1 : 0
    if (this.#bytes.length < at + 4) return undefined
    const length = at + this.#bytes.readInt32BE(at)
    if (this.#bytes.length < length) return undefined
    const bytes = this.#bytes.subarray(0, length)
    this.#bytes = this.#bytes.subarray(length)
    const type = this.#isBegun ? String.fromCharCode(bytes[0] ?? 0) : ''
    this.#isBegun = true
    return { type, bytes }
  }

  #ended(): Buffer[] {
    const unit = this.#unit
    this.#unit = []
    if (unit.some(({ type }) => type === QUERY || type === BIND)) this.#count()
    if (unit[0]?.type === QUERY && /^rollback\b/.test(textOf(unit[0]))) this.#isWithin = false
    const bound = unit.find(({ type }) => type === BIND)
    if (bound && this.#commits(bound) && this.#refuses()) {
      // The statement stays known to both sides.
      return [...unit.filter(({ type }) => type === PARSE).map(({ bytes }) => bytes), REFUSAL]
    }
    return unit.map(({ bytes }) => bytes)
  }

  /** Whether what is bound ends a transaction, or stands alone and so is one. */
  #commits(bound: Message): boolean {
    const [, statement] = bound.bytes.subarray(5).toString('latin1').split('\0', 2)
    const wasWithin = this.#isWithin
    if (statement === 'begin') this.#isWithin = true
    if (statement === 'commit') this.#isWithin = false
    return wasWithin ? statement === 'commit' : statement !== 'begin'
  }
}

const textOf = ({ bytes }: Message): string => bytes.subarray(5, -1).toString()

function message(type: string, text: string): Buffer {
  const body = Buffer.from(`${text}\0`)
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
