import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Currency } from '../money/currencies.ts'
import { Money } from '../money/Money.tsx'
import { Card } from '../theme/Screen.tsx'
import { arcLength, QuotaArc } from './QuotaArc.tsx'

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-4);
`

const Figure = styled.div`
  display: flex;
  flex-direction: column;
  &[data-arc] {
    position: relative;
    align-items: center;
    /* Down to the ends of the arc. */
    min-block-size: calc(300 * var(--paso-u));
    padding-block-start: calc(104 * var(--paso-u));
    text-align: center;
  }
`

const Label = styled.p`
  color: var(--paso-ink-2);
  [data-arc] > & {
    max-inline-size: 64%;
  }
`

const Detail = styled.p`
  margin-block-start: var(--paso-space-1);
  color: var(--paso-ink-3);
  font-size: var(--paso-text-small);
  /* Below the ends of the arc, which are wider than the amount. */
  [data-arc] > & {
    margin-block-start: calc(40 * var(--paso-u));
  }
`

export interface QuotaCardProps extends Omit<ComponentProps<'section'>, 'label' | 'action'> {
  /** What the amount is: "Borrow up to", "You can borrow". */
  label: string
  /** What can be borrowed now, in integer minor units. */
  amount: number
  /** ISO 4217 code. */
  currency: Currency
  /** The whole limit in integer minor units. With it an arc shows which share is free. */
  limit?: number | undefined
  /** A line under the amount: the annual rate, or what of the limit is in use. */
  detail?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
  /** In which figures are written; that of KitSettings unless given. */
  locale?: string | undefined
}

/** How much can be borrowed: the figure that matters, large. */
export function QuotaCard(props: QuotaCardProps) {
  const { label, amount, currency, limit, detail, action, locale, ...rest } = props
  return (
    <Frame {...rest}>
      <Figure data-arc={limit === undefined ? undefined : ''}>
        {limit !== undefined && <QuotaArc share={arcLength(amount, limit)} />}
        <Label>{label}</Label>
        <Money amount={amount} currency={currency} whole size="huge" locale={locale} />
        {detail && <Detail>{detail}</Detail>}
      </Figure>
      {action}
    </Frame>
  )
}
