import type { RefObject } from 'react'
import { useEffect } from 'react'

/** Opens and closes a native dialog as its owner says; `first` has focus when it opens. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  first?: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) {
      element.showModal()
      first?.current?.focus()
    } else element.close()
  }, [open, dialog, first])
}
