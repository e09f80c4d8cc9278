/** What is wrong with how a page looks, whatever it shows; nothing of it needs a picture. */

/** Parts of the page that are pressed. */
const pressed =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=tab]'

const said = (element: Element) => element.outerHTML.slice(0, 140)
const boxOf = (element: Element) => element.getBoundingClientRect()

/** Whether a person sees it: what only a screen reader is told has no room. */
function isSeen(element: Element): boolean {
  for (let part: Element | null = element; part; part = part.parentElement) {
    const { width, height } = boxOf(part)
    const { opacity, visibility, overflow, clipPath } = getComputedStyle(part)
    if (visibility === 'hidden' || opacity === '0') return false
    const clips = overflow !== 'visible' || clipPath !== 'none'
    if (clips && (width <= 2 || height <= 2)) return false
  }
  const { width, height } = boxOf(element)
  return width > 0 && height > 0
}

/** Texts that are seen, each with the element that sets it. */
function texts(root: Element): { element: Element; range: Range }[] {
  const found: { element: Element; range: Range }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || element.matches('script, style, option')) continue
    if (!isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    found.push({ element, range })
  }
  return found
}

/** Moves the page sideways, or stands outside it. */
function beside(root: Element): string[] {
  const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth
  const outside = texts(root).filter(({ range, element }) => {
    const { left, right } = range.getBoundingClientRect()
    return (left < -1 || right > innerWidth + 1) && !movesSideways(element)
  })
  return [
    ...(wide ? [`the page moves sideways: ${document.documentElement.scrollWidth} px`] : []),
    ...outside.map(({ element }) => `beside the page: ${said(element)}`),
  ]
}

function movesSideways(element: Element): boolean {
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(part).overflowX)) return true
  }
  return false
}

/** Words that run over the side of the box that they are set in, as a figure does that cannot break. */
function runsOver(root: Element): string[] {
  return texts(root).flatMap(({ element, range }) => {
    const box = blockOf(element)
    const { left, right } = range.getBoundingClientRect()
    const sides = boxOf(box)
    if ((left > sides.left - 1 && right < sides.right + 1) || movesSideways(element)) return []
    return [`runs over: ${said(element)}`]
  })
}

/** The nearest box that lines of words are broken in. */
function blockOf(element: Element): Element {
  const { display } = getComputedStyle(element)
  return display === 'inline' || display === 'contents' ? blockOf(element.parentElement!) : element
}

/** Words that a box around them hides, figures or a choice that their field does not hold. */
function cut(root: Element): string[] {
  const fields = [...root.querySelectorAll('input, select')].filter(
    (field) =>
      field.matches('select, [inputmode=numeric], [inputmode=tel], [inputmode=decimal]') &&
      isSeen(field) &&
      field.scrollWidth > field.clientWidth + 2,
  )
  const words = texts(root).filter(({ element, range }) => {
    const box = range.getBoundingClientRect()
    // The room above and below the letters may be cut, the letters may not.
    const room = box.height / 4
    return (
      isHidden(element, 'overflowX', [box.left + 2, box.right - 2], sidesOf) ||
      isHidden(element, 'overflowY', [box.top + room, box.bottom - room], endsOf)
    )
  })
  return [...fields, ...words.map(({ element }) => element)].map((part) => `cut: ${said(part)}`)
}

const sidesOf = ({ left, right }: DOMRect) => [left, right] as const
const endsOf = ({ top, bottom }: DOMRect) => [top, bottom] as const

/** Whether a box around an element hides what stands from a place to another. */
function isHidden(
  element: Element,
  axis: 'overflowX' | 'overflowY',
  [from, to]: readonly [number, number],
  edges: (box: DOMRect) => readonly [number, number],
): boolean {
  for (let part: Element | null = element; part; part = part.parentElement) {
    const overflow = getComputedStyle(part)[axis]
    // What moves in its box can be brought into it.
    if (overflow === 'auto' || overflow === 'scroll') return false
    const [first, last] = edges(boxOf(part))
    if (overflow !== 'visible' && part !== document.body && (from < first || to > last)) return true
  }
  return false
}

/** Pressed with a thumb, and less than 48 px high or wide. */
function small(root: Element): string[] {
  return [...root.querySelectorAll(pressed)].flatMap((element) => {
    // A tick or a choice is pressed by its words too, a file by what stands over its input.
    const target = element.closest('label') ?? element
    if (element.matches(':disabled, [aria-disabled=true]') || !isSeen(target)) return []
    // Words of a sentence that lead on have the height of its lines.
    if (element.matches('a') && getComputedStyle(element).display === 'inline') return []
    const { width, height } = boxOf(target)
    if (width >= 47.5 && height >= 47.5) return []
    return [`${width.toFixed(0)} × ${height.toFixed(0)} px to press: ${said(element)}`]
  })
}

/** The ring around what has focus, where a box hides a side of it. */
function cutRings(root: Element): string[] {
  return [...root.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
    if (!isSeen(element)) return []
    // As by a key, whatever was pressed last.
    element.focus({ preventScroll: true, focusVisible: true })
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    if (!element.matches(':focus-visible') || outlineStyle === 'none') return []
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 1
    const { left, right, top, bottom } = boxOf(element)
    const around = element.parentElement!
    const isCut =
      isHidden(around, 'overflowX', [left - reach, right + reach], sidesOf) ||
      isHidden(around, 'overflowY', [top - reach, bottom + reach], endsOf)
    return isCut ? [`cut ring: ${said(element)}`] : []
  })
}

/** Selectors of the page's sheets that hold while something is pressed, without that condition. */
const whilePressed = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText.split(',') : []))
    .filter((selector) => selector.includes(':active'))
    .map((selector) => selector.replaceAll(/:active|::.*/g, ''))
    .join()

/** Pressed, and looks as before. What is typed into shows its caret, a list of choices opens. */
function unanswered(root: Element): string[] {
  const answers = whilePressed() || ':not(*)'
  const isTyped = 'select, textarea, input:not([type=checkbox], [type=radio], [type=range])'
  return [...root.querySelectorAll(pressed)].flatMap((element) => {
    if (element.matches(`${isTyped}, :disabled, [aria-disabled=true]`) || !isSeen(element))
      return []
    if (element.matches('a') && getComputedStyle(element).display === 'inline') return []
    const target = element.closest('label') ?? element
    const isAnswered = target.closest(answers) ?? target.querySelector(answers)
    return isAnswered ? [] : [`a press does not show: ${said(element)}`]
  })
}

/** Letters below 12 px. */
const tiny = (root: Element) =>
  texts(root).flatMap(({ element }) => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    return size >= 11.95 ? [] : [`letters of ${size.toFixed(1)} px: ${said(element)}`]
  })

/** @returns a line for each fault; empty where a page looks right. */
export const lookFaults = (root: Element): string[] => [
  ...new Set([
    ...beside(root),
    ...runsOver(root),
    ...cut(root),
    ...small(root),
    ...tiny(root),
    ...cutRings(root),
    ...unanswered(root),
  ]),
]
