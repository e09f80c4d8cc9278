/** On how many lines a number stands. */
export function linesOf(container: Element, number: string): number {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const at = node.textContent?.indexOf(number) ?? -1
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + number.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  return 0
}
