/**
 * The router, built from `route-map.ts`: paths in a browser, `/#/path` inside the iOS wrapper,
 * the login gate with its way back, lazy screens, /404.
 */
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { BrowserRouter, HashRouter, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { ErrorBoundary } from './frame/error-boundary.tsx'
import { navigateBy } from './frame/go.ts'
import { ScreenShape } from './frame/screen-shape.tsx'
import { awaitedScreen, screenCameThrough, screenHere } from './frame/screen-chunks.ts'
import { useArrival } from './frame/use-arrival.ts'
import { pathTo, routeAt, routes, type RouteName } from './route-map.ts'
import { useSignedIn } from './session/session.ts'

/** True inside the iOS wrapper, which is known by its message handler (D21). */
function insideIosWrapper(): boolean {
  const { webkit } = window as { webkit?: { messageHandlers?: { paso?: unknown } } }
  return webkit?.messageHandlers?.paso !== undefined
}

export function AppRouter(): ReactNode {
  return insideIosWrapper() ? (
    <HashRouter>
      <CurrentScreen />
    </HashRouter>
  ) : (
    <BrowserRouter>
      <CurrentScreen />
    </BrowserRouter>
  )
}

/** The screen of the current path. Also what is prerendered, under a router with a fixed path. */
export function CurrentScreen(): ReactNode {
  const location = useLocation()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const name = routeAt(location.pathname)
  useEffect(() => navigateBy((to, options) => void navigate(to, options)), [navigate])
  useArrival(name)

  if (name === 'notFound' && location.pathname !== routes.notFound.path) {
    return <Navigate to={pathTo('notFound')} replace />
  }
  if (routes[name].login && !signedIn) {
    const wanted = `${location.pathname}${location.search}`
    return <Navigate to={pathTo('login')} replace state={{ wanted }} />
  }
  return (
    // By key, so that a tap shows the shape of the next screen at once instead of waiting for it.
    <ErrorBoundary key={name}>
      <Suspense fallback={<ScreenShape />}>
        <LoadedScreen name={name} />
      </Suspense>
    </ErrorBoundary>
  )
}

function LoadedScreen({ name }: { name: RouteName }): ReactNode {
  // Chosen once: a screen that is here is drawn at once, and none is ever mounted a second time.
  const [Screen] = useState(() => screenHere(name) ?? awaitedScreen(name))
  useEffect(screenCameThrough, [])
  return <Screen />
}
