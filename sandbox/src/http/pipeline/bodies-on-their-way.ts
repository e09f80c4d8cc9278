import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../foundation/failure.ts'
import { networkOf } from '../../foundation/network.ts'
import { bodyLength } from './arrival.ts'

const MIB = 1024 * 1024

/** Bytes of bodies that a process holds at once; of one network a quarter, some two hundred pictures of a phone. */
const MOST = { inAll: 256 * MIB, ofOne: 64 * MIB }

/**
 * The bodies that are on their way or not answered yet. Each is held in memory until its call is answered, and its
 * sender may take half a minute. Without a bound a few hundred connections would fill the machine.
 */
export class BodiesOnTheirWay {
  readonly #longest: number
  readonly #ofNetwork = new Map<string, number>()
  #inAll = 0

  /** `longest` bytes are in a body that does not say how many it has. */
  constructor(longest: number) {
    this.#longest = longest
  }

  /** Makes room for the body of a call until it is answered or its sender is gone. Throws 503001 where there is none. */
  take(request: FastifyRequest, reply: FastifyReply): void {
    const bytes = Math.min(bodyLength(request, this.#longest), this.#longest)
    if (bytes === 0) return
    const network = networkOf(request.ip)
    const ofOne = (this.#ofNetwork.get(network) ?? 0) + bytes
    if (ofOne > MOST.ofOne || this.#inAll + bytes > MOST.inAll) {
      throw new Failure('try_later', { retryAfter: 2 })
    }
    this.#inAll += bytes
    this.#ofNetwork.set(network, ofOne)
    reply.raw.once('close', () => {
      this.#inAll -= bytes
      const left = (this.#ofNetwork.get(network) ?? 0) - bytes
      if (left > 0) this.#ofNetwork.set(network, left)
      else this.#ofNetwork.delete(network)
    })
  }
}
