import { Suspense, type ReactNode } from 'react'
import { isOwedOrder, isSettledOrder } from '@paso/sdk/rules'
import { Card, List, Money, Notice, OrderCard, QuotaCard, Skeleton } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { endingWords, orderStateWords, orderTone } from '../../application-flow/order-states.ts'
import { ActionLink } from '../../frame/action-link.tsx'
import { lazyPart } from '../../frame/lazy-part.ts'
import { routeOfNext } from '../../frame/next-route.ts'
import { QueryError } from '../../frame/query-error.tsx'
import type { QueryResult } from '../../frame/use-query.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Home, Schema } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'

type OrderSummary = Schema<'OrderSummary'>

// Few borrowers ever see these.
const FailedPayout = lazyPart(() => import('./failed-payout.tsx'), ['loan'])
const Refused = lazyPart(() => import('./refused.tsx'), ['steps'])
const OverpaidLoan = lazyPart(() => import('./overpaid-loan.tsx'), [])

const Stack = styled(Card)`
  display: grid;
  gap: var(--paso-space-3);
`

const Title = styled.h2`
  font-size: var(--paso-text-title);
`

/** A borrower's home: the loan that runs, else what can be borrowed, else the next step. */
export default function BorrowerHome({ home }: { home: QueryResult<Home> }): ReactNode {
  const { t } = useText()
  if (home.state === 'loading') return <Skeleton label={t('正在加载')} shapes={['figure']} />
  if (home.state === 'failed') return <QueryError query={home} />
  const { order, quota, next } = home.data
  return (
    <>
      {order !== null && isOwedOrder(order.state) ? <DueLoan order={order} /> : null}
      {order === null || !isOwedOrder(order.state) ? (
        <NextStep quota={quota} next={next} order={order} />
      ) : null}
      {order !== null && !isOwedOrder(order.state) && order.state !== 'payout_failed' ? (
        <LatestLoan order={order} />
      ) : null}
      <List
        label={t('我的')}
        items={[{ id: 'mine', title: t('我的'), icon: 'person', href: pathTo('mine') }]}
      />
    </>
  )
}

function useDueWords(): (order: OrderSummary) => string {
  const { t } = useText()
  return ({ days_left: days }) => {
    if (days === null) return ''
    if (days < 0) return t('已逾期 {days} 天', { days: -days })
    return days === 0 ? t('今天到期') : t('还有 {days} 天到期', { days })
  }
}

function DueLoan({ order }: { order: OrderSummary }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const dueWords = useDueWords()
  return (
    <Stack aria-labelledby="due-loan">
      <Title id="due-loan">{dueWords(order)}</Title>
      <Money {...order.outstanding} size="huge" />
      {order.due_date !== null && <p>{t('{date} 到期', { date: format.day(order.due_date) })}</p>}
      <ActionLink to={pathTo('repayment', {}, { order: order.order_id })}>{t('去还款')}</ActionLink>
      <ActionLink to={pathTo('orderdetails', {}, { order: order.order_id })} variant="quiet">
        {t('查看详情')}
      </ActionLink>
    </Stack>
  )
}

interface NextStepProps {
  quota: Home['quota']
  next: Home['next']
  order: OrderSummary | null
}

function NextStep({ quota, next, order }: NextStepProps): ReactNode {
  const { t } = useText()
  // Applied for and on its way: the loan below says how far, and what to do.
  if (order !== null && (order.state === 'applied' || order.state === 'signed')) return null
  if (order?.state === 'payout_failed') return <FailedPayout order={order} />
  if (order?.state === 'approved') {
    return (
      <Stack>
        <Title>{t('已批准,等待签约')}</Title>
        <ActionLink to={pathTo('downSignApp', {}, { order: order.order_id })}>
          {t('去签约')}
        </ActionLink>
      </Stack>
    )
  }
  if (quota !== null) {
    return (
      <QuotaCard
        label={t('您可以借')}
        {...quota}
        action={<ActionLink to={pathTo('prod')}>{t('去借款')}</ActionLink>}
      />
    )
  }
  // Every step is done and there is no quota: the lender leads nowhere but here.
  if (next === 'home') return <Refused />
  return (
    <Stack>
      <Title>{t('还差几步就能知道您的额度')}</Title>
      <ActionLink to={pathTo(next === null ? 'infoList' : routeOfNext(next))}>
        {t('继续填写资料')}
      </ActionLink>
    </Stack>
  )
}

function LatestLoan({ order }: { order: OrderSummary }): ReactNode {
  const { t } = useText()
  const details = pathTo('orderdetails', {}, { order: order.order_id })
  const ending = endingWords[order.state]
  return (
    <>
      {ending && <Notice tone="good">{t(ending)}</Notice>}
      {isSettledOrder(order.state) && (
        <Suspense>
          <OverpaidLoan order={order} />
        </Suspense>
      )}
      <OrderCard
        title={t('借款 {number}', { number: order.order_number })}
        href={details}
        amount={order.principal}
        state={t(orderStateWords[order.state])}
        tone={orderTone[order.state]}
        detail={order.state === 'signed' ? t('等待放款,12 小时内到账') : undefined}
      />
    </>
  )
}
