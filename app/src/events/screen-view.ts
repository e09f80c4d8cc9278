import { currentPlace } from '../frame/current-place.ts'
import { pathOf, routeNames, type RouteName } from '../route-map.ts'
import { report } from './report.ts'

/** Reports which screen is shown: the route's name, never its parameters or query. */
export function reportScreen(): void {
  report('screen_view', routeOfPath(currentPlace().pathname))
}

/** The route of a path; a parameter stands for one part of it. */
const routeOfPath = (pathname: string): RouteName =>
  routeNames.find((name) => {
    const path: string = pathOf(name)
    if (!path.includes(':')) return path === pathname
    return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname)
  }) ?? 'notFound'
