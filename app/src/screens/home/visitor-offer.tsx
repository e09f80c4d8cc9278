import { lazy, Suspense, type ReactNode } from 'react'
import { Card, QuotaCard, Skeleton } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { ActionLink } from '../../frame/action-link.tsx'
import { FailedAnswer } from '../../frame/failed-answer.tsx'
import type { Answer } from '../../frame/use-answer.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Home } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'

// Its figures come from the lender, so its code can come after the page is ready.
const WorkedExample = lazy(() => import('./worked-example.tsx'))

/* As high as the card that takes its place, line for line, so that nothing moves. */
const Waiting = styled(Card)`
  display: grid;
  gap: var(--paso-space-4);
`

const FigureShape = styled.div`
  block-size: calc(1.15 * var(--paso-text-figure-large) + 1.5 * var(--paso-text-small));
  max-inline-size: 70%;
  border-radius: var(--paso-radius-small);
  background: var(--paso-sunken);
`

/** What anyone may know: the most one can borrow, at which rate, with a worked example. */
export function VisitorOffer({ home }: { home: Answer<Home> }): ReactNode {
  const { t, format } = useText()
  const action = <ActionLink to={pathTo('login')}>{t('查看我的额度')}</ActionLink>
  if (home.state !== 'here') {
    return (
      <>
        <Waiting>
          <h1>{t('最高可借')}</h1>
          {home.state === 'failed' ? (
            <FailedAnswer answer={home} />
          ) : (
            <FigureShape />
          )}
          {action}
        </Waiting>
        {home.state === 'loading' && <Skeleton label={t('正在加载')} shapes={['rows']} />}
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
      <Suspense fallback={<Skeleton label={t('正在加载')} shapes={['rows']} />}>
        <WorkedExample cost={example.cost} licence={licence} />
      </Suspense>
    </>
  )
}
