import { useEffect, useLayoutEffect, useState } from 'react'

/** `:modal` is younger than our browsers; there every open dialog is taken for a modal one. */
function isModal(dialog: Element): boolean {
  try {
    return dialog.matches(':modal')
  } catch {
    return true
  }
}

/** What lies topmost: the modal dialog that was opened last, else the page. Everything else is inert. */
function watchTopmost(onChange: (topmost: Element) => void): () => void {
  let opened: Element[] = []
  const look = () => {
    const open = [...document.querySelectorAll('dialog[open]')].filter(isModal)
    opened = [
      ...opened.filter((dialog) => open.includes(dialog)),
      ...open.filter((dialog) => !opened.includes(dialog)),
    ]
    onChange(opened[opened.length - 1] ?? document.body)
  }
  look()
  const observer = new MutationObserver(look)
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  return () => observer.disconnect()
}

/** Puts it there as it is: what has the focus keeps it. */
function move(host: Element, to: Element) {
  const focused = host.contains(document.activeElement) ? document.activeElement : null
  to.append(host)
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}

/**
 * An element of its own that always stands where it can be seen, pressed and heard: in the topmost modal
 * dialog, or on the page. It is the same element everywhere, so what is in it goes on as it was.
 *
 * @returns the element, `null` until the page runs; and how often it has moved. A component that shows something
 * in it hears of a move before it happens, in the render.
 */
export function useTopmostHost(): readonly [host: Element | null, moves: number] {
  const [host, setHost] = useState<Element | null>(null)
  const [place, setPlace] = useState<{ topmost: Element | null; moves: number }>({
    topmost: null,
    moves: 0,
  })

  useEffect(() => {
    const element = document.createElement('div')
    setHost(element)
    const stop = watchTopmost((topmost) =>
      setPlace((last) =>
        last.topmost === topmost && element.parentNode === topmost
          ? last
          : { topmost, moves: last.moves + 1 },
      ),
    )
    return () => {
      stop()
      element.remove()
    }
  }, [])

  useLayoutEffect(() => {
    if (host && place.topmost) move(host, place.topmost)
  }, [host, place])

  return [host, place.moves]
}
