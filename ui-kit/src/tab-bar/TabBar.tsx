import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconName } from '../icon/Icon.tsx'
import type { LinkComponent } from '../kit-settings/KitSettings.tsx'
import { useLinkComponent } from '../kit-settings/KitSettings.tsx'
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx'

const Bar = styled.nav`
  position: sticky;
  inset-block-end: 0;
  z-index: 2;
  padding: var(--paso-space-1) var(--paso-space-1)
    calc(var(--paso-space-1) + env(safe-area-inset-bottom, 0px));
  border-block-start: 1px solid var(--paso-line);
  background: var(--paso-card);
  & > ul {
    display: flex;
    flex-wrap: wrap;
    list-style: none;
  }
  /* As wide as its longest word at least: what has no room then stands in a second row. */
  & li {
    flex: 1 1 0;
    max-inline-size: 100%;
  }
  /* A landscape phone or a keyboard leaves no height to give away. */
  @media (max-height: 420px) {
    position: static;
  }
`

const Mark = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: min(100%, calc(112 * var(--paso-u)));
  block-size: calc(56 * var(--paso-u));
  border-radius: var(--paso-radius-round);
  transition: background-color var(--paso-motion-quick) var(--paso-ease);
`

const Tab = styled.a`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 2px;
  min-block-size: var(--paso-target);
  padding: var(--paso-space-1) 2px;
  border-radius: var(--paso-radius-field);
  color: var(--paso-ink-2);
  /* Its words grow with the reader's letters as far as a row of them can. */
  font-size: max(12px, min(0.75rem, 4.8vw));
  line-height: var(--paso-leading-tight, var(--paso-script-leading-tight));
  text-align: center;
  text-decoration: none;
  touch-action: manipulation;
  & > span {
    max-inline-size: 100%;
  }
  &[aria-current] {
    color: var(--paso-brand-ink);
    font-weight: 700;
  }
  &:active > ${Mark}, &[aria-current] > ${Mark} {
    background: var(--paso-brand-tint);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[aria-current] > ${Mark} {
      outline: 2px solid Highlight;
    }
  }
`

/** A sign that something waits there; how much is said in words. */
const Dot = styled.i`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 22%;
  inline-size: 10px;
  block-size: 10px;
  border: 2px solid var(--paso-card);
  border-radius: 50%;
  background: var(--paso-bad);
  box-sizing: content-box;
  @media (forced-colors: active) {
    background: CanvasText;
  }
`

export interface TabBarItem {
  /** Where it leads. */
  href: string
  /** A word or two. */
  label: string
  /** Which drawing of the kit. */
  icon: IconName
  /** Something waits there, said to screen readers: "2 new messages". A dot shows it. */
  badge?: string | undefined
}

export interface TabBarProps extends Omit<ComponentProps<'nav'>, 'label' | 'children'> {
  /** Name of the bar for screen readers: "Main pages". */
  label: string
  /** Three to five places that are always one press away. */
  items: readonly TabBarItem[]
  /** The `href` of the place where the reader is. */
  current?: string | undefined
  /** Draws its links; the one of KitSettings unless given. */
  linkComponent?: LinkComponent | undefined
}

/** The main places of a product, at the thumb: plain links, of which one is where the reader is. */
export function TabBar({ label, items, current, linkComponent, ...rest }: TabBarProps) {
  const Link = useLinkComponent(linkComponent)
  return (
    <Bar {...rest} aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <Tab
              as={Link}
              href={item.href}
              aria-current={item.href === current ? 'page' : undefined}
            >
              <Mark>
                <Icon name={item.icon} />
                {item.badge && <Dot />}
              </Mark>
              <span>{item.label}</span>
              {item.badge && <VisuallyHidden> ({item.badge})</VisuallyHidden>}
            </Tab>
          </li>
        ))}
      </ul>
    </Bar>
  )
}
