import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { LoanSummary, Result, Skeleton } from '@paso/ui-kit'
import { ShownAccount } from '../../borrowing/shown-account.tsx'
import { AbandonLoan } from '../../borrowing/abandon-loan.tsx'
import { NoLoan } from '../../borrowing/no-loan.tsx'
import { lastDueDate } from '../../borrowing/payment-days.ts'
import { useOrder } from '../../borrowing/use-order.ts'
import { ActionLink } from '../../frame/action-link.tsx'
import { QueryError } from '../../frame/query-error.tsx'
import { Page } from '../../frame/page.tsx'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'

/** The application has arrived; one step remains, the signature. */
export function RecommendScreen(): ReactNode {
  const { t } = useText()
  const order = useOrder()
  const approved = order.data?.state === 'approved' ? order.data : undefined
  if (order.data !== undefined && approved === undefined) {
    return <Navigate to={pathTo('orderdetails', {}, { order: order.data.order_id })} replace />
  }
  return (
    <Page
      title={approved === undefined ? t('借款详情') : t('签署合同')}
      titleAs={approved === undefined ? 'h1' : 'p'}
      back="home"
      footer={
        approved === undefined ? undefined : (
          <>
            <ActionLink to={pathTo('downSignApp', {}, { order: approved.order_id })}>
              {t('去签约')}
            </ActionLink>
            <AbandonLoan orderId={approved.order_id} amount={approved.cost.principal} />
          </>
        )
      }
    >
      {order.none && <NoLoan />}
      {!order.none && order.state === 'loading' && (
        <Skeleton label={t('正在加载')} shapes={['figure', 'rows']} />
      )}
      {order.state === 'failed' && <QueryError query={order} />}
      {approved !== undefined && <Approved order={approved} />}
    </Page>
  )
}

function Approved({ order }: { order: Schema<'Order'> }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  return (
    <>
      <Result outcome="success" title={t('申请已批准,只差签约')}>
        {t('合同在签约应用里签署,大约 1 分钟。签约后 12 小时内到账。')}
      </Result>
      <LoanSummary
        amount={order.cost.principal}
        lead={t('共还 {amount},{date} 还清', {
          amount: format.money(order.cost.total),
          date: format.day(lastDueDate(order.cost)),
        })}
        rows={[
          { label: t('借款编号'), value: <bdi dir="ltr">{order.order_number}</bdi> },
          {
            label: t('转入账户'),
            value: <ShownAccount account={order.account} />,
          },
        ]}
      />
      <ActionLink to={pathTo('flowChart', {}, { order: order.order_id })} variant="quiet">
        {t('看看借款怎么进行')}
      </ActionLink>
    </>
  )
}
