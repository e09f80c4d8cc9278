import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { answerAndEnd } from './connections.ts'
import { progressOf, unanswered } from './connection-activity.ts'
import { Failure } from '../../foundation/failure.ts'

/** Milliseconds in which what was sent before the server closes is read. */
const DRAIN = 100
/** The same for those who connected and have not said a word. */
const HEAR_WITHIN = 500
/** Turns without a new connection after which nobody waits to be taken in. */
const QUIET_TURNS = 3
/** Milliseconds after which the door is shut all the same. */
const SHUT_WITHIN = 2_000
/** Milliseconds after which connections are looked at again. */
const LOOK_EVERY = 20

const tryLater = (): Failure => new Failure('try_later', { retryAfter: 1 })

/**
 * While the server closes, what it works on is finished. What arrives on connections that are still
 * open is refused in the contract's words: 503001, to be repeated where another serves.
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
    await untilAccepted(app)
    // To close the server of HTTP would end its watch over the limits of headers and bodies.
    Server.prototype.close.call(app.server)
    await untilEnded(open, grace)
  })
  app.addHook('onRequest', async () => {
    if (closing) throw tryLater()
  })
  app.addHook('onSend', async (request, reply) => {
    if (!closing) return
    const last = unanswered(request.raw.socket).at(-1) ?? reply.raw
    // Nothing is sent after the answer that says so, so it is for the last to say.
    reply.header('connection', last === reply.raw ? 'close' : 'keep-alive')
  })
}

/**
 * Waits until everybody who has connected was taken in: Node takes one connection a turn, and who
 * still waits for it when listening ends is cut off.
 */
async function untilAccepted({ server }: FastifyInstance): Promise<void> {
  const shutAt = performance.now() + SHUT_WITHIN
  let quiet = 0
  const takenIn = (): void => {
    quiet = 0
  }
  server.on('connection', takenIn)
  while (quiet < QUIET_TURNS && performance.now() < shutAt) {
    quiet += 1
    await turn()
  }
  server.off('connection', takenIn)
}

/** Waits for calls at work, ends silent connections, and in the end those that hold it up. */
async function untilEnded(open: ReadonlySet<Socket>, grace: number): Promise<void> {
  let lastAtWork = performance.now()
  const heardAt = lastAtWork + HEAR_WITHIN
  // Looked at before it is given up: a process that was held up itself has missed no answer.
  for (;;) {
    for (const socket of open) {
      const progress = progressOf(socket)
      if (progress === 'at work') lastAtWork = performance.now()
      else if (progress === 'idle' && (socket.bytesRead > 0 || performance.now() > heardAt)) {
        socket.destroy()
      }
    }
    if (open.size === 0 || performance.now() - lastAtWork >= grace) break
    await wait(LOOK_EVERY)
  }
  for (const socket of open) {
    // Words behind an answer that is not taken are not heard either.
    const saysNoMore = unanswered(socket).some((call) => call.writableEnded)
    if (saysNoMore || progressOf(socket) === 'idle') socket.destroy()
    else answerAndEnd(socket, tryLater())
  }
  while (open.size > 0) await wait(LOOK_EVERY)
}
