/**
 * The router, built from `route-map.ts`: paths in a browser, `/#/path` inside the iOS wrapper,
 * the login gate with its way back, lazy screens, /404.
 */
import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import {
  BrowserRouter,
  HashRouter,
  matchRoutes,
  Navigate,
  Outlet,
  useNavigate,
  useRoutes,
  type RouteObject,
} from 'react-router-dom'
import { AskToSignIn } from './frame/ask-to-sign-in.tsx'
import { markScreenThere } from './frame/before-paint.ts'
import { usesHash } from './frame/current-place.ts'
import { ErrorBoundary } from './frame/error-boundary.tsx'
import { setNavigate } from './frame/navigate.ts'
import { ScreenSkeleton } from './frame/screen-skeleton.tsx'
import { lazyScreen, markScreenShown, loadedScreen } from './frame/screen-chunks.ts'
import { pathOf, pathTo, routeNames, routeRow, type RouteName } from './route-map.ts'
import { isSignedIn, useSignedIn } from './session/session.ts'

export function AppRouter(): ReactNode {
  return usesHash() ? (
    <HashRouter>
      <CurrentScreen />
    </HashRouter>
  ) : (
    <BrowserRouter>
      <CurrentScreen />
    </BrowserRouter>
  )
}

/**
 * React Router's own route objects: the main layout with its children, every other route on its
 * own, and whatever is nobody's.
 */
export const routeObjects: RouteObject[] = [
  {
    path: pathOf('home'),
    element: <Outlet />,
    children: routeNames.filter(isInMainLayout).map(routeObject),
  },
  ...routeNames.filter((name) => !isInMainLayout(name)).map(routeObject),
  { path: '*', element: <Navigate to={pathTo('notFound')} replace /> },
]

function isInMainLayout(name: RouteName): boolean {
  return routeRow(name).main === true
}

function routeObject(name: RouteName): RouteObject {
  return {
    id: name,
    path: pathOf(name),
    caseSensitive: true,
    element: <RouteScreen name={name} />,
  }
}

/** The route of a path, or `notFound` for a path that is nobody's. */
export function routeAt(pathname: string): RouteName {
  const id = matchRoutes(routeObjects, pathname)?.pop()?.route.id
  return routeNames.find((name) => name === id) ?? 'notFound'
}

/** The screen of the current path. Also what is prerendered, under a router with a fixed path. */
export function CurrentScreen(): ReactNode {
  const navigate = useNavigate()
  useEffect(() => setNavigate((to, options) => void navigate(to, options)), [navigate])
  useEffect(() => {
    // A hash that changed while the painted page was taken over was heard by nobody.
    if (usesHash()) window.dispatchEvent(new Event('popstate'))
  }, [])
  return useRoutes(routeObjects)
}

function RouteScreen({ name }: { name: RouteName }): ReactNode {
  // Nobody counts as signed in while a painted page is taken over; its hash may lead elsewhere meanwhile.
  const signedIn = useSignedIn() || isSignedIn()
  if (!routeRow(name).open && !signedIn) return <AskToSignIn />
  return (
    // By key, so that a tap shows the shape of the next screen at once instead of waiting for it.
    <ErrorBoundary key={name}>
      <LoadedScreen name={name} />
    </ErrorBoundary>
  )
}

function LoadedScreen({ name }: { name: RouteName }): ReactNode {
  // Chosen once: a screen that is here is drawn at once, and none is ever mounted a second time. Outside of
  // what waits, whose state is lost: a screen that cannot be had would be asked for again and again.
  const [Screen] = useState(() => loadedScreen(name) ?? lazyScreen(name))
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Screen />
      <Shown />
    </Suspense>
  )
}

function Shown(): ReactNode {
  useLayoutEffect(markScreenThere, [])
  useEffect(markScreenShown, [])
  return null
}
