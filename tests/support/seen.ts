/** What a person could not read in a look: words of the same colour as what is behind them, and words that are cut. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { brokenWordsOf } from '../../scripts/testing/broken-words.ts'

interface Words {
  text: string
  box: { left: number; top: number; width: number; height: number }
}

/** Links and buttons in the window whose words are not seen in its picture. */
export async function unseenWords(page: Page): Promise<string[]> {
  const picture = sharp(await page.screenshot({ scale: 'css' }))
  const unseen: string[] = []
  for (const { text, box } of await page.evaluate(wordsOfActions)) {
    const { data, info } = await picture
      .clone()
      .extract(box)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const shades = new Uint8Array(data.buffer, data.byteOffset, info.width * info.height)
    const [darkest, lightest] = shades.reduce(
      ([low, high], shade) => [Math.min(low, shade), Math.max(high, shade)] as const,
      [255, 0] as readonly [number, number],
    )
    if (lightest - darkest < 90) unseen.push(text)
  }
  return unseen
}

/** Runs in the page: where the words of each link and button stand, as far as they are in the window. */
function wordsOfActions(): Words[] {
  return [...document.querySelectorAll('a, button')].flatMap((action) => {
    const range = document.createRange()
    range.selectNodeContents(action)
    const { left, top, width, height } = range.getBoundingClientRect()
    // The heart of the words: without the edges of what a browser puts behind them.
    const [x, y] = [Math.round(left + width / 10), Math.round(top + height / 4)]
    const box = { left: x, top: y, width: Math.round(width * 0.8), height: Math.round(height / 2) }
    const text = (action as HTMLElement).innerText.trim()
    const inside = x >= 0 && y >= 0 && x + box.width <= innerWidth && y + box.height <= innerHeight
    const centre = document.elementFromPoint(x + box.width / 2, y + box.height / 2)
    const onTop = centre !== null && (action.contains(centre) || centre.contains(action))
    return text !== '' && box.width > 4 && box.height > 4 && inside && onTop ? [{ text, box }] : []
  })
}

/** What is cut in the window: typed text in its field, words in a box that hides the rest, a page under its footer. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('#root *')].filter((element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      // What only a screen reader is told has no room by intent.
      if (width <= 2 || height <= 2) return false
      if (position === 'sticky' && element.matches('footer')) return height > innerHeight / 3
      // Figures and choices are read as a whole; a name that is longer than its field scrolls in it. So does
      // a number that no line of large letters holds: it is read back in groups.
      const isLong = element instanceof HTMLInputElement && element.value.length > 12
      const field =
        element.matches('input:is([inputmode=tel], [inputmode=numeric]), select') && !isLong
      const wide = element.scrollWidth > element.clientWidth + 2
      const high = element.scrollHeight > element.clientHeight + 2
      const hides = (overflow: string): boolean => ['hidden', 'clip'].includes(overflow)
      const text = (element.innerText ?? '').trim() !== ''
      return (field && wide) || (text && ((hides(overflowX) && wide) || (hides(overflowY) && high)))
    })
    return cut.map((element) => element.outerHTML.slice(0, 160))
  })

/** Words, sums and numbers that stand on more than one line. */
export const brokenWords = (page: Page): Promise<string[]> => page.evaluate(brokenWordsOf)

/** What stands beside the page, so that it would have to be moved sideways. */
export const besidePage = (page: Page): Promise<string[]> =>
  page.evaluate((limit) => {
    if (document.documentElement.scrollWidth <= limit) return []
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return right > limit + 1 || left < -1
    })
    return wide.map((element) => element.outerHTML.slice(0, 120))
  }, page.viewportSize()?.width ?? 0)

/** Words that stand on other words: in pairs, what stays in its place while the page is scrolled left out. */
export const overlappingWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inPlace = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) ||
        inPlace(element.parentElement))
    // What a dialog covers is not read.
    const read = document.querySelector('dialog[open]') ?? document.body
    const texts = document.createTreeWalker(read, NodeFilter.SHOW_TEXT)
    const words: { text: string; box: DOMRect }[] = []
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement
      const text = (node.textContent ?? '').trim()
      if (element === null || text === '' || element.matches('script, style, option')) continue
      const { width, height } = element.getBoundingClientRect()
      // What only a screen reader is told has no room by intent.
      if (width <= 2 || height <= 2 || !element.checkVisibility() || inPlace(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) words.push({ text, box })
    }
    return words.flatMap(({ text, box }, nth) =>
      words.slice(nth + 1).flatMap((other) => {
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        // Faces with high lines reach into the next one without a sign there.
        const isOver = width > 3 && height > Math.min(box.height, other.box.height) / 2
        return isOver && text !== other.text ? [`${text} | ${other.text}`] : []
      }),
    )
  })
