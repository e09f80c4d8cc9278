import { connect, createServer, type AddressInfo } from 'node:net'

/** A line to a server that counts what goes over it, both ways. */
export interface CountingProxy {
  url: string
  bytes(): number
  close(): Promise<void>
}

/** Passes bytes on to the server at `target` and back. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(target)
  let bytes = 0
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname)
    const end = () => {
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) {
      socket.on('error', end).on('close', end)
      socket.on('data', (chunk) => (bytes += chunk.length))
    }
    server.pipe(client)
    client.pipe(server)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`,
    bytes: () => bytes,
    close: () => new Promise((resolve) => proxy.close(() => resolve())),
  }
}
