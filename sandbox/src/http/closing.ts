import type { FastifyInstance } from 'fastify'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { ApiFailure } from './failure.ts'

/** Milliseconds in which what was sent before the server closes is read. */
const DRAIN = 100

/**
 * While the server closes, what it works on is finished and what arrives on connections that are
 * still open is refused in the contract's words: 503001, to be repeated where another serves.
 *
 * A connection whose request has not been read yet looks idle and would be cut: so the server goes
 * on reading for a moment before idle connections are closed.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    if (!app.server.listening) return
    await wait(DRAIN)
    // The first turn ends what was due before, the second comes after connections were read.
    await turn()
    await turn()
  })
  app.addHook('onRequest', async (_, reply) => {
    if (!closing) return
    reply.header('connection', 'close')
    throw new ApiFailure('try_later', { retryAfter: 1 })
  })
}
