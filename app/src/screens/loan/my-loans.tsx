import type { ReactNode } from 'react'
import { OrderCard, Skeleton } from '@paso/ui-kit'
import { orderStateWords, orderTone } from '../../application-flow/order-states.ts'
import { NoLoan } from '../../borrowing/no-loan.tsx'
import { QueryError } from '../../frame/query-error.tsx'
import { Page } from '../../frame/page.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'

export function MyLoans(): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const orders = useQuery('/order/list')
  return (
    <Page title={t('我的借款')} back="home">
      {orders.state === 'loading' && <Skeleton label={t('正在加载')} shapes={['rows']} />}
      {orders.state === 'failed' && <QueryError query={orders} />}
      {orders.data?.orders.length === 0 && <NoLoan />}
      {orders.data?.orders.map((order) => (
        <OrderCard
          key={order.order_id}
          title={t('借款 {number}', { number: order.order_number })}
          href={pathTo('orderdetails', {}, { order: order.order_id })}
          amount={order.principal}
          state={t(orderStateWords[order.state])}
          tone={orderTone[order.state]}
          detail={
            order.due_date === null
              ? undefined
              : t('{date} 到期', { date: format.day(order.due_date) })
          }
        />
      ))}
    </Page>
  )
}
