import type { ReactNode } from 'react'
import { QuotaCard } from '@paso/ui-kit'
import { ActionLink } from '../../frame/action-link.tsx'
import { QueryError } from '../../frame/query-error.tsx'
import type { QueryResult } from '../../frame/use-query.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Home } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'
import { WorkedExample } from './worked-example.tsx'

/** The lender's own figures, or that they could not be fetched. */
export default function OfferFigures({ home }: { home: QueryResult<Home> }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const action = <ActionLink to={pathTo('login')}>{t('查看我的额度')}</ActionLink>
  if (home.state !== 'loaded') {
    return (
      <>
        <QueryError query={home} />
        {action}
      </>
    )
  }
  const { offer, example, licence } = home.data
  return (
    <>
      <QuotaCard
        label={t('最高可借')}
        {...offer.max_amount}
        detail={t('年化利率 {lowest} 至 {highest},已含全部费用', {
          lowest: format.rate(offer.min_apr),
          highest: format.rate(offer.max_apr),
        })}
        action={action}
      />
      <WorkedExample cost={example.cost} licence={licence} />
    </>
  )
}
