import { reportScreen } from '../events/screen-view.ts'
import { languageState } from '../i18n/message-store.ts'
import { dismissErrors } from '../failures/toasts.ts'

let watch: MutationObserver | undefined

/** On arriving at another screen: to its top, and focus on its heading, so that a screen reader says where one is. */
export function arrive(): void {
  watch?.disconnect()
  dismissErrors()
  reportScreen()
  if (languageState().language === 'ur') {
    void import('../i18n/urdu-face.ts').then(
      ({ bringUrduFace }) => bringUrduFace(),
      () => undefined,
    )
  }
  scrollTo(0, 0)
  if (focusHeading()) return
  // The heading comes with what is asked for; a reader who went on meanwhile is left alone.
  watch = new MutationObserver(() => {
    if (document.activeElement !== document.body || focusHeading()) watch?.disconnect()
  })
  watch.observe(document.body, { childList: true, subtree: true })
}

/** False while there is none. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}
