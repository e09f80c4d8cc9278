import { parseText } from './parse-text.ts'
import type { AndroidPort, BridgeScope, Host, PortMessage } from './host.ts'

/**
 * The Android wrapper: a message listener that WebView binds to exact origins. It answers on the same object, never on
 * `window`, where frames of others could speak too.
 */
export function androidHost(port: AndroidPort, scope: BridgeScope): Host {
  return {
    platform: 'android',
    can: () => true,
    send(call) {
      port.postMessage(JSON.stringify(call))
      return undefined
    },
    listen(receive, foreign) {
      const hear = ({ data, origin }: PortMessage) => {
        if (origin && origin !== scope.location?.origin) foreign()
        else receive(parseText(data))
      }
      if (port.addEventListener) port.addEventListener('message', hear)
      else port.onmessage = hear
      return () => {
        if (port.removeEventListener) port.removeEventListener('message', hear)
        else if (port.onmessage === hear) port.onmessage = null
      }
    },
  }
}
