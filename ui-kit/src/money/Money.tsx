import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useLocale } from '../kit-settings/KitSettings.tsx'
import type { Currency } from './currencies.ts'
import { formatMoney } from './format-money.ts'

const Frame = styled.bdi`
  /* In a column it stands where the page's lines begin, though it runs left to right itself. */
  inline-size: fit-content;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  &[data-size='large'],
  &[data-size='huge'] {
    color: var(--paso-ink);
    line-height: 1.2;
  }
  /*
   * The largest figures grow with the reader's font only as far as the screen can hold them, but are
   * never smaller than the text around them.
   */
  &[data-size='large'] {
    font-size: clamp(var(--paso-text-body), 8.4vw, var(--paso-text-figure));
  }
  &[data-size='huge'] {
    font-size: clamp(var(--paso-text-body), 13.4vw, var(--paso-text-figure-large));
    line-height: 1.15;
    letter-spacing: -0.02em;
  }
  /* A hundred thousand and more, or a currency in letters, must still fit a screen of 320. */
  &[data-size='huge'][data-long] {
    font-size: clamp(var(--paso-text-body), 9.8vw, calc(72 * var(--paso-u)));
  }
`

const CurrencySymbol = styled.span`
  unicode-bidi: isolate;
  margin-inline-end: 0.08em;
  font-size: max(12px, 0.86em);
  font-weight: 600;
  letter-spacing: 0;
  [data-size='large'] > & {
    color: var(--paso-ink-2);
    font-size: 0.68em;
  }
  [data-size='huge'] > & {
    color: var(--paso-ink-2);
    font-size: max(20px, 0.58em);
  }
`

/** An amount as the contract carries it. */
export type MoneyValue = {
  /** Integer minor units. */
  amount: number
  /** ISO 4217 code. */
  currency: Currency
}

export interface MoneyProps extends MoneyValue, ComponentProps<'bdi'> {
  /** BCP 47 tag; the one of KitSettings unless given. */
  locale?: string | undefined
  /** Leaves out a fraction of nothing, `.00`. An amount that has a fraction keeps it: a debt is never rounded. */
  whole?: boolean | undefined
  /** `text` stays in the size around it. */
  size?: 'text' | 'large' | 'huge' | undefined
}

/**
 * Money, isolated from the text around it, so that a right-to-left page does not scramble it.
 *
 * @throws RangeError when the amount is not a safe integer or the currency none of ISO 4217.
 */
export function Money({
  amount,
  currency,
  locale,
  whole = false,
  size = 'text',
  ...rest
}: MoneyProps) {
  const parts = formatMoney({ amount, currency, locale: useLocale(locale), whole })
  const { symbolFirst, sign, figure, gap } = parts
  const isLong = figure.length > 9 || parts.symbol.length > 3
  // The gap is as small as the symbol.
  const symbol = (
    <CurrencySymbol>
      {!symbolFirst && gap}
      {parts.symbol}
      {symbolFirst && gap}
    </CurrencySymbol>
  )
  return (
    <Frame {...rest} dir="ltr" data-size={size} data-long={isLong ? '' : undefined}>
      {sign}
      {symbolFirst ? symbol : figure}
      {symbolFirst ? figure : symbol}
    </Frame>
  )
}
