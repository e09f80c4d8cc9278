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

/** A port that is free at this moment, chosen by the system. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, host, () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => {
        resolve(port)
      })
    })
  })
}
