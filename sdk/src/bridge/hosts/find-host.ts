import { androidHost } from './android.ts'
import { browserHost } from './browser.ts'
import type { BridgeScope, Host } from './host.ts'
import { iosHost } from './ios.ts'

/** Who does the calls here. A page in a frame has no wrapper, even where the wrapper's object shows in frames. */
export function findHost(scope: BridgeScope): Host {
  const port = scope.PasoNative
  const handler = scope.webkit?.messageHandlers?.paso
  if (!port && !handler) return browserHost(scope)
  const host = port ? androidHost(port, scope) : iosHost(handler!, scope)
  return scope.top && scope.top !== scope.self ? { ...host, closed: 'frame' } : host
}
