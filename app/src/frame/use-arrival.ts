import { useEffect, useRef } from 'react'
import type { RouteName } from '../route-map.ts'

/**
 * On arriving at another screen: to its top, and focus on its heading, so that a screen reader
 * says where one is. Not at the first page, which the browser announces itself.
 */
export function useArrival(name: RouteName): void {
  const before = useRef(name)
  useEffect(() => {
    if (before.current === name) return
    before.current = name
    window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [name])
}
