import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** @returns undefined when the port can be had, else the system's word for why not (EADDRINUSE, EACCES …) */
export function whyPortIsRefused(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? error.message)
    })
    probe.listen(port, host, () => {
      probe.close(() => {
        resolve(undefined)
      })
    })
  })
}

/**
 * A port that is free at this moment: above those that browsers and `fetch` refuse to ask (the highest is 10080), below
 * those that the system gives to outgoing connections.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_081, 32_000)
  return (await whyPortIsRefused(port, '127.0.0.1')) === undefined ? port : freePort()
}
