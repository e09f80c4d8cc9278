import type { PGlite } from '@electric-sql/pglite'
import { Duplex } from 'node:stream'

/**
 * The driver's socket to the embedded engine: what is written in one go is executed, and what the
 * engine says to it is read. The engine has one session, so that one line at a time may lead to it.
 */
export class PGliteLine extends Duplex {
  readonly #engine: PGlite

  constructor(engine: PGlite) {
    super()
    this.#engine = engine
  }

  /** What the driver asks of a socket, and means nothing within a process. */
  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  /** Statements of one turn are executed in one go, as on a `GatheringSocket`. */
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }

  override _read(): void {}

  override _write(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error?: Error | null) => void,
  ): void {
    this.#execute(chunk, done)
  }

  override _writev(
    chunks: { chunk: Buffer; encoding: BufferEncoding }[],
    done: (error?: Error | null) => void,
  ): void {
    this.#execute(Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null)
    done()
  }

  #execute(messages: Buffer, done: (error?: Error | null) => void): void {
    const answer: Buffer[] = []
    // The engine keeps a copy of whatever it answers in any other way, as long as it lives.
    const executed = this.#engine.execProtocolRawStream(messages, {
      syncToFs: false,
      onRawData: (part) => answer.push(Buffer.from(part)),
    })
    executed.then(() => {
      // The engine works in this thread. Without a turn for the network in between, one caller's many
      // statements would follow one another, and all others would wait for the last.
      setImmediate(() => {
        for (const part of answer) this.push(part)
        done()
      })
    }, done)
  }
}
