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

/** Marks what the part stands in. */
export function usePrinted(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const around: HTMLElement[] = []
    for (let at = part.current?.parentElement; at; at = at.parentElement) around.push(at)
    for (const each of around) each.dataset['aroundPrint'] = ''
    return () => {
      for (const each of around) delete each.dataset['aroundPrint']
    }
  }, [part])
}
