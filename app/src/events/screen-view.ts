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
    const form = pathOf(name).replace(/:\w+/g, '[^/]+')
    return new RegExp(`^${form}$`).test(pathname)
  }) ?? 'notFound'
