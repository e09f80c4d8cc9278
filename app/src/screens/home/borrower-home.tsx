import { Suspense, type ReactNode } from 'react'
import { isSettledOrder } from '@paso/sdk/rules'
import { Notice, OrderCard, Skeleton, VisuallyHidden } from '@paso/ui-kit'
import { endingWords, orderStateWords, orderTone } from '../../application-flow/order-states.ts'
import { hasEnded } from '../../borrowing/has-ended.ts'
import { LanguagePill } from '../../frame/language-pill.tsx'
import { lazyPart } from '../../frame/lazy-part.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { TabPage } from '../../frame/tab-page.tsx'
import type { QueryResult } from '../../frame/use-query.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Home, Schema } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'
import { NextStep } from './next-step.tsx'
import { OpenLoan } from './open-loan.tsx'
import WorkedExample from './worked-example.tsx'

// Few borrowers ever see it.
const OverpaidLoan = lazyPart(() => import('./overpaid-loan.tsx'), [])

/** A borrower's home says what is to be done now: of the loan that is open, else the next step. */
export default function BorrowerHome({ home }: { home: QueryResult<Home> }): ReactNode {
  const { t } = useText()
  return (
    <TabPage current="home" action={<LanguagePill />}>
      <VisuallyHidden as="h1">{t('Paso 借款')}</VisuallyHidden>
      {home.state === 'loading' && <Skeleton label={t('正在加载')} shapes={['figure', 'rows']} />}
      {home.state === 'failed' && <QueryError query={home} />}
      {home.state === 'loaded' && <WhatNow home={home.data} />}
    </TabPage>
  )
}

function WhatNow({ home }: { home: Home }): ReactNode {
  const { order } = home
  if (order !== null && !hasEnded(order)) {
    return <OpenLoan orderId={order.order_id} />
  }
  return (
    <>
      {order !== null && <Ending order={order} />}
      <NextStep home={home} />
      {order !== null && <LatestLoan order={order} />}
      {home.quota !== null && <WorkedExample cost={home.example.cost} licence={home.licence} />}
    </>
  )
}

/** How the latest loan ended, where it did, and whether money of it is still the borrower's. */
function Ending({ order }: { order: Schema<'OrderSummary'> }): ReactNode {
  const { t } = useText()
  const ending = endingWords[order.state]
  return (
    <>
      {ending && (
        <Notice tone={orderTone[order.state] === 'good' ? 'good' : 'information'}>
          {t(ending)}
        </Notice>
      )}
      {isSettledOrder(order.state) && (
        <Suspense>
          <OverpaidLoan order={order} />
        </Suspense>
      )}
    </>
  )
}

function LatestLoan({ order }: { order: Schema<'OrderSummary'> }): ReactNode {
  const { t } = useText()
  return (
    <OrderCard
      title={t('借款 {number}', { number: order.order_number })}
      href={pathTo('orderdetails', {}, { order: order.order_id })}
      amount={order.principal}
      state={t(orderStateWords[order.state])}
      tone={orderTone[order.state]}
      ended={hasEnded(order)}
    />
  )
}
