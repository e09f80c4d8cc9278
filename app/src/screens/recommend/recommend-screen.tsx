import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, LoanSummary, Result, Skeleton } from '@paso/ui-kit'
import { useOrder } from '../../borrowing/use-order.ts'
import { FailedAnswer } from '../../frame/failed-answer.tsx'
import { Page } from '../../frame/page.tsx'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'

/** The application has arrived; one step remains, the signature. */
export function RecommendScreen(): ReactNode {
  const { t } = useText()
  const navigate = useNavigate()
  const order = useOrder()
  return (
    <Page
      title={t('申请已收到')}
      titleAs="p"
      back="home"
      footer={
        <Button
          onClick={() =>
            void navigate(
              pathTo('downSignApp', {}, order.data ? { order: order.data.order_id } : {}),
            )
          }
        >
          {t('去签约')}
        </Button>
      }
    >
      <Result outcome="success" title={t('申请已批准,只差签约')}>
        {t('合同在签约应用里签署,大约 1 分钟。签约后 12 小时内到账。')}
      </Result>
      {order.state === 'loading' && <Skeleton label={t('正在加载')} shapes={['rows']} />}
      {order.state === 'failed' && <FailedAnswer answer={order} />}
      {order.data !== undefined && (
        <LoanSummary
          amount={order.data.cost.principal}
          rows={[
            { label: t('借款编号'), value: <bdi dir="ltr">{order.data.order_number}</bdi> },
            {
              label: t('转入账户'),
              value: <bdi dir="ltr">{order.data.account.number_masked}</bdi>,
            },
          ]}
        />
      )}
    </Page>
  )
}
