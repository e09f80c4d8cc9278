import { parseText } from './parse-text.ts'
import type { BridgeScope, Host, IosHandler } from './host.ts'

/** The name of the event on `window` in whose `detail` the iOS wrapper sends its own events. */
export const IOS_EVENT = 'paso'

/** The iOS wrapper: a script message handler that replies to each message, in the page's own world and top frame. */
export function iosHost(handler: IosHandler, scope: BridgeScope): Host {
  return {
    platform: 'ios',
    can: () => true,
    send: (call) => Promise.resolve(handler.postMessage(JSON.stringify(call))).then(parseText),
    listen(receive) {
      const hear = (event: Event) => receive(parseText((event as CustomEvent<unknown>).detail))
      scope.addEventListener?.(IOS_EVENT, hear)
      return () => scope.removeEventListener?.(IOS_EVENT, hear)
    },
  }
}
