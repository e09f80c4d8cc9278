import { startLine, type Line } from './line.ts'

/** A line to a server that breaks where it is set to. */
export interface CuttingProxy extends Line {
  /** Breaks the connection in use each time that so many more bytes in all have gone up; counts from now on. */
  cutAfter(places: readonly number[]): void
  /** How often it broke since it was last set. */
  cuts(): number
}

/** Passes bytes on to the server at `target` and back. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  let left: number[] = []
  let gone = 0
  let cuts = 0
  const line = await startLine(target, ({ client, server, end }) => {
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
  return {
    ...line,
    cutAfter: (places) => {
      left = [...places]
      gone = 0
      cuts = 0
    },
    cuts: () => cuts,
  }
}
