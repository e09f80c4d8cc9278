import { reportScreen } from '../events/screen-view.ts'
import { languageState } from '../i18n/message-store.ts'
import { dismissErrors } from '../failures/toasts.ts'

let watch: MutationObserver | undefined

/** How far down each place of the history was left, in pixels, by its key. */
const left = new Map<string, number>()
let shown = placeInHistory()
let growth: ResizeObserver | undefined

addEventListener('scroll', noteScroll, { passive: true })
for (const own of ['wheel', 'touchmove', 'keydown'])
  addEventListener(own, stopReturning, { passive: true })

/**
 * On arriving at another screen: to its top, or to where it was left before, and focus on its heading, so that a
 * screen reader says where one is.
 */
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
  shown = placeInHistory()
  returnTo(left.get(shown) ?? 0)
  let heading = focusHeading()
  // It comes with what is asked for, or gives way to another; a reader who went on meanwhile is left alone.
  watch = new MutationObserver(() => {
    const { activeElement } = document
    if (activeElement === heading) return
    if (activeElement !== document.body || heading?.isConnected === true) watch?.disconnect()
    else heading = focusHeading()
  })
  watch.observe(document.body, { childList: true, subtree: true })
}

/** Nothing while there is none. */
function focusHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading
}

function noteScroll(): void {
  // On the way to another place the old screen is still there, under the new one's key.
  if (growth !== undefined || placeInHistory() !== shown) return
  // Nobody scrolled up to the end of a page: it became too short, since another is coming.
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement
  const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1
  if (!isAtEnd || scrollTop >= (left.get(shown) ?? 0)) left.set(shown, scrollTop)
}

/** A place that was gone back to keeps its key; one that is new has a new one. */
function placeInHistory(): string {
  return (history.state as { key?: string } | null)?.key ?? 'first'
}

/** What a screen asks for makes it taller: it is followed down, until the reader scrolls. */
function returnTo(top: number): void {
  stopReturning()
  scrollTo(0, top)
  if (isDownAt(top)) return
  growth = new ResizeObserver(() => {
    scrollTo(0, top)
    if (isDownAt(top)) stopReturning()
  })
  growth.observe(document.body)
}

const isDownAt = (top: number): boolean => document.documentElement.scrollTop >= Math.floor(top)

function stopReturning(): void {
  growth?.disconnect()
  growth = undefined
}
