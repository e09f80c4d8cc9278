import type { BrowserContext } from '../browser/refusal.ts'
import { nativeCalls } from '../native-calls.ts'
import type { BridgeScope, Host } from './host.ts'

type Calls = Readonly<
  Record<string, ((params: unknown, context: BrowserContext) => Promise<unknown>) | undefined>
>

/**
 * No wrapper: the browser does what it can by itself, and answers as a wrapper would. Its code is fetched ahead, and only
 * where there is no wrapper: a file input opens only while a tap is handled, which is over after a fetch.
 */
export function browserHost(scope: BridgeScope): Host {
  const window = scope as Window & typeof globalThis
  const rows: Readonly<Record<string, { browser: string } | undefined>> = nativeCalls
  let calls: Calls | undefined
  const fetched = async () => {
    calls = (await import('../browser/browser-calls.ts')).browserCalls as unknown as Calls
    return calls
  }
  const can = (method: string) =>
    window.document !== undefined && (rows[method]?.browser ?? 'not_available') !== 'not_available'
  if (window.document !== undefined) fetched().catch(() => {})
  return {
    platform: 'web',
    can: (method) => can(method) && (method !== 'selectContacts' || 'contacts' in window.navigator),
    async send({ id, params }, method, signal) {
      const refused = (code: string) => ({ id, error: { code } })
      if (!can(method)) return refused('not_available')
      try {
        const all = calls ?? (await fetched().catch(() => undefined))
        if (!all) return refused('offline')
        return { id, result: await all[method]?.(params, { window, signal }) }
      } catch (reason) {
        return refused((reason as { refusal?: string }).refusal ?? 'failed')
      }
    },
    listen(receive) {
      const { document } = window
      let left = 0
      const look = () => {
        if (document.visibilityState === 'hidden') left = Date.now()
        else if (left) {
          const away_seconds = Math.max(0, Math.floor((Date.now() - left) / 1000))
          left = 0
          receive({ event: 'resume', data: { away_seconds } })
        }
      }
      document?.addEventListener('visibilitychange', look)
      return () => document?.removeEventListener('visibilitychange', look)
    },
  }
}
