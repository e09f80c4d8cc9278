import { startLine, type Line } from './line.ts'

/** A line to a server that counts what goes over it, both ways. */
export interface CountingProxy extends Line {
  bytes(): number
}

/** Passes bytes on to the server at `target` and back. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  let bytes = 0
  const line = await startLine(target, ({ client, server }) => {
    for (const socket of [client, server]) socket.on('data', (chunk) => (bytes += chunk.length))
    server.pipe(client)
    client.pipe(server)
  })
  return { ...line, bytes: () => bytes }
}
