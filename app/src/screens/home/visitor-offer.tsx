import { Suspense, useEffect, type ReactNode } from 'react'
import { Card, Skeleton } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { ActionLink } from '../../frame/action-link.tsx'
import { ExampleRoom } from './example-room.ts'
import { lazyPart } from '../../frame/lazy-part.ts'
import type { QueryResult } from '../../frame/use-query.ts'
import { loadMessages } from '../../i18n/message-store.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Home } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'
import { OfferLines } from './offer-lines.tsx'

// The figures come from the lender, so what shows them can come after the page is ready.
const fetchFigures = () => import('./offer-figures.tsx')
const fetchExample = () => import('./worked-example.tsx')
const OfferFigures = lazyPart(fetchFigures, [])
const WorkedExample = lazyPart(fetchExample, ['cost'])

const Offer = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-4);
`

/** What anyone may know: the most one can borrow, at which rate, with a worked example. */
export function VisitorOffer({ home }: { home: QueryResult<Home> }): ReactNode {
  const { t } = useText()
  // On their way together with the answer that they show.
  useEffect(() => {
    void Promise.all([fetchFigures(), fetchExample(), loadMessages(['cost'])]).catch(
      () => undefined,
    )
  }, [])
  const isAsked = home.state === 'loading'
  const waiting = (
    <ExampleRoom>
      <Skeleton label={t('正在加载')} shapes={['rows']} />
    </ExampleRoom>
  )
  return (
    <>
      <Offer>
        {isAsked ? (
          <OfferLines />
        ) : (
          <Suspense fallback={<OfferLines />}>
            <OfferFigures home={home} />
          </Suspense>
        )}
        {/* The same element before and after: a tap between the two is not lost. */}
        <ActionLink to={pathTo('login')}>{t('查看我的额度')}</ActionLink>
      </Offer>
      {isAsked && waiting}
      {home.state === 'loaded' && (
        <Suspense fallback={waiting}>
          <WorkedExample cost={home.data.example.cost} licence={home.data.licence} />
        </Suspense>
      )}
    </>
  )
}
