import { Suspense, type ReactNode } from 'react'
import { QuotaCard, Skeleton } from '@paso/ui-kit'
import { ActionLink } from '../../frame/action-link.tsx'
import { lazyPart } from '../../frame/lazy-part.ts'
import { routeOfNext } from '../../frame/next-route.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Home } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'

// Whom no limit stands for yet, or none.
const Details = lazyPart(() => import('./details.tsx'), ['steps'])
// Few borrowers ever see it.
const Refused = lazyPart(() => import('./refused.tsx'), ['steps', 'papers', 'help'])

/** What comes for who has no open loan: to borrow, to go on with the details, or to wait. */
export function NextStep({ home }: { home: Home }): ReactNode {
  const { t } = useText()
  const { order, refusal } = home
  if (home.quota !== null) return <Limit home={home} quota={home.quota} />
  return (
    <Suspense fallback={<Skeleton label={t('正在加载')} shapes={['rows']} />}>
      {refusal === null ? <Details home={home} /> : <Refused refusal={refusal} order={order} />}
    </Suspense>
  )
}

interface LimitProps {
  home: Home
  quota: NonNullable<Home['quota']>
}

/** What can be borrowed now, of which most, at which rates. */
function Limit({ home, quota }: LimitProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const { offer, next } = home
  return (
    <QuotaCard
      label={t('您可以借')}
      {...quota}
      limit={offer.max_amount.amount}
      detail={
        <>
          {t('最高 {limit}', { limit: format.roundMoney(offer.max_amount) })}
          <br />
          {t('年化利率 {lowest} 至 {highest},已含全部费用', {
            lowest: format.rate(offer.min_apr),
            highest: format.rate(offer.max_apr),
          })}
        </>
      }
      action={
        <ActionLink to={pathTo(next === null ? 'prod' : routeOfNext(next))}>
          {t('去借款')}
        </ActionLink>
      }
    />
  )
}
