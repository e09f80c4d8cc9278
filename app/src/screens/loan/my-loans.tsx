import { useState, type ReactNode } from 'react'
import country from '#country'
import { isOpenOrder, isOwedOrder } from '@paso/sdk/rules'
import { Button, OrderCard, Skeleton, type OrderCardProps } from '@paso/ui-kit'
import { orderStateWords, orderTone } from '../../application-flow/order-states.ts'
import { NoLoan } from '../../borrowing/no-loan.tsx'
import { QueryError } from '../../frame/query-error.tsx'
import { TabPage } from '../../frame/tab-page.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'
import { WhatNext } from './what-next.tsx'

/** Every loan of the borrower, the newest first. */
export function MyLoans(): ReactNode {
  const { t } = useText()
  return (
    <TabPage title={t('我的借款')} current="loan">
      <Loans />
    </TabPage>
  )
}

/** One page of them, and below it, once asked for, the next. */
function Loans({ cursor }: { cursor?: string }): ReactNode {
  const { t } = useText()
  const [more, setMore] = useState(false)
  const loans = useQuery('/order/list', cursor === undefined ? {} : { cursor })
  if (loans.state === 'loading') return <Skeleton label={t('正在加载')} shapes={['rows']} />
  if (loans.state === 'failed') return <QueryError query={loans} />
  const { orders, cursor: next } = loans.data
  if (orders.length === 0 && cursor === undefined) return <NoLoan />
  const only = cursor === undefined && orders.length === 1 ? orders[0] : undefined
  return (
    <>
      {orders.map((order) => (
        <Loan key={order.order_id} order={order} />
      ))}
      {only !== undefined && <WhatNext order={only} />}
      {next !== null && more && <Loans cursor={next} />}
      {next !== null && !more && (
        <Button variant="secondary" onClick={() => setMore(true)}>
          {t('更早的借款')}
        </Button>
      )}
    </>
  )
}

function Loan({ order }: { order: Schema<'OrderSummary'> }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  return isOwedOrder(order.state) ? (
    <OwedLoan order={order} />
  ) : (
    <LoanCard
      order={order}
      amount={order.principal}
      ended={!isOpenOrder(order.state)}
      detail={t('{date} 申请', { date: format.moment(order.applied_at, country.timeZone) })}
    />
  )
}

/** A loan that runs: what is to be paid next, as home says it. */
function OwedLoan({ order }: { order: Schema<'OrderSummary'> }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const { data } = useQuery('/order/detail', { order_id: order.order_id })
  const next = data?.next_payment ?? null
  // All that is owed is known at once, and true until the next payment is.
  if (data === undefined || next === null) {
    return <LoanCard order={order} amount={order.outstanding} detail={t('还要还的合计')} />
  }
  const date = format.day(next.due_date)
  const days = -(data.days_left ?? 0)
  const details = [
    ...(days > 0 ? [t('已逾期 {days} 天', { days }), date] : [t('{date} 到期', { date })]),
    ...(data.remaining_schedule.length > 1
      ? [t('还剩 {amount} 未还', { amount: format.money(data.outstanding) })]
      : []),
  ]
  return <LoanCard order={order} amount={next.total} detail={details.join(' · ')} />
}

type LoanCardProps = Pick<OrderCardProps, 'amount' | 'ended' | 'detail'> & {
  order: Schema<'OrderSummary'>
}

function LoanCard({ order, ...rest }: LoanCardProps): ReactNode {
  const { t } = useText()
  return (
    <OrderCard
      {...rest}
      title={t('借款 {number}', { number: order.order_number })}
      href={pathTo('orderdetails', {}, { order: order.order_id })}
      state={t(orderStateWords[order.state])}
      tone={orderTone[order.state]}
    />
  )
}
