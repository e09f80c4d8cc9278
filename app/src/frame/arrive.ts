import { reportScreen } from '../events/screen-view.ts'
import { languageState } from '../i18n/message-store.ts'
import { dismissErrors } from '../failures/toasts.ts'

let watch: MutationObserver | undefined

/** How far down each place of the history was left, in pixels, by its key. */
const left = new Map<string, number>()
let shown = placeInHistory()
let growth: ResizeObserver | undefined
/** Where the place begins: where it was left before, and its top once the reader does something there. */
let beginning = 0
/** The first page is the browser's to announce, until somebody does something on it. */
let isOurs = false

addEventListener('scroll', noteScroll, { passive: true })
for (const own of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
  addEventListener(own, readOn, { passive: true })

/**
 * Takes over at the first page, where a press may have led to another view before this code was here.
 *
 * @param heading its first one; null where that came late, and may have given way too
 */
export function takeOver(heading: HTMLElement | null): void {
  if (!isOurs) follow(heading ?? document.createElement('h1'))
}

/**
 * On arriving at another screen: to its top, or to where it was left before, and focus on its heading, so that a
 * screen reader says where one is.
 */
export function arrive(): void {
  isOurs = true
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
  follow(focusHeading())
}

/** A heading comes with what is asked for, or gives way to that of another view in the same place. */
function follow(heading: HTMLElement | null): void {
  watch?.disconnect()
  const look = (): void => {
    if (heading?.isConnected === true) return
    if (document.activeElement !== document.body || !(isOurs || wasPressed())) {
      // A reader who went on, or whom the view led on, is left alone.
      heading = document.querySelector('h1')
      return
    }
    if (heading !== null && growth === undefined) scrollTo(0, beginning)
    heading = focusHeading()
  }
  look()
  watch = new MutationObserver(look)
  watch.observe(document.body, { childList: true, subtree: true })
}

/** Focus on the first heading, so that a screen reader says where one is. Nothing while there is none. */
export function focusHeading(): HTMLElement | null {
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
  beginning = top
  scrollTo(0, top)
  if (isDownAt(top)) return
  growth = new ResizeObserver(() => {
    scrollTo(0, top)
    if (isDownAt(top)) stopReturning()
  })
  growth.observe(document.body)
}

const isDownAt = (top: number): boolean => document.documentElement.scrollTop >= Math.floor(top)

function readOn(): void {
  stopReturning()
  beginning = 0
  isOurs = true
}

/** Before this code was here too, where the engine tells. */
function wasPressed(): boolean {
  const { userActivation } = navigator as { userActivation?: UserActivation }
  return userActivation?.hasBeenActive === true
}

function stopReturning(): void {
  growth?.disconnect()
  growth = undefined
}
