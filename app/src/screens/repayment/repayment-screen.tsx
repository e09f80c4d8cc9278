import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isOwedOrder } from '@paso/sdk/rules'
import { Button, EmptyState, Skeleton } from '@paso/ui-kit'
import { useOrder } from '../../borrowing/use-order.ts'
import { FailedAnswer } from '../../frame/failed-answer.tsx'
import { go } from '../../frame/go.ts'
import { Page } from '../../frame/page.tsx'
import { useText } from '../../i18n/use-text.ts'
import { AwaitedPayment } from '../../repaying/awaited-payment.tsx'
import { WaysToPay } from './ways-to-pay.tsx'

/** What is owed and how to pay it; with a payment in the address, its scannable code. */
export function RepaymentScreen(): ReactNode {
  const { t } = useText()
  const [search] = useSearchParams()
  const order = useOrder()
  const paymentId = search.get('payment')
  if (paymentId !== null) return <AwaitedPayment paymentId={paymentId} title={t('还款')} />
  const owed = order.data !== undefined && isOwedOrder(order.data.state)
  return (
    <Page title={t('还款')} back="home">
      {!order.none && order.state === 'loading' && (
        <Skeleton label={t('正在加载')} shapes={['figure', 'rows']} />
      )}
      {order.state === 'failed' && <FailedAnswer answer={order} />}
      {owed && <WaysToPay order={order.data} reload={order.reload} />}
      {(order.none || (order.data !== undefined && !owed)) && (
        <EmptyState
          title={t('没有需要还款的借款')}
          actions={<Button onClick={() => go('home')}>{t('回到首页')}</Button>}
        />
      )}
    </Page>
  )
}
