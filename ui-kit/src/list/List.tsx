import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { drawn, Icon } from '../icon/Icon.tsx'
import type { LinkComponent } from '../kit-settings/KitSettings.tsx'
import { useLinkComponent } from '../kit-settings/KitSettings.tsx'
import { FieldHint as Small } from '../field/FieldParts.tsx'

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid var(--paso-line);
  border-radius: var(--paso-radius-card);
  background: var(--paso-card);
  box-shadow: var(--paso-elevation-1);
  list-style: none;
`

const Item = styled.li`
  &:not(:first-child) {
    border-block-start: 1px solid var(--paso-line);
  }
`

const Below = styled.div`
  padding: 0 var(--paso-space-4) var(--paso-space-3);
`

/** A link, a button or plain text: all look and measure the same. */
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paso-space-3);
  inline-size: 100%;
  min-block-size: var(--paso-control);
  padding: var(--paso-space-3) var(--paso-space-4);
  border: 0;
  background: transparent;
  color: var(--paso-ink);
  font: inherit;
  text-align: start;
  text-decoration: none;
  a&,
  button& {
    cursor: pointer;
    transition: background var(--paso-motion-quick);
  }
  a&:active,
  button&:active {
    background: var(--paso-brand-tint);
  }
  @media (hover: hover) {
    a&:hover,
    button&:hover {
      background: var(--paso-sunken);
    }
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: var(--paso-radius-card);
  }
  /* Letters twice as large on a small phone: the words have the line, the drawing gives its place. */
  @media (max-width: 15em) {
    flex-wrap: wrap;
    & > [data-part='mark'] {
      display: none;
    }
    /* As wide as its longest number: what stands at the end goes below before a sum is broken. */
    & > [data-part='words'] {
      flex: 1 0 auto;
      inline-size: min-content;
      min-inline-size: 4.5em;
      max-inline-size: 100%;
    }
  }
`

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: calc(72 * var(--paso-u));
  block-size: calc(72 * var(--paso-u));
  border-radius: var(--paso-radius-field);
  background: var(--paso-brand-tint);
  color: var(--paso-brand-ink);
  font-size: calc(28 * var(--paso-u));
`

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`

const Title = styled.span`
  font-weight: 600;
`

const Trailing = styled.span`
  color: var(--paso-ink-2);
  font-size: var(--paso-text-small);
  text-align: end;
`

const Chevron = styled.span`
  margin-inline-start: auto;
  color: var(--paso-ink-3);
  font-size: calc(26 * var(--paso-u));
`

export interface ListRowProps extends Omit<ComponentProps<'li'>, 'title' | 'onClick'> {
  /** What the row is. */
  title: ReactNode
  /** A second line. */
  detail?: ReactNode
  /** The name of one of the kit's drawings, or any node: an `<Icon>` of your own, a picture. */
  icon?: ReactNode
  /** At the end: a state, a version. */
  trailing?: ReactNode
  /** Makes the row a link. */
  href?: string | undefined
  /** Makes the row a button, or follows a link being taken. */
  onClick?: (() => void) | undefined
  /** Draws the link; that of KitSettings unless given. */
  linkComponent?: LinkComponent | undefined
  /** Below the words, as wide as they are and outside of link and button: a bar, a button of its own. */
  children?: ReactNode
}

/** One row of a `List`: a link, a button or plain words, with anything below it. */
export function ListRow(props: ListRowProps) {
  const { title, detail, icon, trailing, href, onClick, linkComponent, children, ...rest } = props
  const Link = useLinkComponent(linkComponent)
  const inside = (
    <>
      {icon && (
        <Mark data-part="mark" aria-hidden="true">
          {drawn(icon)}
        </Mark>
      )}
      <Words data-part="words">
        <Title>{title}</Title>
        {detail && <Small as="span">{detail}</Small>}
      </Words>
      {trailing && <Trailing>{trailing}</Trailing>}
      {(href !== undefined || onClick) && (
        <Chevron aria-hidden="true">
          <Icon name="forward" />
        </Chevron>
      )}
    </>
  )
  return (
    <Item {...rest}>
      {href !== undefined ? (
        <Row as={Link} href={href} onClick={onClick}>
          {inside}
        </Row>
      ) : onClick ? (
        <Row as="button" type="button" onClick={onClick}>
          {inside}
        </Row>
      ) : (
        <Row>{inside}</Row>
      )}
      {children && <Below>{children}</Below>}
    </Item>
  )
}

export interface ListItem extends Pick<
  ListRowProps,
  'title' | 'detail' | 'icon' | 'trailing' | 'href' | 'onClick' | 'children'
> {
  /** Stable within the list. */
  id: string
}

export interface ListProps extends Omit<ComponentProps<'ul'>, 'label'> {
  /** Name of the list for screen readers. */
  label: string
  /** The rows as data. */
  items?: readonly ListItem[] | undefined
  /** Draws the links of `items`; that of KitSettings unless given. */
  linkComponent?: LinkComponent | undefined
  /** Rows as nodes, after those of `items`: each a `ListRow` or an `<li>` of your own. */
  children?: ReactNode
}

/** Menu rows: links, buttons or plain facts, each at least 48 px high. */
export function List({ label, items = [], linkComponent, children, ...rest }: ListProps) {
  return (
    <Rows {...rest} aria-label={label}>
      {items.map(({ id, ...row }) => (
        <ListRow key={id} linkComponent={linkComponent} {...row} />
      ))}
      {children}
    </Rows>
  )
}
