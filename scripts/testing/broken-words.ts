/**
 * Words, sums and numbers of the page that stand on more than one line; a line may end at a hyphen. Runs alone in
 * a page, too.
 */
export function brokenWordsOf(): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (element === null || element.matches('script, style, option')) continue
    const { width, height } = element.getBoundingClientRect()
    // What only a screen reader is told has no room by intent.
    if (width <= 2 || height <= 2) continue
    // Thai has no blanks between its words.
    const words = /[\u0e00-\u0e7f]/.test(text)
      ? [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)]
      : [...text.matchAll(/[^\s–—/-]+/g)].map(({ 0: segment, index }) => ({ segment, index }))
    const nextLine = Number.parseFloat(getComputedStyle(element).fontSize) * 0.7
    for (const { segment, index } of words) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + segment.trimEnd().length)
      const tops = [...range.getClientRects()].filter((box) => box.width > 0).map(({ top }) => top)
      // One line more for each place where the word itself says that it may end.
      const softHyphens = segment.split('\u00ad').length - 1
      const most = nextLine * (1 + 2 * softHyphens)
      if (Math.max(...tops) - Math.min(...tops) > most) broken.push(`${segment} in: ${text}`)
    }
  }
  return broken
}
