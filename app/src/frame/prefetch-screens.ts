import type { RouteName } from '../route-map.ts'
import { loadScreen } from './screen-chunks.ts'

/** Fetches the screens that are likely next while nothing else is loading; never on a metered line. */
export function prefetchWhenIdle(names: readonly RouteName[]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData === true) return
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000))
  idle(() => {
    for (const name of names) void loadScreen(name).catch(() => undefined)
  })
}
