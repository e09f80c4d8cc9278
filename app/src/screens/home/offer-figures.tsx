import type { ReactNode } from 'react'
import { Money } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { QueryError } from '../../frame/query-error.tsx'
import type { QueryResult } from '../../frame/use-query.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Home } from '../../lender/answers.ts'
import { OfferLines } from './offer-lines.tsx'

const Rates = styled.strong`
  font-size: var(--paso-text-strong);
`

/** The lender's own figures, or that they could not be fetched. */
export default function OfferFigures({ home }: { home: QueryResult<Home> }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  if (home.state !== 'loaded') return <QueryError query={home} />
  const { max_amount, min_apr, max_apr } = home.data.offer
  return (
    <OfferLines
      amount={<Money {...max_amount} whole size="huge" />}
      rates={
        <Rates>
          {t('利率 {lowest} 至 {highest}', {
            lowest: format.rate(min_apr),
            highest: format.rate(max_apr),
          })}
        </Rates>
      }
    />
  )
}
