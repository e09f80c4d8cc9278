import { phoneClock, serverClock } from './clocks.ts'
import { databaseStopped, failedOver } from './database.ts'
import { connectionsExhausted } from './exhaustion.ts'
import { fullDisk } from './full-disk.ts'
import { greedyBorrower } from './greedy-borrower.ts'
import type { Kind } from './kind.ts'
import { networkKinds } from './network.ts'
import { killed, stoppedInOrder } from './process.ts'
import { twoWorkers } from './workers.ts'

/** Every kind of fault that lives on the lender's side, by the name that the command takes. */
export const kinds = {
  'kill -9': killed(),
  'orderly stop': stoppedInOrder,
  'database stop': databaseStopped(),
  failover: failedOver,
  ...networkKinds,
  'pool exhausted': connectionsExhausted,
  'disk full': fullDisk,
  'server clock': serverClock,
  'phone clock': phoneClock,
  'two workers': twoWorkers,
  'greedy borrower': greedyBorrower,
} as const satisfies Readonly<Record<string, Kind>>

export type KindName = keyof typeof kinds
