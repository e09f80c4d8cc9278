import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { isOwedOrder } from '@paso/sdk/rules'
import { Skeleton } from '@paso/ui-kit'
import { NoLoan } from '../../borrowing/no-loan.tsx'
import { useOrder } from '../../borrowing/use-order.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { Page } from '../../frame/page.tsx'
import { useText } from '../../i18n/use-text.ts'
import { MoreTimePage } from '../../repaying/more-time-page.tsx'
import { PayPage } from '../../repaying/pay-page.tsx'
import { RepaymentPage } from '../../repaying/repayment-page.tsx'
import { pathTo } from '../../route-map.ts'

/** What is owed and how to pay it; with a repayment in the address its scannable code, with `extend` what gives more time. */
export function RepaymentScreen(): ReactNode {
  const { t } = useText()
  const [search] = useSearchParams()
  const repaymentId = search.get('repayment')
  if (repaymentId !== null) return <RepaymentPage repaymentId={repaymentId} title={t('还款')} />
  return <OwedOrder more={search.get('extend')} />
}

/** `more`: what gives more time; `help` asks for it at once. */
function OwedOrder({ more }: { more: string | null }): ReactNode {
  const { t } = useText()
  const order = useOrder()
  if (order.data !== undefined) {
    // Its own page says why, and what is to be done now.
    if (!isOwedOrder(order.data.state)) {
      return <Navigate to={pathTo('orderdetails', {}, { order: order.data.order_id })} replace />
    }
    const about = { order: order.data, refetch: order.refetch }
    return more === null ? (
      <PayPage {...about} />
    ) : (
      <MoreTimePage {...about} asksHelp={more === 'help'} />
    )
  }
  return (
    <Page title={t('还款')} back="home">
      {!order.none && order.state === 'loading' && (
        <Skeleton label={t('正在加载')} shapes={['figure', 'rows']} />
      )}
      {order.state === 'failed' && <QueryError query={order} />}
      {order.none && <NoLoan title={t('没有需要还款的借款')} />}
    </Page>
  )
}
