import { Suspense, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { isOwedOrder } from '@paso/sdk/rules'
import { Button, Card, LoanSummary, Notice, Result, Skeleton } from '@paso/ui-kit'
import { CostCard } from '../../borrowing/cost-card.tsx'
import { DueCard } from '../../borrowing/due-card.tsx'
import { endingWords, orderStateWords, orderTone } from '../../application-flow/order-states.ts'
import { NoLoan } from '../../borrowing/no-loan.tsx'
import { OrderTimeline } from '../../borrowing/order-timeline.tsx'
import { useOrder } from '../../borrowing/use-order.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { navigateTo } from '../../frame/navigate.ts'
import { lazyPart } from '../../frame/lazy-part.ts'
import { Page } from '../../frame/page.tsx'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'

// Few loans are rejected.
const Rejection = lazyPart(() => import('./rejection.tsx'), ['steps'])
// Few pay too much.
const Overpaid = lazyPart(() => import('./overpaid.tsx'), [])

const Progress = styled(Card)`
  display: grid;
  gap: var(--paso-space-4);
  & h2 {
    font-size: var(--paso-text-body);
  }
`

/** How often a page that awaits the payout asks again, in milliseconds. */
const pollMs = 5_000

/** One loan: where it stands, what it costs, what was paid. */
export function OrderDetailsScreen(): ReactNode {
  const { t } = useText()
  const order = useOrder(pollMs)
  return (
    <Page
      title={t('借款详情')}
      back="home"
      footer={order.data && <NextAction order={order.data} />}
    >
      {order.none && <NoLoan />}
      {!order.none && order.state === 'loading' && (
        <Skeleton label={t('正在加载')} shapes={['figure', 'rows']} />
      )}
      {order.state === 'failed' && <QueryError query={order} />}
      {order.data !== undefined && <Details order={order.data} refetch={order.refetch} />}
    </Page>
  )
}

interface DetailsProps {
  order: Schema<'Order'>
  refetch: () => void
}

function Details({ order, refetch }: DetailsProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  // What being late has cost, and what is the borrower's: each where there is any.
  const sums = [
    { label: t('逾期费'), value: order.late_fee },
    { label: t('逾期利息'), value: order.late_interest },
    { label: t('多付的钱,属于您'), value: order.overpaid },
  ].filter(({ value }) => value.amount > 0)
  return (
    <>
      <OrderStatus order={order} refetch={refetch} />
      {(order.overpaid.amount > 0 || order.refund !== null) && (
        <Suspense fallback={<Skeleton label={t('正在加载')} shapes={['rows']} />}>
          <Overpaid order={order} onAsked={refetch} />
        </Suspense>
      )}
      <Progress>
        <h2>{t('借款进度')}</h2>
        <OrderTimeline order={order} />
      </Progress>
      <CostCard cost={order.cost} title={t('全部费用')} />
      <LoanSummary
        rows={[
          { label: t('借款编号'), value: <bdi dir="ltr">{order.order_number}</bdi> },
          {
            label: t('转入账户'),
            value: (
              <>
                <bdi>{order.account.bank_name}</bdi>{' '}
                <bdi dir="ltr">{order.account.number_masked}</bdi>
              </>
            ),
          },
          ...sums.map(({ label, value }) => ({ label, value: format.money(value) })),
        ]}
      />
    </>
  )
}

function OrderStatus({ order, refetch }: DetailsProps): ReactNode {
  const { t } = useText()
  if (isOwedOrder(order.state)) return <DueCard order={order} refetch={refetch} />
  if (order.state === 'payout_failed') {
    return (
      <Result outcome="attention" title={t('银行把钱退回了')} titleAs="h2">
        {t('您不欠任何款项。换一个账户,我们会再放款一次。')}
      </Result>
    )
  }
  if (order.state === 'signed' && order.timeline.some(({ state }) => state === 'payout_failed')) {
    return (
      <Result outcome="waiting" title={t('正在重新放款')} titleAs="h2">
        {t('款项会在 12 小时内转入下面的账户,到账后本页会自动更新。')}
      </Result>
    )
  }
  if (order.state === 'signed') {
    return (
      <Result outcome="waiting" title={t('等待放款')} titleAs="h2">
        {t('合同已签署。款项会在 12 小时内到账,到账后本页会自动更新。')}
      </Result>
    )
  }
  const ending = endingWords[order.state]
  if (ending) {
    return (
      <Result outcome="success" title={t(orderStateWords[order.state])} titleAs="h2">
        {t(ending)}
      </Result>
    )
  }
  if (order.refusal !== null) {
    return (
      <Suspense fallback={<Skeleton label={t('正在加载')} shapes={['rows']} />}>
        <Rejection refusal={order.refusal} />
      </Suspense>
    )
  }
  const tone = orderTone[order.state]
  return (
    <Notice tone={tone === 'neutral' ? 'information' : tone}>
      {t(orderStateWords[order.state])}
    </Notice>
  )
}

function NextAction({ order }: { order: Schema<'Order'> }): ReactNode {
  const { t } = useText()
  const navigate = useNavigate()
  const query = { order: order.order_id }
  if (isOwedOrder(order.state)) {
    return (
      <Button onClick={() => void navigate(pathTo('repayment', {}, query))}>{t('去还款')}</Button>
    )
  }
  if (order.state === 'approved') {
    return (
      <Button onClick={() => void navigate(pathTo('downSignApp', {}, query))}>{t('去签约')}</Button>
    )
  }
  if (order.state === 'payout_failed') {
    return (
      <Button onClick={() => void navigate(pathTo('bankcard', {}, query))}>
        {t('换一个账户')}
      </Button>
    )
  }
  return (
    <Button variant="secondary" onClick={() => navigateTo('home')}>
      {t('回到首页')}
    </Button>
  )
}
