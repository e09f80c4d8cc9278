import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { BaseIcon } from '../icon/BaseIcon.tsx'
import type { LinkComponent } from '../kit-settings/KitSettings.tsx'
import { useLinkComponent } from '../kit-settings/KitSettings.tsx'
import { BrandMark } from './BrandMark.tsx'

const Bar = styled.header`
  position: sticky;
  /* Below what stands above every page: its height, where there is any. */
  inset-block-start: var(--paso-bar-start, 0);
  z-index: 2;
  display: flex;
  /* Enlarged text: the action takes a line of its own before the title breaks within words. */
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paso-space-2);
  min-block-size: calc(112 * var(--paso-u));
  padding: var(--paso-space-1) var(--paso-space-4);
  background: var(--paso-ground);
  color: var(--paso-ink);
  /* A landscape phone has no height to give away, nor has large text. */
  @media (max-height: 420px), (max-width: 15em) {
    position: static;
  }
`

const Back = styled.a`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--paso-target);
  block-size: var(--paso-target);
  margin-inline-start: calc(-20 * var(--paso-u));
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: inherit;
  cursor: pointer;
  &:active {
    background: var(--paso-brand-tint);
  }
`

const Title = styled.h1`
  flex: 1 1 6em;
  min-inline-size: 0;
  font-size: var(--paso-text-strong);
  font-weight: 700;
`

const Brand = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--paso-space-2);
  color: var(--paso-brand-ink);
  font-size: var(--paso-text-title);
  font-weight: 800;
  line-height: 1.2;
`

export interface AppBarProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** Where the reader is. Without it the brand stands in its place. */
  title?: string | undefined
  /** `p` where the page has its own first heading below. */
  titleAs?: 'h1' | 'p' | undefined
  /** The product's name, shown with its mark when there is no title. */
  brand?: string | undefined
  /** Where back leads; the link's name is `backLabel`. */
  backHref?: string | undefined
  /** Instead of `backHref`, or beside it: what back does. */
  onBack?: (() => void) | undefined
  /** Needed with either: "Back". */
  backLabel?: string | undefined
  /** At the end: one small action. */
  action?: ReactNode
  /** Draws the link back; that of KitSettings unless given. */
  linkComponent?: LinkComponent | undefined
}

/** The top of a screen: the way back, where one is, one action. */
export function AppBar(props: AppBarProps) {
  const {
    title,
    titleAs = 'h1',
    brand,
    backHref,
    onBack,
    backLabel,
    action,
    linkComponent,
    ...rest
  } = props
  const Link = useLinkComponent(linkComponent)
  const arrow = <BaseIcon name="back" />
  return (
    <Bar {...rest}>
      {backHref !== undefined ? (
        <Back as={Link} href={backHref} aria-label={backLabel} onClick={onBack}>
          {arrow}
        </Back>
      ) : (
        onBack && (
          <Back as="button" type="button" aria-label={backLabel} onClick={onBack}>
            {arrow}
          </Back>
        )
      )}
      {title !== undefined ? (
        <Title as={titleAs}>{title}</Title>
      ) : (
        <Brand>
          <BrandMark />
          <bdi>{brand}</bdi>
        </Brand>
      )}
      {action}
    </Bar>
  )
}
