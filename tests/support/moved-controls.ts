import type { BrowserContext, Page } from '@playwright/test'

/** Fewer pixels than these lead no finger astray. */
const FEW = 8

/** Watches links and buttons of all pages of a context from their first frame on. */
export const watchControls = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((few) => {
    const places = new Map<Element, number>()
    const moved: string[] = []
    Reflect.set(globalThis, 'movedControls', moved)
    const look = (): void => {
      for (const control of document.querySelectorAll('a[href], button')) {
        const { top, height } = control.getBoundingClientRect()
        const place = top + window.scrollY
        const before = places.get(control)
        places.set(control, place)
        if (height === 0 || before === undefined || before < 0 || before > window.innerHeight)
          continue
        const by = Math.round(place - before)
        if (Math.abs(by) > few) moved.push(`${control.textContent.trim()} by ${String(by)} px`)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, FEW)

/** What could be pressed and moved since the page was opened, as what came late took its place. */
export const movedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(Reflect.get(globalThis, 'movedControls') as string[])])
