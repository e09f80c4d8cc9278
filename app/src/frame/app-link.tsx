import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of ours (from `pathTo`); any other address is an ordinary link. */
  href?: string
  /** Takes the place of this page in history. */
  replace?: boolean
}

/** The router's link, with the `href` that the kit's components give. */
export function AppLink({ href = '', replace = false, ...rest }: AppLinkProps): ReactNode {
  return href.startsWith('/') ? (
    <Link to={href} replace={replace} {...rest} />
  ) : (
    <a href={href} {...rest} />
  )
}
