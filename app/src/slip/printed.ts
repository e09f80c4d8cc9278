/** A part of a page that is printed alone, by a button of the page and by the browser's own menu alike. */
import { useEffect, type RefObject } from 'react'
import { styled } from 'styled-components'

/**
 * All around it leaves the paper, and so do its own buttons and the colours of a dark screen. `:not(&)` says
 * nothing: it keeps the rules for what is around from being taken for rules of what is inside.
 */
export const Printed = styled.div`
  @media print {
    [data-around-print]:not(&) {
      display: block !important;
      position: static !important;
      block-size: auto !important;
      max-block-size: none !important;
      margin: 0 !important;
      padding: 0 !important;
      overflow: visible !important;
      background: #fff !important;
    }
    [data-around-print]:not(&) > :not([data-around-print]):not(&) {
      display: none !important;
    }
    &:not([data-printed]) {
      display: none !important;
    }
    & ~ & {
      break-before: page;
    }
    & * {
      background: transparent !important;
      color: #000 !important;
      break-inside: avoid;
    }
    & button {
      display: none !important;
    }
  }
`

/** The parts that stand on the page now, the newest last, and the one that was asked for. */
const parts: HTMLElement[] = []
let asked: HTMLElement | undefined

/** Marks what is printed, and what that stands in: what was asked for, else all that is in front. */
function mark(): void {
  for (const each of document.querySelectorAll<HTMLElement>(
    '[data-printed], [data-around-print]',
  )) {
    delete each.dataset['printed']
    delete each.dataset['aroundPrint']
  }
  const front = parts[parts.length - 1]?.closest('dialog')
  const printed = asked ? [asked] : parts.filter((part) => part.closest('dialog') === front)
  for (const part of printed) {
    part.dataset['printed'] = ''
    for (let at = part.parentElement; at; at = at.parentElement) at.dataset['aroundPrint'] = ''
  }
}

/** Gives what prints the part alone; by the browser's menu it is printed with those beside it. */
export function usePrinted(ref: RefObject<HTMLElement | null>): () => void {
  useEffect(() => {
    const part = ref.current
    if (part === null) return undefined
    const change = (how: () => void): void => {
      how()
      asked = undefined
      mark()
    }
    change(() => parts.push(part))
    return () => change(() => parts.splice(parts.indexOf(part), 1))
  }, [ref])
  return () => {
    asked = ref.current ?? undefined
    mark()
    window.print()
  }
}
