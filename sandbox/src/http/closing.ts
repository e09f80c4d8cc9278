import type { FastifyInstance } from 'fastify'
import { ApiFailure } from './failure.ts'

/**
 * While the server closes, what it works on is finished and what arrives on connections that are
 * still open is refused in the contract's words: 503001, to be repeated where another serves.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', async () => {
    if (closing) throw new ApiFailure('try_later', { retryAfter: 1 })
  })
}
