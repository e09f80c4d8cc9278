import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useHref, useNavigate } from 'react-router-dom'

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of ours (from `pathTo`); any other address is an ordinary link. */
  href?: string
  /** Takes the place of this page in history. */
  replace?: boolean
}

/**
 * A link that moves within the app without loading the page anew. The router's own carries
 * prefetching and form handling that we have no use for (4 kB).
 */
export function AppLink({ href = '', ...rest }: AppLinkProps): ReactNode {
  return href.startsWith('/') ? <InnerLink href={href} {...rest} /> : <a href={href} {...rest} />
}

function InnerLink({ href = '', replace = false, onClick, ...rest }: AppLinkProps): ReactNode {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainPress(event)) return
    event.preventDefault()
    void navigate(href, { replace })
  }
  return <a {...rest} href={useHref(href)} onClick={follow} />
}

/** Not for a new tab or window: those are the browser's. */
const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
