import { Suspense, useId, type ReactNode } from 'react'
import { QuotaCard, Skeleton } from '@paso/ui-kit'
import { ActionLink } from '../../frame/action-link.tsx'
import { lazyPart } from '../../frame/lazy-part.ts'
import { routeOfNext } from '../../frame/next-route.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Home } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'
import { HomeCard } from './home-card.ts'

// Few borrowers ever see it.
const Refused = lazyPart(() => import('./refused.tsx'), ['steps', 'papers', 'help'])

/** What comes for who has no open loan: to borrow, to go on with the details, or to wait. */
export function NextStep({ home }: { home: Home }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const heading = useId()
  const { quota, next, order, offer } = home
  const on = pathTo(next === null ? 'infoList' : routeOfNext(next))
  if (quota !== null) {
    return (
      <QuotaCard
        label={t('您可以借')}
        {...quota}
        limit={offer.max_amount.amount}
        detail={t('最高 {limit} · 年化利率 {lowest} 至 {highest},已含全部费用', {
          limit: format.roundMoney(offer.max_amount),
          lowest: format.rate(offer.min_apr),
          highest: format.rate(offer.max_apr),
        })}
        action={<ActionLink to={on}>{t('去借款')}</ActionLink>}
      />
    )
  }
  // Every step is done and there is no quota: the lender leads nowhere but here.
  if (next === 'home') {
    return (
      <Suspense fallback={<Skeleton label={t('正在加载')} shapes={['rows']} />}>
        <Refused order={order} />
      </Suspense>
    )
  }
  // Who had a loan has filled in everything once: only the limit is worked out anew.
  const again = order !== null
  return (
    <HomeCard aria-labelledby={heading}>
      <h2 id={heading}>{again ? t('您的额度需要重新评估') : t('还差几步就能知道您的额度')}</h2>
      {again && <p>{t('资料都在,请核对后再提交一次,马上就知道新的额度。')}</p>}
      <ActionLink to={on}>{again ? t('核对资料并提交') : t('继续填写资料')}</ActionLink>
    </HomeCard>
  )
}
