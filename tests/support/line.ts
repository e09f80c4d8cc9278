import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Two ends of a connection that goes through a line: what came in, and what goes on to the server. */
export interface LineEnds {
  client: Socket
  server: Socket
  /** Breaks the connection at both ends. */
  end(): void
}

/** A server on loopback before another one, for a test. */
export interface Line {
  url: string
  close(): Promise<void>
}

/** Listens on loopback and connects each client with the server at `target`; `pass` passes the bytes on. */
export async function startLine(target: string, pass: (ends: LineEnds) => void): Promise<Line> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname)
    const end = () => {
      open.delete(client)
      client.destroy()
      server.destroy()
    }
    open.add(client)
    for (const socket of [client, server]) socket.on('error', end).on('close', end)
    pass({ client, server, end })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`,
    // A client keeps its connections for minutes: they end with the line.
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve())
        for (const client of open) client.destroy()
      }),
  }
}
