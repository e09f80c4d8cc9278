import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../foundation/failure.ts'
import { networkOf } from '../../foundation/network.ts'
import { bodyLength, bringsJson } from './arrival.ts'

const MIB = 1024 * 1024

/** Bytes of large bodies that a process holds at once, in all and of one network. */
const MOST = { inAll: 256 * MIB, ofOne: 32 * MIB }

/**
 * The large bodies that are on their way or not answered yet. Each is held in memory until its call is answered, and its
 * sender may take half a minute. Without a bound a few hundred connections would fill the machine.
 *
 * Whatever is as short as calls are, most pictures of a phone too, always finds room: the calls a minute bound it.
 */
export class BodiesOnTheirWay {
  readonly #longestCall: number
  readonly #longest: number
  readonly #ofNetwork = new Map<string, number>()
  #inAll = 0

  /** A body of up to `longestCall` bytes is none of them; none is longer than `longest`. */
  constructor(longestCall: number, longest: number) {
    this.#longestCall = longestCall
    this.#longest = longest
  }

  /** Makes room for the body of a call until it is answered or its sender is gone. Throws 503001 where there is none. */
  take(request: FastifyRequest, reply: FastifyReply): void {
    const most = bringsJson(request) ? request.routeOptions.bodyLimit : this.#longest
    const bytes = Math.min(bodyLength(request, most), this.#longest)
    // Who is gone already says so no more.
    if (bytes <= this.#longestCall || reply.raw.destroyed) return
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
