import { useLocation } from 'react-router-dom'

/**
 * Where a visitor wanted to go when the login gate stopped them; undefined when there was no such
 * place. It stands in history's state, so it survives a reload and never shows in an address.
 */
export function useWantedPath(): string | undefined {
  const { state } = useLocation() as { state: { wanted?: unknown } | null }
  const wanted = state?.wanted
  // From our own history, yet anything but a path of ours is refused.
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : undefined
}
