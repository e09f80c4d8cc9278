import type { AppEvents } from './send-event.ts'

/** Sends an event once its code is here; the caller goes on at once. Never throws. */
export function report<Name extends keyof AppEvents>(
  name: Name,
  value: AppEvents[Name],
  id?: string,
): void {
  import('./send-event.ts')
    .then(({ sendEvent }) => sendEvent(name, value, id))
    .catch(() => undefined)
}
