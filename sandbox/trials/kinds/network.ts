import { setTimeout as wait } from 'node:timers/promises'
import { asTester } from '../../test/support/tester.ts'
import { faultyNetwork, networkFaults, type NetworkFaultName } from '../network-faults.ts'
import type { Scene } from '../play.ts'
import { struckHere, type Kind } from './kind.ts'

const strikes: Partial<Record<NetworkFaultName, (scene: Scene) => Promise<void>>> = {
  // Beside the proxy's, the lender's own: the console's outage answers 503001 with Retry-After.
  '503': async ({ url, random, middle }) => {
    await middle
    for (let outage = 0; outage < 3; outage++) {
      await fetch(`${url}/sandbox/api/outage`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...asTester },
        body: JSON.stringify({ calls: random.within(1, 20) }),
      })
      await wait(random.within(5, 30))
    }
  },
}

const kindOf = (name: NetworkFaultName): Kind =>
  struckHere({
    network: (random) => faultyNetwork(name, random),
    strike: strikes[name] ?? (async () => {}),
  })

/** Calls and answers that are lost, late, doubled or out of order. */
export const networkKinds = Object.fromEntries(
  (Object.keys(networkFaults) as NetworkFaultName[]).map((name) => [name, kindOf(name)]),
) as Record<NetworkFaultName, Kind>
