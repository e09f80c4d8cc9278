/** Going back closes a dialog that is open, before it leads anywhere. */
import { historyIndex } from './current-place.ts'
import { hearStep } from './navigate.ts'

/** As the Esc key does: its owner decides, and stays open while something is carried out. False where none is open. */
export function closeTopDialog(): boolean {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].pop()
  if (dialog === undefined) return false
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
  return true
}

/**
 * The same for the browser's own back: the step is taken back before the router learns of it. Newer engines on
 * Android close a dialog themselves, and take no step.
 */
export function closeDialogsOnBack(): void {
  // Whatever opens a dialog is pressed on its page.
  let before = historyIndex()
  for (const press of ['pointerdown', 'keydown']) {
    addEventListener(press, () => (before = historyIndex()), { capture: true, passive: true })
  }
  let isTakenBack = false
  hearStep((event) => {
    const steps = before - historyIndex()
    if (!isTakenBack && (steps === 0 || !closeTopDialog())) return
    event.stopImmediatePropagation()
    if (!isTakenBack) history.go(steps)
    isTakenBack = !isTakenBack
  })
}
