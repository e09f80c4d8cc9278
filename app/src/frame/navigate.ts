/**
 * Moving to a screen from code that is no component, and by the lender's `next`. The router says
 * how once it is there.
 *
 *   navigateTo(routeOfNext(answer.next))           where the lender says this borrower goes on
 *   navigateTo('orderdetails', { order: id })
 */
import { pathTo, routes, type RouteName } from '../route-map.ts'

type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void

let navigate: Navigate | undefined

/** Called by the router when it starts. */
export function setNavigate(by: Navigate): void {
  navigate = by
}

/**
 * Opens a route in the place of one that cannot be shown now: "back" does not lead into it.
 *
 * @returns false when it is open already
 */
export function redirectTo(name: RouteName): boolean {
  if (location.pathname === routes[name].path) return false
  navigate?.(pathTo(name), { replace: true })
  return true
}

/** Opens a route. The outcome `/networkError` takes the place it stands for and leads back to it. */
export function navigateTo(name: RouteName, query?: Readonly<Record<string, string>>): void {
  if (name !== 'networkError') {
    navigate?.(pathTo(name, {}, query))
    return
  }
  const { pathname, search } = location
  if (pathname === routes.networkError.path) return
  navigate?.(pathTo(name), { replace: true, state: { from: `${pathname}${search}` } })
}
