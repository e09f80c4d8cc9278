/**
 * Puts text on the clipboard. The clipboard API is missing in older web views and on pages without
 * TLS, and refused in some frames. Then a selected text field and the browser's own copy command do
 * it.
 *
 * @returns whether the text was copied.
 */
export async function copyText(text: string): Promise<boolean> {
  // The types claim that it is always there.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (clipboard) {
    try {
      await clipboard.writeText(text)
      return true
    } catch {
      // refused: try the old way
    }
  }
  return copyBySelection(text)
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.setAttribute('aria-hidden', 'true')
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  // iOS selects nothing in a read-only field by select() alone.
  field.setSelectionRange(0, text.length)
  let copied: boolean
  try {
    copied = document.execCommand('copy')
  } catch {
    copied = false
  }
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}
