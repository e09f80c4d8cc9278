import type { RouteName } from '../route-map.ts'
import { loadScreen } from './screen-chunks.ts'

/** Fetches the screens that are likely next while nothing else is loading; never on a metered line. */
export function prefetchWhenIdle(names: readonly RouteName[]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData === true) return
  whenIdle(() => {
    for (const name of names) void loadScreen(name).catch(() => undefined)
  })
}

export function whenIdle(work: () => void): void {
  const idle = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 2_000))
  idle(work)
}
