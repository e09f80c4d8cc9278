import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from './random.ts'
import { soundNetwork, type Network, type Wire, type WireAnswer } from './wire.ts'

/** No answer came, for whatever reason. */
class NoAnswer extends Error {
  override name = 'NoAnswer'
}

type Deliver = (wire: Wire) => Promise<WireAnswer>
type NetworkFault = (
  deliver: Deliver,
  random: Random,
  /** Sends something whose answer nobody waits for. */
  late: (sent: Promise<unknown>) => void,
) => Deliver

/** How often a call is struck. */
const OFTEN = 0.3
/** Milliseconds within which calls overtake each other; the SDK's 30 s, shortened. */
const A_WHILE = 40

/** What a network does to calls, one fault a row. */
export const networkFaults = {
  'request lost': (deliver, random) => async (wire) => {
    if (random.chance(OFTEN)) throw new NoAnswer('lost on the way')
    return deliver(wire)
  },

  'answer lost': (deliver, random) => async (wire) => {
    const lost = random.chance(OFTEN)
    const answer = await deliver(wire)
    if (lost) throw new NoAnswer('lost on the way back')
    return answer
  },

  // A proxy's own page, before the lender is reached or in place of its answer.
  '503': (deliver, random) => async (wire) => {
    const busy = { status: 503, retryAfter: '1', text: '<h1>503 Service Unavailable</h1>' }
    if (random.chance(OFTEN)) return busy
    const replaced = random.chance(OFTEN / 3)
    const answer = await deliver(wire)
    return replaced ? busy : answer
  },

  // The client's time limit passes; the call arrives all the same, after its repeats or before.
  silence: (deliver, random, late) => async (wire) => {
    if (!random.chance(OFTEN)) return deliver(wire)
    late(wait(random.within(0, 4 * A_WHILE)).then(() => deliver(wire)))
    await wait(random.within(0, A_WHILE))
    throw new NoAnswer('no answer within the time limit')
  },

  duplicate: (deliver, random) => async (wire) => {
    if (!random.chance(OFTEN)) return deliver(wire)
    const both = await Promise.all([deliver(wire), deliver(wire)])
    return random.pick([both[0], both[1]])
  },

  // Calls overtake each other, and a copy of some arrives long after newer ones.
  reorder: (deliver, random, late) => async (wire) => {
    await wait(random.within(0, A_WHILE))
    const answer = await deliver(wire)
    if (random.chance(OFTEN)) late(wait(random.within(0, 4 * A_WHILE)).then(() => deliver(wire)))
    return answer
  },
} as const satisfies Readonly<Record<string, NetworkFault>>

export type NetworkFaultName = keyof typeof networkFaults

/** A network with one fault. */
export function faultyNetwork(name: NetworkFaultName, random: Random): Network {
  const sound = soundNetwork()
  const under = new Set<Promise<unknown>>()
  const late = (sent: Promise<unknown>): void => {
    const settled = sent.catch(() => undefined).finally(() => under.delete(settled))
    under.add(settled)
  }
  return {
    send: networkFaults[name]((wire) => sound.send(wire), random, late),
    quiet: async () => {
      while (under.size > 0) await Promise.all(under)
      await sound.quiet()
    },
  }
}
