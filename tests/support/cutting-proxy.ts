import { connect, createServer, type AddressInfo } from 'node:net'

/** A line to a server that breaks where it is set to. */
export interface CuttingProxy {
  url: string
  /** Breaks the connection in use each time that so many more bytes in all have gone up; counts from now on. */
  cutAfter(places: readonly number[]): void
  /** How often it broke since it was last set. */
  cuts(): number
  close(): Promise<void>
}

/** Passes bytes on to the server at `target` and back. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target)
  let left: number[] = []
  let gone = 0
  let cuts = 0
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname)
    const end = () => {
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) socket.on('error', end).on('close', end)
    server.pipe(client)
    client.on('data', (chunk) => {
      const room = (left[0] ?? Infinity) - gone
      gone += Math.min(chunk.length, room)
      if (chunk.length < room) return void server.write(chunk)
      left.shift()
      cuts += 1
      client.pause()
      server.write(chunk.subarray(0, room), end)
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`,
    cutAfter: (places) => {
      left = [...places]
      gone = 0
      cuts = 0
    },
    cuts: () => cuts,
    close: () => new Promise((resolve) => proxy.close(() => resolve())),
  }
}
