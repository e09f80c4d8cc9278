import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useLocale } from '../kit-settings/KitSettings.tsx'
import { formatRate } from './format-rate.ts'

const Frame = styled.bdi`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`

export interface RateTextProps extends ComponentProps<'bdi'> {
  /** Integer basis points: 2280 is 22.8%. */
  basisPoints: number
  /** BCP 47 tag; the one of KitSettings unless given. */
  locale?: string | undefined
}

/**
 * A rate with its percent sign, isolated as one piece.
 *
 * @throws RangeError when `basisPoints` is not a safe integer.
 */
export function RateText({ basisPoints, locale, ...rest }: RateTextProps) {
  return (
    <Frame {...rest} dir="ltr">
      {formatRate(basisPoints, useLocale(locale))}
    </Frame>
  )
}
