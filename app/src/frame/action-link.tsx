import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { AppLink } from './app-link.tsx'

const Action = styled(AppLink)`
  display: grid;
  grid-template-columns: minmax(0, auto);
  place-content: center;
  min-block-size: var(--paso-control);
  padding: var(--paso-space-2) var(--paso-space-4);
  border: 1.5px solid var(--paso-brand);
  border-radius: var(--paso-radius-field);
  background: var(--paso-brand);
  color: var(--paso-on-brand);
  font-size: var(--paso-text-strong);
  font-weight: 700;
  line-height: var(--paso-leading-tight, var(--paso-script-leading-tight));
  text-align: center;
  text-decoration: none;
  &:active {
    background: var(--paso-brand-press);
  }
  &[data-variant='quiet'] {
    min-block-size: var(--paso-target);
    border-color: transparent;
    background: transparent;
    color: var(--paso-brand-ink);
    font-size: var(--paso-text-body);
  }
  /* As the kit's button: the backing that would be put behind the words hides them. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`

interface ActionLinkProps {
  to: string
  /** One `primary` a page. Default `primary`. */
  variant?: 'primary' | 'quiet'
  /** Takes the place of this page in history, for pages that are outcomes. */
  replace?: boolean
  children: ReactNode
}

/** An action that only leads somewhere: a link, so that it works before the code is here. */
export function ActionLink({
  to,
  variant = 'primary',
  replace = false,
  children,
}: ActionLinkProps): ReactNode {
  return (
    <Action href={to} replace={replace} data-variant={variant}>
      {children}
    </Action>
  )
}
