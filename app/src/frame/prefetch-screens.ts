import type { RouteName } from '../route-map.ts'
import { savesData } from '../session/low-data.ts'
import { loadScreen } from './screen-chunks.ts'
import { whenIdle } from './when-idle.ts'

/** Fetches the screens that are likely next while nothing else is loading; never in low-data mode. */
export function prefetchWhenIdle(
  names: readonly RouteName[],
  alsoFetch: () => Promise<unknown> = () => Promise.resolve(),
): void {
  if (savesData()) return
  whenIdle(() => {
    for (const name of names) void loadScreen(name).catch(() => undefined)
    void alsoFetch().catch(() => undefined)
  })
}
