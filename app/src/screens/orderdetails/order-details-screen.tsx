import { Suspense, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { isOpenOrder, isOwedOrder, isPaidOutOrder, isSettledOrder } from '@paso/sdk/rules'
import { Card, LoanSummary, Skeleton } from '@paso/ui-kit'
import { ShownAccount } from '../../borrowing/shown-account.tsx'
import { CostCard } from '../../borrowing/cost-card.tsx'
import { DueReason, usePayDay } from '../../borrowing/due-reason.tsx'
import { LenderMessages } from '../../borrowing/lender-messages.tsx'
import { NoLoan } from '../../borrowing/no-loan.tsx'
import { OrderTimeline } from '../../borrowing/order-timeline.tsx'
import { PaymentPlan } from '../../borrowing/payment-plan.tsx'
import { useOrder } from '../../borrowing/use-order.ts'
import { useRefetchOnChange } from '../../borrowing/use-refetch-on-change.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { lazyPart } from '../../frame/lazy-part.ts'
import { WidePage } from '../../frame/wide-page.tsx'
import { ContactRules } from '../../help/contact-rules.tsx'
import { SupportLine } from '../../help/support-line.tsx'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { CalendarButton } from './calendar-button.tsx'
import { NextAction } from './next-action.tsx'
import { OrderStatus, type OrderPartProps } from './order-status.tsx'
import { Papers } from './papers.tsx'
import { PaymentsMade } from './payments-made.tsx'

const mayBeGivenUp: ReadonlySet<Schema<'OrderState'>> = new Set([
  'applied',
  'approved',
  'payout_failed',
])
const AbandonLoan = lazyPart(
  async () => ({ default: (await import('../../borrowing/abandon-loan.tsx')).AbandonLoan }),
  [],
)

// Few pay too much.
const Overpaid = lazyPart(() => import('./overpaid.tsx'), [])
// For one day.
const ReturnLoan = lazyPart(() => import('./return-loan.tsx'), [])

// Only a loan that is owed can be paid off early.
const EarlyPayoff = lazyPart(() => import('../../repaying/early-payoff.tsx'), ['repayment'])

const Progress = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
  const { payDay, isKnown } = usePayDay()
  return (
    <WidePage
      title={t('借款详情')}
      back="home"
      footer={order.data && <NextAction order={order.data} />}
    >
      {order.none && <NoLoan />}
      {!order.none && (order.state === 'loading' || !isKnown) && (
        <Skeleton label={t('正在加载')} shapes={['figure', 'rows']} />
      )}
      {order.state === 'failed' && <QueryError query={order} />}
      {order.data !== undefined && isKnown && (
        // Until all of its parts are here, so that none moves another.
        <Suspense fallback={<Skeleton label={t('正在加载')} shapes={['figure', 'rows']} />}>
          <Details order={order.data} refetch={order.refetch} payDay={payDay} />
        </Suspense>
      )}
    </WidePage>
  )
}

function Details({ order, refetch, payDay }: OrderPartProps): ReactNode {
  const { t } = useText()
  useRefetchOnChange(order)
  const settled = isSettledOrder(order.state)
  return (
    <>
      <OrderStatus order={order} refetch={refetch} payDay={payDay} />
      {(order.overpaid.amount > 0 || order.refund !== null) && (
        <Overpaid order={order} onAsked={refetch} />
      )}
      {order.return_until !== null && <ReturnLoan order={order} refetch={refetch} />}
      {settled && <Papers order={order} />}
      {order.remaining_schedule.length > 0 && (
        <PaymentPlan order={order}>
          <CalendarButton order={order} />
        </PaymentPlan>
      )}
      <Progress>
        <h2>{t('借款进度')}</h2>
        <OrderTimeline order={order} />
      </Progress>
      {isPaidOutOrder(order.state) && <PaymentsMade order={order} />}
      {!settled && <Papers order={order} />}
      {order.refusal === null && (
        <LenderMessages about={({ order_id: about }) => about === order.order_id} />
      )}
      {/* A returned loan costs nothing. */}
      {order.state !== 'returned' && (
        <CostCard
          cost={order.cost}
          title={isPaidOutOrder(order.state) ? t('按时还款的全部费用') : t('全部费用')}
          feeLabel={wasExtended(order) ? t('服务费和展期费用') : undefined}
          isEstimate={order.state === 'applied' || order.state === 'rejected'}
        />
      )}
      {isOpenOrder(order.state) && !isPaidOutOrder(order.state) && (
        <DueReason payDay={payDay} schedule={order.cost.schedule} />
      )}
      {isOwedOrder(order.state) && <EarlyPayoff order={order} />}
      <Facts order={order} />
      {mayBeGivenUp.has(order.state) && <AbandonLoan orderId={order.order_id} />}
      {isOwedOrder(order.state) && <ContactRules />}
      <SupportLine />
    </>
  )
}

/** What was paid for more time is among the fees, and in no payment of the schedule. */
const wasExtended = ({ cost }: Schema<'Order'>): boolean =>
  cost.service_fee.amount > cost.schedule.reduce((sum, { service_fee: fee }) => sum + fee.amount, 0)

/** Its number, its account, and what being late has cost, where it has. */
function Facts({ order }: Pick<OrderPartProps, 'order'>): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const sums = [
    { label: t('逾期费'), value: order.late_fee },
    { label: t('逾期利息'), value: order.late_interest },
    { label: t('多付的钱,属于您'), value: order.overpaid },
  ].filter(({ value }) => value.amount > 0)
  return (
    <LoanSummary
      rows={[
        { label: t('借款编号'), value: <bdi dir="ltr">{order.order_number}</bdi> },
        // Of a loan that came to nothing none was paid.
        ...(!isOpenOrder(order.state) && !isPaidOutOrder(order.state)
          ? []
          : [{ label: t('转入账户'), value: <ShownAccount account={order.account} /> }]),
        ...sums.map(({ label, value }) => ({ label, value: format.money(value) })),
      ]}
    />
  )
}
