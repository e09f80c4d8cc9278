import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { pathTo } from '../route-map.ts'

/** The login gate: to the sign-in, and from there back to the page that stands here now. */
export function AskToSignIn(): ReactNode {
  const { pathname, search } = useLocation()
  return <Navigate to={pathTo('login')} replace state={{ from: `${pathname}${search}` }} />
}
