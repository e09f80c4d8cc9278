import { databaseStopped, failedOver } from './database.ts'
import type { Kind } from './kind.ts'
import { networkKinds } from './network.ts'
import { killed, stoppedInOrder } from './process.ts'

/** Every kind of fault that lives on the lender's side, by the name that the command takes. */
export const kinds = {
  'kill -9': killed(),
  'orderly stop': stoppedInOrder,
  'database stop': databaseStopped(),
  failover: failedOver,
  ...networkKinds,
} as const satisfies Readonly<Record<string, Kind>>

export type KindName = keyof typeof kinds
