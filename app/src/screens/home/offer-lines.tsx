import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../i18n/use-text.ts'

const Quiet = styled.p`
  color: var(--paso-ink-2);
  &[data-small] {
    color: var(--paso-ink-3);
    font-size: var(--paso-text-small);
  }
`

/* One line of each figure: as high with it as before it is here, so that nothing moves. */
const Figure = styled.div`
  display: flex;
  min-block-size: calc(var(--paso-leading, var(--paso-script-leading)) * var(--paso-text-strong));
  &[data-huge] {
    min-block-size: calc(1.15 * min(var(--paso-text-figure-large), 13.4vw));
  }
  &:empty {
    inline-size: 60%;
    border-radius: var(--paso-radius-small);
    background: var(--paso-sunken);
  }
`

interface OfferLinesProps {
  /** Left out until the lender has answered. */
  amount?: ReactNode
  rates?: ReactNode
}

/** The most that can be borrowed, and at which rates: the words before the figures that only the lender knows. */
export function OfferLines({ amount, rates }: OfferLinesProps): ReactNode {
  const { t } = useText()
  return (
    <div>
      <Quiet>{t('最高可借')}</Quiet>
      <Figure data-huge="">{amount}</Figure>
      <Quiet data-small="">{t('年化利率,费用都算在内')}</Quiet>
      <Figure>{rates}</Figure>
    </div>
  )
}
