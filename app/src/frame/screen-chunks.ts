/**
 * Screens that are here, and those on their way. A screen comes with its messages, in one wait.
 * A chunk that is gone after a deployment leads to one reload, never to two (D13).
 */
import { lazy, type ComponentType } from 'react'
import { loadMessages } from '../i18n/message-store.ts'
import { prerenderedScreens } from '../prerendered-screens.ts'
import type { RouteName } from '../route-map.ts'
import type { ScreenRow } from '../screens.ts'
import { readStored, removeStored } from '../session/stored-values.ts'

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
  const coming = withLimit(load(name))
    .then((screen) => {
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

/** The row of a screen; the table of all of them is no part of the first load. */
export async function screenRow(name: RouteName): Promise<ScreenRow> {
  if (name in prerenderedScreens) return prerenderedScreens[name as keyof typeof prerenderedScreens]
  return (await import('../screens.ts')).screens[name]
}

async function load(name: RouteName): Promise<ComponentType> {
  const row = await screenRow(name)
  const [screen] = await Promise.all([row.load(), loadMessages(row.areas)])
  return screen
}

function withLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('screen timeout')), chunkLimit)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

let firstShown: (heading: HTMLElement | null) => void
let isFirst = true

/** Its first heading, once the first screen takes taps: what is not needed for that is asked for after it. */
export const firstScreenShown = new Promise<HTMLElement | null>((resolve) => {
  firstShown = resolve
})

/** Called when a screen is shown: its heading gets focus, and the next missing chunk may reload again. */
export function markScreenShown(): void {
  // Not at the first page, which the browser announces itself.
  if (isFirst) firstShown(document.querySelector('h1'))
  else import('./arrive.ts').then(({ arrive }) => arrive()).catch(() => undefined)
  isFirst = false
  if (readStored('reloadflag_app_path_change') !== undefined) {
    removeStored('reloadflag_app_path_change')
  }
}
