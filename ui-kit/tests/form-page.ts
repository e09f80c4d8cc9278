import { expect } from 'vitest'

/** What a borrower sees and fills in on a test page. */
export const controls = (root: ParentNode = document) =>
  [...root.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    ({ type }) => type !== 'hidden',
  )

/** What stands in all controls; of ticks and choices, what is chosen; of a file, its name or its picture's words. */
export function contents(): string {
  return controls()
    .map((control) => {
      const choice = control.type === 'radio' || control.type === 'checkbox'
      if (control.type === 'file') {
        const [name, picture] = [document.querySelector('bdi'), document.querySelector('img')]
        return name?.textContent ?? picture?.alt ?? ''
      }
      return choice && !control.checked ? undefined : control.value
    })
    .filter((text) => text !== undefined)
    .join('|')
}

/** Pastes in the place of what stands there, as far as the page lets it. */
export function pasteInto(box: HTMLInputElement, text: string): void {
  box.focus()
  box.select()
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
  expect(box.dispatchEvent(event)).toBe(true)
  document.execCommand('insertText', false, text)
  expect(box.value).toBe(text)
}

/** Fills in a control as a browser's autofill does: by its own property, then its two events. */
export function setNatively(
  control: HTMLInputElement,
  { value, checked }: { value: string; checked: boolean },
): void {
  if (control.type === 'radio' || control.type === 'checkbox') {
    if (checked && !control.checked) control.click()
    return
  }
  if (control.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  )
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
