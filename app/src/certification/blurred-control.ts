import type { FocusEvent } from 'react'

/**
 * The control that focus has left for good. Radio buttons of one name and the three boxes of a
 * date are one control: moving within them leaves nothing.
 */
export function blurredControl(event: FocusEvent, controls: readonly string[]): string | undefined {
  const left = controlOf(event.target, controls)
  return left !== undefined && left !== controlOf(event.relatedTarget, controls) ? left : undefined
}

function controlOf(element: EventTarget | null, controls: readonly string[]): string | undefined {
  const name = element instanceof Element ? (element.getAttribute('name') ?? '') : ''
  return controls.find((control) => name === control || name.startsWith(`${control}_`))
}
