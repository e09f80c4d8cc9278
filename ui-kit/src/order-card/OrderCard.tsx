import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icon/Icon.tsx'
import type { LinkComponent } from '../kit-settings/KitSettings.tsx'
import { useLinkComponent } from '../kit-settings/KitSettings.tsx'
import type { MoneyValue } from '../money/Money.tsx'
import { Money } from '../money/Money.tsx'

const Frame = styled.article`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--paso-space-3);
  padding: var(--paso-space-4);
  border: 1px solid var(--paso-line);
  border-radius: var(--paso-radius-card);
  background: var(--paso-card);
  box-shadow: var(--paso-elevation-1);
  &:active {
    background: var(--paso-sunken);
  }
  &:focus-within {
    border-color: var(--paso-brand);
  }
  /* Letters twice as large on a small phone: the mark makes room for the longest number, which no line breaks. */
  @media (max-width: 15em) {
    flex-wrap: wrap;
    & > svg {
      margin-inline-start: auto;
    }
    & h2,
    & h3,
    & h4 {
      font-size: min(var(--paso-text-small), 7.4vw);
    }
  }
`

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--paso-space-1);
  min-inline-size: 0;
  @media (max-width: 15em) {
    flex: 1 0 auto;
    inline-size: min-content;
    max-inline-size: 100%;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--paso-space-1) var(--paso-space-3);
`

/**
 * The link's name is the loan's; its target is the whole card. Its own box is as high as a thumb
 * needs, too, for what measures that alone; the margin takes the height back out of the line.
 */
const Name = styled.h2`
  font-size: var(--paso-text-small);
  font-weight: 400;
  & > a {
    display: block;
    min-inline-size: var(--paso-target);
    padding-block: calc((var(--paso-target) - 1em) / 2);
    margin-block: calc((1em - var(--paso-target)) / 2);
    color: var(--paso-ink-2);
    text-decoration: none;
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--paso-radius-card);
  }
  & > a:focus-visible {
    outline: 0;
  }
  & > a:focus-visible::after {
    outline: 3px solid var(--paso-focus);
    outline-offset: 2px;
  }
`

const State = styled.span`
  padding: 0.15em 0.75em;
  border-radius: var(--paso-radius-round);
  background: var(--paso-sunken);
  color: var(--paso-ink-2);
  font-size: var(--paso-text-caption);
  font-weight: 600;
  &[data-tone='good'] {
    background: var(--paso-brand-tint);
    color: var(--paso-brand-ink);
  }
  &[data-tone='attention'] {
    background: var(--paso-sun-tint);
    color: var(--paso-sun-ink);
  }
  &[data-tone='bad'] {
    background: var(--paso-bad-tint);
    color: var(--paso-bad);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Detail = styled.p`
  color: var(--paso-ink-2);
  font-size: var(--paso-text-small);
`

export type OrderTone = 'neutral' | 'good' | 'attention' | 'bad'

export interface OrderCardProps extends Omit<ComponentProps<'article'>, 'title' | 'href'> {
  /** Which loan: "Loan of 3 Sep 2026". Names the link. */
  title: string
  /** Level of the heading that the title is; 2 unless the list stands under a heading of its own. */
  level?: 2 | 3 | 4 | undefined
  /** Where the order is shown. */
  href: string
  /** What the order is about. */
  amount: MoneyValue
  /** The state in words. */
  state: string
  /** How the state is felt: `attention` near the due date, `bad` when overdue or refused. */
  tone?: OrderTone | undefined
  /** Nothing more comes of it: its amount asks for nothing, and is no larger than the text. */
  ended?: boolean | undefined
  /** What comes next: "Due 3 Dec 2026". */
  detail?: ReactNode
  /** Draws the link; that of KitSettings unless given. */
  linkComponent?: LinkComponent | undefined
  /** In which figures are written; that of KitSettings unless given. */
  locale?: string | undefined
}

/** One loan in a list; the whole card leads to it. */
export function OrderCard(props: OrderCardProps) {
  const { title, level = 2, href, amount, state, tone = 'neutral', detail, ...others } = props
  const { ended, locale, linkComponent, ...rest } = others
  const Link = useLinkComponent(linkComponent)
  return (
    <Frame {...rest}>
      <Words>
        <Head>
          <Name as={`h${level}`}>
            <Link href={href}>{title}</Link>
          </Name>
          <State data-tone={tone}>{state}</State>
        </Head>
        <Money {...amount} size={ended ? undefined : 'large'} locale={locale} />
        {detail && <Detail>{detail}</Detail>}
      </Words>
      <Icon name="forward" />
    </Frame>
  )
}
