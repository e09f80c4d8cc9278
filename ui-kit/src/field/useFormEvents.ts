import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/** A control, or a group of them, that knows its form. */
interface OfForm {
  form: HTMLFormElement | null
}

/**
 * What happens to the form around a control: `hear` is called with its entries when they are put
 * together, and without any after it was emptied. Both events are heard at the document, since a
 * control may change its form.
 */
export function useFormEvents(
  element: RefObject<OfForm | null>,
  hear: (entries?: FormData) => void,
): void {
  const latest = useRef(hear)
  // Subscribed once: of many fields an effect at each key would be felt.
  latest.current = hear
  useEffect(() => {
    const happened = (event: Event) => {
      if (event.target !== element.current?.form) return
      if (event instanceof FormDataEvent) latest.current(event.formData)
      // The event comes before the form is emptied.
      else setTimeout(() => latest.current())
    }
    document.addEventListener('reset', happened)
    document.addEventListener('formdata', happened)
    return () => {
      document.removeEventListener('reset', happened)
      document.removeEventListener('formdata', happened)
    }
  }, [element])
}

/** Sends `wire` in the place of `text`, leaving other entries of the same name as they are. */
export function replaceEntry(data: FormData, name: string, text: string, wire: string): void {
  const entries = data.getAll(name).map((entry) => (entry === text ? wire : entry))
  data.delete(name)
  for (const entry of entries) data.append(name, entry)
}
