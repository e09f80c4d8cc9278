import type { ReactNode } from 'react'
import { Button, Skeleton } from '@paso/ui-kit'
import { useOrder } from '../../borrowing/use-order.ts'
import { Page } from '../../frame/page.tsx'
import { navigateTo } from '../../frame/navigate.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useText } from '../../i18n/use-text.ts'
import { CashRegister } from '../../repaying/cash-register.tsx'
import { PaymentList } from '../../repaying/payment-list.tsx'

/** The cash register (D8): what is owed and by which account it is paid, and every payment made. */
export function RepaymentMineScreen(): ReactNode {
  const { t } = useText()
  const order = useOrder()
  const orderId = order.data?.order_id
  const payments = useQuery('/repay/list', orderId === undefined ? {} : { order_id: orderId }, {
    enabled: order.none || orderId !== undefined,
  })
  const owed = order.data?.next_payment ?? null
  return (
    <Page
      title={t('收银台')}
      back="repayment"
      footer={
        owed === null ? undefined : (
          <Button onClick={() => navigateTo('repayment', { order: orderId ?? '' })}>
            {t('去还款')}
          </Button>
        )
      }
    >
      {order.state === 'failed' ? (
        <QueryError query={order} />
      ) : payments.state === 'loading' ? (
        <Skeleton label={t('正在加载')} shapes={['rows', 'rows']} />
      ) : (
        <>
          <CashRegister order={order.data} payments={payments.data?.repayments ?? []} />
          <PaymentList query={payments} order={order.data} />
        </>
      )}
    </Page>
  )
}
