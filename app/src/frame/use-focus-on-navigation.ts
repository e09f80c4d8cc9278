import { useEffect, useRef } from 'react'
import { dismissErrors } from '../failures/toasts.ts'
import type { RouteName } from '../route-map.ts'

/**
 * On arriving at another screen: to its top, and focus on its heading, so that a screen reader
 * says where one is. Not at the first page, which the browser announces itself.
 */
export function useFocusOnNavigation(name: RouteName): void {
  const before = useRef(name)
  useEffect(() => {
    if (before.current === name) return undefined
    before.current = name
    dismissErrors()
    scrollTo(0, 0)
    if (focusHeading()) return undefined
    // The heading comes with what is asked for; a reader who went on meanwhile is left alone.
    const watch = new MutationObserver(() => {
      if (document.activeElement !== document.body || focusHeading()) watch.disconnect()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [name])
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}
