import type { Ref } from 'react'
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'

type Holder = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface NativeValue<Element extends Holder> {
  value: string | undefined
  defaultValue: string | undefined
  /** What the text in the element means, such as its digits; the text itself by default. */
  read?: (raw: string) => string
  onValue: ((value: string, raw: string) => void) | undefined
  /** The owner's own reference to the element. */
  ref: Ref<Element> | undefined
}

const asItIs = (raw: string) => raw

/**
 * Lets the element itself hold its text. What is typed before the code arrives, restored by the
 * browser or filled in by it, then stays, and is reported once on mount. A `value` from outside is
 * written into the element only when it changed and the element does not already mean it: a phone
 * number typed with spaces keeps its spaces.
 */
export function useNativeValue<Element extends Holder>(options: NativeValue<Element>) {
  const { value, read = asItIs, onValue } = options
  const element = useRef<Element>(null)
  const [initial] = useState(value ?? options.defaultValue ?? '')
  const known = useRef(value)

  useImperativeHandle(options.ref, () => element.current as Element, [])

  useLayoutEffect(() => {
    const raw = element.current?.value ?? initial
    // A list whose choices are still on their way shows nothing; that is no answer.
    const unanswered = raw === '' && element.current instanceof HTMLSelectElement
    if (raw !== initial && !unanswered) onValue?.(read(raw), raw)
    // Only once: afterwards the change event reports.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useLayoutEffect(() => {
    if (value === undefined || value === known.current) return
    known.current = value
    if (element.current && read(element.current.value) !== value) element.current.value = value
  }, [value, read])

  return {
    ref: element,
    defaultValue: initial,
    onChange: (event: { target: Element }) => {
      const raw = event.target.value
      known.current = read(raw)
      onValue?.(known.current, raw)
    },
  }
}
