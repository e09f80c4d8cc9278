import type { RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useFormEvents } from '../field/useFormEvents.ts'

/** The value of a component of several fields, in the way that each of them has its own. */
export interface PartsProps<Value> {
  /** The value while the owner holds it; what is left out is empty. */
  value?: Partial<Value> | undefined
  /** The value at first, while the component itself holds it. */
  defaultValue?: Partial<Value> | undefined
  /** The whole value after each change, and once on mount if something was entered before. */
  onValueChange?: ((value: Value) => void) | undefined
}

/** The whole value, and what changes parts of it. Follows a form that was emptied. */
export function useParts<Value extends object>(
  props: PartsProps<Value>,
  empty: Value,
  element: RefObject<{ form: HTMLFormElement | null } | null>,
): [Value, (part: Partial<Value>, seen?: Value) => void] {
  const [initial] = useState<Value>({ ...empty, ...(props.value ?? props.defaultValue) })
  const [held, setHeld] = useState(initial)
  const value = props.value ? { ...empty, ...props.value } : held
  const set = (next: Value) => {
    setHeld(next)
    props.onValueChange?.(next)
  }
  useFormEvents(element, (entries) => {
    if (!entries && props.value === undefined) set(initial)
  })
  return [value, useChanges(value, set)]
}

/**
 * Changes of single parts. What several find on mount, typed before the code arrived, is one. An answer that was
 * waited for names the value it was `seen` with: it counts only where its parts are still the same.
 */
export function useChanges<Value extends object>(value: Value, set: (next: Value) => void) {
  const latest = useRef(value)
  const is = useRef<'new' | 'changed' | 'mounted'>('new')
  useLayoutEffect(() => {
    if (is.current === 'changed') set(latest.current)
    is.current = 'mounted'
    // An answer that comes once the fields are gone is nobody's.
    return () => {
      is.current = 'new'
    }
    // Only once: afterwards each change reports itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useLayoutEffect(() => {
    latest.current = value
  })
  return (part: Partial<Value>, seen = latest.current) => {
    const parts = Object.keys(part) as (keyof Value)[]
    if (parts.some((name) => seen[name] !== latest.current[name])) return
    latest.current = { ...latest.current, ...part }
    if (is.current === 'mounted') set(latest.current)
    else is.current = 'changed'
  }
}
