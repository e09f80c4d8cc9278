import { callerFieldNames } from '../pipeline/caller.ts'
import { saveDevice } from '../../lending/telemetry/device-store.ts'
import { networkOf } from '../../foundation/network.ts'
import { isWithinShare, saveAppEvent, type Sender } from '../../lending/telemetry/event-store.ts'
import type { Call, Handlers } from '../pipeline/handler.ts'

/** What apps report about themselves. No rule reads any of it. */
export const telemetry = {
  logEvent: async (call) => {
    const { db, body, clock, platform } = call
    await saveAppEvent(
      db,
      {
        appId: body.app_id,
        device: body.uuid,
        eventId: body.event_id,
        name: body.event_name,
        value: body.event_value,
        version: body.version,
        platform,
      },
      senderOf(call),
      clock.security(),
    )
    return { done: true as const }
  },

  reportAppInfo: async (call) => {
    const { db, body, borrower, clock } = call
    const facts = Object.entries(body).filter(
      ([name]) => name !== 'uuid' && !callerFieldNames.has(name),
    )
    if (!(await isWithinShare(db, senderOf(call), clock.security()))) return { done: true as const }
    await saveDevice(
      db,
      {
        appId: body.app_id,
        device: body.uuid,
        borrowerId: borrower?.id ?? null,
        facts: Object.fromEntries(facts),
      },
      clock.security(),
    )
    return { done: true as const }
  },
} satisfies Partial<Handlers>

/** Who it is says the session; the body's `user_id` proves nothing. */
const senderOf = ({
  borrower,
  address,
}: Pick<Call<'logEvent'>, 'borrower' | 'address'>): Sender => ({
  borrowerId: borrower?.id ?? null,
  network: networkOf(address),
})
