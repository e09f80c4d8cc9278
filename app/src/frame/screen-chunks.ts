/**
 * Screens that are here, and those on their way. A screen comes with its messages, in one wait.
 * A chunk that is gone after a deployment leads to one reload, never to two (D13).
 */
import { lazy, type ComponentType } from 'react'
import { loadMessages } from '../i18n/message-store.ts'
import { prerenderedScreens } from '../prerendered-screens.ts'
import { routes, type RouteName } from '../route-map.ts'
import { readStored, removeStored, writeStored } from '../session/stored-values.ts'

const here = new Map<RouteName, ComponentType>()
const onTheWay = new Map<RouteName, Promise<ComponentType>>()

/** The longest a chunk may take (D25), in milliseconds. */
const chunkLimit = 120_000

/** The screen if it is here already. */
export const loadedScreen = (name: RouteName): ComponentType | undefined => here.get(name)

/** A component that waits, within a `Suspense`, until the screen is here. */
export function lazyScreen(name: RouteName): ComponentType {
  return lazy(async () => ({ default: await loadScreen(name) }))
}

/** Fetches a screen with its messages; asked for twice, it is fetched once. */
export function loadScreen(name: RouteName): Promise<ComponentType> {
  const known = onTheWay.get(name)
  if (known !== undefined) return known
  const coming = withLimit(Promise.all([load(name), loadMessages(routes[name].areas)]))
    .then(([screen]) => {
      here.set(name, screen)
      return screen
    })
    .catch((error: unknown) => {
      onTheWay.delete(name)
      throw error
    })
  onTheWay.set(name, coming)
  return coming
}

async function load(name: RouteName): Promise<ComponentType> {
  if (name in prerenderedScreens)
    return prerenderedScreens[name as keyof typeof prerenderedScreens]()
  const { screens } = await import('../screens.ts')
  return screens[name]()
}

function withLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('screen timeout')), chunkLimit)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/**
 * After a deployment the chunks of the page that is open may be gone: reload once, on the path
 * that was wanted. The flag lives until a screen comes through, so it cannot loop.
 */
export function reloadOnceForMissingChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    if (readStored('reloadflag_app_path_change') !== undefined || !navigator.onLine) return
    event.preventDefault()
    writeStored('reloadflag_app_path_change', location.pathname)
    location.reload()
  })
}

let firstShown: () => void

/** Fulfilled when the first screen takes taps: what is not needed for that is asked for after it. */
export const firstScreenShown = new Promise<void>((resolve) => {
  firstShown = resolve
})

/** Called when a screen is shown: the next missing chunk may reload again. */
export function markScreenShown(): void {
  firstShown()
  if (readStored('reloadflag_app_path_change') !== undefined) {
    removeStored('reloadflag_app_path_change')
  }
}

/** Fetches the screens that are likely next while nothing else is loading; never on a metered line. */
export function prefetchWhenIdle(names: readonly RouteName[]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData === true) return
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000))
  idle(() => {
    for (const name of names) void loadScreen(name).catch(() => undefined)
  })
}
