import { Suspense, type ReactNode } from 'react'
import { Card, Skeleton } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { ActionLink } from '../../frame/action-link.tsx'
import { ExamplePlaceholder } from './example-placeholder.ts'
import { lazyPart } from '../../frame/lazy-part.ts'
import type { QueryResult } from '../../frame/use-query.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Home } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'

// The figures come from the lender, so what shows them can come after the page is ready.
const OfferFigures = lazyPart(() => import('./offer-figures.tsx'), ['cost'])

/* As high as the card that takes its place, line for line, so that nothing moves. */
const Waiting = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-4);
`

const Label = styled.p`
  color: var(--paso-ink-2);
`

const FigureShape = styled.div`
  block-size: calc(
    1.15 * var(--paso-text-figure-large) + var(--paso-leading, var(--paso-script-leading)) *
      var(--paso-text-small) + 8 * var(--paso-u)
  );
  max-inline-size: 70%;
  border-radius: var(--paso-radius-small);
  background: var(--paso-sunken);
`

/** What anyone may know: the most one can borrow, at which rate, with a worked example. */
export function VisitorOffer({ home }: { home: QueryResult<Home> }): ReactNode {
  if (home.state === 'loading') return <WaitingOffer />
  return (
    <Suspense fallback={<WaitingOffer />}>
      <OfferFigures home={home} />
    </Suspense>
  )
}

function WaitingOffer(): ReactNode {
  const { t } = useText()
  return (
    <>
      <Waiting>
        <div>
          <Label>{t('最高可借')}</Label>
          <FigureShape />
        </div>
        <ActionLink to={pathTo('login')}>{t('查看我的额度')}</ActionLink>
      </Waiting>
      <ExamplePlaceholder>
        <Skeleton label={t('正在加载')} shapes={['rows']} />
      </ExamplePlaceholder>
    </>
  )
}
