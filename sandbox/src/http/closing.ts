import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { sayAndEnd } from './connections.ts'
import { progressOf, unanswered } from './conversations.ts'
import { ApiFailure } from './failure.ts'

/** Milliseconds in which what was sent before the server closes is read. */
const DRAIN = 100
/** Milliseconds after which connections are looked at again. */
const LOOK_EVERY = 20

const comeAgain = (): ApiFailure => new ApiFailure('try_later', { retryAfter: 1 })

/**
 * While the server closes, what it works on is finished and what arrives on connections that are
 * still open is refused in the contract's words: 503001, to be repeated where another serves.
 *
 * A connection whose request has not been read yet looks idle and would be cut: so the server goes
 * on reading for a moment before idle connections are closed.
 *
 * @param open the connections of the server.
 * @param grace milliseconds for what has begun to arrive, once nothing is at work.
 */
export function refuseWhileClosing(
  app: FastifyInstance,
  open: ReadonlySet<Socket>,
  grace: number,
): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    if (!app.server.listening) return
    await wait(DRAIN)
    // The first turn ends what was due before, the second comes after connections were read.
    await turn()
    await turn()
    // To close the server of HTTP would end its watch over the limits of headers and bodies.
    Server.prototype.close.call(app.server)
    await untilEnded(open, grace)
  })
  app.addHook('onRequest', async () => {
    if (closing) throw comeAgain()
  })
  app.addHook('onSend', async (request, reply) => {
    if (!closing) return
    const last = unanswered(request.raw.socket).at(-1) ?? reply.raw
    // Nothing is sent after the answer that says so, so it is for the last to say.
    reply.header('connection', last === reply.raw ? 'close' : 'keep-alive')
  })
}

/** Waits for calls at work, ends silent connections, and in the end those that hold it up. */
async function untilEnded(open: ReadonlySet<Socket>, grace: number): Promise<void> {
  let lastAtWork = performance.now()
  while (open.size > 0 && performance.now() - lastAtWork < grace) {
    for (const socket of open) {
      const progress = progressOf(socket)
      if (progress === 'at work') lastAtWork = performance.now()
      else if (progress === 'idle') socket.destroy()
    }
    await wait(LOOK_EVERY)
  }
  for (const socket of open) {
    // Words behind an answer that is not taken are not heard either.
    if (unanswered(socket).some((call) => call.writableEnded)) socket.destroy()
    else sayAndEnd(socket, comeAgain())
  }
  while (open.size > 0) await wait(LOOK_EVERY)
}
