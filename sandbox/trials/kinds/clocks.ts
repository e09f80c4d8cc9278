import { setTimeout as wait } from 'node:timers/promises'
import { faultyNetwork } from '../network-faults.ts'
import type { Random } from '../random.ts'
import { BOTH, openHere, struckHere, type Kind } from './kind.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** So many calls of one phone may be under way when its clock jumps: each of them learns the time. */
const LANES = 3

const jump = (random: Random): number =>
  random.pick([10 * MINUTE, -10 * MINUTE, DAY, -DAY, DAY + MINUTE, -DAY - MINUTE])

/** The lender's clock jumps and is put right again, while answers are lost that must be repeated. */
export const serverClock: Kind = {
  engines: BOTH,
  open: (engine) => {
    let off = 0
    return openHere(
      engine,
      () => ({
        network: (random) => faultyNetwork('answer lost', random),
        strike: async ({ random, middle, ended }) => {
          await middle
          off = jump(random)
          await Promise.race([ended, wait(random.within(20, 300))])
          off = 0
          await ended
        },
      }),
      { realTime: () => new Date(Date.now() + off) },
    )
  },
}

/** Phones whose clocks are wrong from the start, and jump: each learns the lender's time, once a jump. */
export const phoneClock: Kind = struckHere({
  network: (random) => faultyNetwork('answer lost', random),
  strike: async ({ random, clients, middle, ended, blame }) => {
    for (const client of clients) client.phoneOff = jump(random)
    await middle
    for (const client of clients) client.phoneOff += jump(random)
    await ended
    for (const { corrections } of clients) {
      if (corrections > 2 * LANES) blame(`a phone's clock was corrected ${corrections} times`)
    }
  },
})
