/** Where the app is: the path in a browser, what stands behind the hash inside the iOS wrapper (D21). */

/** True inside the iOS wrapper, which is known by its message handler. */
export function usesHash(): boolean {
  const { webkit } = window as { webkit?: { messageHandlers?: { paso?: unknown } } }
  return webkit?.messageHandlers?.paso !== undefined
}

/** The address as the router has it: of its path and query alone. */
export const currentPlace = (): URL =>
  new URL(usesHash() ? location.hash.slice(1) : location.href, location.origin)

/** The number that React Router gives the place in the history: 0 is the first of ours. */
export const historyIndex = (): number => (history.state as { idx?: number } | null)?.idx ?? 0

/** A place as it is returned to: path and query in one. */
export function currentPath(): string {
  const { pathname, search } = currentPlace()
  return `${pathname}${search}`
}

/**
 * Who comes back from outside, or opens a link of a message, comes to a path. Inside the iOS wrapper it
 * becomes its hash before the router looks.
 */
export function turnPathIntoHash(): void {
  const { pathname, search } = location
  if (usesHash() && pathname !== '/') history.replaceState(null, '', `/#${pathname}${search}`)
}
