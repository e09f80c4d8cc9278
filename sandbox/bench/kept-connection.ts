import { connect, type Socket } from 'node:net'

/**
 * One connection to a server, kept, on which one call follows the other: no more of HTTP than that
 * takes, so that the load costs little beside what it loads.
 */
export class KeptConnection {
  readonly #socket: Socket
  readonly #head: string
  #received: Buffer = Buffer.alloc(0)
  #answer: ((body: string) => void) | undefined
  #fail: ((error: Error) => void) | undefined

  /** @param cookie sent with every call. */
  constructor(url: string, cookie: string) {
    const { hostname, port, host } = new URL(url)
    this.#head = `HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncountry-language: th\r\ncookie: ${cookie}\r\n`
    this.#socket = connect(Number(port), hostname)
    this.#socket.setNoDelay(true)
    this.#socket.on('data', (part: Buffer) => this.#read(part))
    this.#socket.on('error', (error) => this.#fail?.(error))
    this.#socket.on('close', () => this.#fail?.(new Error('the server closed the connection')))
  }

  /** The JSON that a call is answered with, whatever its status. */
  async post(path: string, body: object, key: string): Promise<unknown> {
    const text = JSON.stringify(body)
    const answered = new Promise<string>((resolve, reject) => {
      this.#answer = resolve
      this.#fail = reject
    })
    this.#socket.write(
      `POST ${path} ${this.#head}idempotency-key: ${key}\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    )
    return JSON.parse(await answered)
  }

  end(): void {
    this.#fail = undefined
    this.#socket.end()
  }

  #read(part: Buffer): void {
    this.#received = this.#received.length === 0 ? part : Buffer.concat([this.#received, part])
    const begins = this.#received.indexOf('\r\n\r\n') + 4
    if (begins < 4) return
    const head = this.#received.toString('latin1', 0, begins)
    const ends = begins + Number(/^content-length: (\d+)/im.exec(head)?.[1])
    if (!(this.#received.length >= ends)) return
    const body = this.#received.toString('utf8', begins, ends)
    this.#received = this.#received.subarray(ends)
    this.#answer?.(body)
  }
}
