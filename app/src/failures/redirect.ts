import { currentPath, currentPlace } from '../frame/current-place.ts'
import { navigateTo } from '../frame/navigate.ts'
import { pathOf, type RouteName } from '../route-map.ts'

/**
 * Opens a route in the place of one that cannot be shown now, for the same loan where the address names
 * one: "back" does not lead into it.
 *
 * @returns false when it is open already
 */
export function redirectTo(name: RouteName): boolean {
  const { pathname, searchParams } = currentPlace()
  if (pathname === pathOf(name)) return false
  const order = searchParams.get('order')
  navigateTo(name, order === null ? undefined : { order }, { replace: true })
  return true
}

/** The outcome `/networkError` takes the place it stands for and leads back to it. */
export function waitForNetwork(): void {
  if (currentPlace().pathname === pathOf('networkError')) return
  navigateTo('networkError', undefined, { replace: true, state: { from: currentPath() } })
}
