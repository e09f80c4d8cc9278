import type { Ref } from 'react'
import { useImperativeHandle, useRef } from 'react'

/** A component's own reference to a control of its own, given to the owner too. */
export function useInnerRef<Element>(given: Ref<Element> | undefined) {
  const own = useRef<Element>(null)
  useImperativeHandle(given, () => own.current as Element, [])
  return own
}
