import { Suspense, type ReactNode } from 'react'
import country from '#country'
import { groupDigits, LoanSummary, Money, Notice, Result, type SummaryRow } from '@paso/ui-kit'
import { isOwedOrder } from '@paso/sdk/rules'
import { PaidStrip } from '../borrowing/paid-strip.tsx'
import { ActionLink } from '../frame/action-link.tsx'
import { lazyPart } from '../frame/lazy-part.ts'
import { useFormat } from '../i18n/formatters.ts'
import { useText, type Text } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { pathTo } from '../route-map.ts'
import { useFollowedOrder } from '../slip/use-followed-order.ts'
import { AllocationLine, useAllocationRows, useNextRows } from './what-it-changes.tsx'

const SaveReceipt = lazyPart(() => import('./save-receipt.tsx'), ['papers'])

interface RepaymentProps {
  repayment: Schema<'Repayment'>
}

/** What came of a payment: its sum, where it went, what is left, what is the borrower's. */
export function Received({ repayment }: RepaymentProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const { allocation, received, paid_at: at, order_id } = repayment
  const order = useFollowedOrder(order_id)
  return (
    <>
      <Result
        outcome={repayment.status === 'put_to_debt' ? 'attention' : 'success'}
        title={t('付款已收到')}
        titleAs="h2"
      >
        <Money {...received} size="large" />
        {at !== null && <p>{format.moment(at, country.timeZone)}</p>}
        <p>{whatItDid(repayment, t)}</p>
      </Result>
      <Allocation repayment={repayment} order={order} />
      {order !== undefined && isOwedOrder(order.state) && <PaidStrip order={order} />}
      {order?.documents.includes('receipt') && (
        <Suspense>
          <SaveReceipt order={order} repaymentId={repayment.repayment_id} />
        </Suspense>
      )}
      {allocation !== null && allocation.overpaid.amount > 0 && (
        <>
          <Notice tone="attention">
            {t('其中 {amount} 多付了,属于您,可以申请退款。', {
              amount: format.money(allocation.overpaid),
            })}
          </Notice>
          <ActionLink to={pathTo('orderdetails', {}, { order: repayment.order_id })}>
            {t('把多付的钱退给我')}
          </ActionLink>
        </>
      )}
    </>
  )
}

/** Where what has come so far went, and what is left of the loan. */
export function Allocated({ repayment }: RepaymentProps): ReactNode {
  const order = useFollowedOrder(repayment.order_id)
  return <Allocation repayment={repayment} order={order} />
}

interface AllocationProps extends RepaymentProps {
  order: Schema<'Order'> | undefined
}

function Allocation({ repayment, order }: AllocationProps): ReactNode {
  const { t } = useText()
  const due = useNextRows(order?.next_payment ?? null, (order?.days_left ?? 0) < 0)
  if (repayment.allocation === null) return null
  const left: SummaryRow[] = order === undefined ? [] : [...leftOf(order, t), ...due]
  const reference = repayment.instruction.reference
  return (
    <AllocationCard
      allocation={repayment.allocation}
      left={[
        ...left,
        { label: t('收据号(参考号)'), value: <bdi dir="ltr">{groupDigits(reference, [4])}</bdi> },
      ]}
    />
  )
}

/** What the plan still asks for to its end, and what ends the loan today where that is less. */
function leftOf({ outstanding, payoff_today: today }: Schema<'Order'>, t: Text['t']): SummaryRow[] {
  return [
    { label: t('按还款计划还要还'), value: <Money {...outstanding} /> },
    ...(today.amount < outstanding.amount
      ? [{ label: t('今天全部还清'), value: <Money {...today} /> }]
      : []),
  ]
}

interface AllocationCardProps {
  allocation: Schema<'Allocation'>
  left: readonly SummaryRow[]
}

function AllocationCard({ allocation, left }: AllocationCardProps): ReactNode {
  const { t } = useText()
  const rows = useAllocationRows(allocation)
  return (
    <LoanSummary
      title={t('这笔钱用在哪里')}
      lead={<AllocationLine allocation={allocation} />}
      rows={[...rows, ...left]}
    />
  )
}

function whatItDid(repayment: Schema<'Repayment'>, t: Text['t']): string {
  if (repayment.order_state === 'repaid') return t('借款已还清并结束,您不再欠任何钱。谢谢您。')
  if (repayment.order_state === 'returned')
    return t('借款已退回并结束,没有任何费用,您不再欠任何钱。谢谢您。')
  const { status, purpose } = repayment
  if (status === 'put_to_debt') {
    return purpose === 'extend'
      ? t('没有展期:这笔钱已用来还款。到期日不变。')
      : t('借款没有退回:这笔钱已用来还款。')
  }
  return purpose === 'extend' ? t('借款已展期,到期日已改。') : t('已记入您的借款。')
}
