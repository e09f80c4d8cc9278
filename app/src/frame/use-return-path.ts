import { useLocation } from 'react-router-dom'

/**
 * Where to return to after signing in: the place that a visitor was opening when the login gate
 * stopped them; undefined when there was no such place. It stands in history's state, so it
 * survives a reload and never shows in an address.
 */
export function useReturnPath(): string | undefined {
  const { state } = useLocation() as { state: { from?: unknown } | null }
  const path = state?.from
  // From our own history, yet anything but a path of ours is refused.
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : undefined
}
