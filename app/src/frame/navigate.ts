/**
 * Moving to a screen from code that is no component, and by the lender's `next`. The router says
 * how once it is there.
 *
 *   navigateTo(routeOfNext(answer.next))           where the lender says this borrower goes on
 *   navigateTo('orderdetails', { order: id })
 */
import { pathTo, type RouteName } from '../route-map.ts'

interface NavigateOptions {
  replace?: boolean
  state?: unknown
}

type Navigate = (to: string, options?: NavigateOptions) => void

let navigate: Navigate | undefined

/** Called by the router when it starts. */
export function setNavigate(by: Navigate): void {
  navigate = by
}

let hearing: ((event: Event) => void) | undefined

/** Who hears of a step in the history before the router does, and may keep it from it. */
export function hearStep(by: (event: Event) => void): void {
  hearing = by
}

/** Listens from before the router on: engines tell those who listen to the history in their order. */
export const onStep = (event: Event): void => hearing?.(event)

/** Opens a route; with `options` in the place of the page that stands here, or with a state. */
export function navigateTo(
  name: RouteName,
  query?: Readonly<Record<string, string>>,
  options?: NavigateOptions,
): void {
  navigate?.(pathTo(name, {}, query), options)
}
