import { Suspense, type ReactNode } from 'react'
import country from '#country'
import { isOwedOrder } from '@paso/sdk/rules'
import { Result, Skeleton } from '@paso/ui-kit'
import { endingWords, orderStateWords, orderTone } from '../../application-flow/order-states.ts'
import { DueCard } from '../../borrowing/due-card.tsx'
import { DueReason } from '../../borrowing/due-reason.tsx'
import { cameBackOnce } from '../../borrowing/order-times.ts'
import { WrittenOff } from '../../borrowing/written-off.tsx'
import { ActionLink } from '../../frame/action-link.tsx'
import { lazyPart } from '../../frame/lazy-part.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'

// Few loans are rejected.
const Rejection = lazyPart(() => import('./rejection.tsx'), ['steps'])

export interface OrderPartProps {
  order: Schema<'Order'>
  refetch: () => void
  /** The borrower's. */
  payDay: string | undefined
}

/** Where a loan stands, what that means, and what comes next. */
export function OrderStatus({ order, refetch, payDay }: OrderPartProps): ReactNode {
  const { t } = useText()
  if (isOwedOrder(order.state)) return <Owed order={order} refetch={refetch} payDay={payDay} />
  if (order.state === 'signed') return <OnItsWay order={order} />
  if (order.state === 'applied') {
    return (
      <Result outcome="waiting" title={t('我们正在审核您的申请')} titleAs="h2">
        {t('您不用做什么。有了结果,这里会更新,我们也会发消息给您。')}
      </Result>
    )
  }
  if (order.state === 'approved') {
    return (
      <Result outcome="success" title={t('申请已批准,只差签约')} titleAs="h2">
        {t('合同在签约应用里签署,大约 1 分钟。签约后 12 小时内到账。')}
      </Result>
    )
  }
  if (order.state === 'payout_failed') {
    return (
      <Result outcome="attention" title={t('钱被退回了')} titleAs="h2">
        {t('您不欠任何款项。换一个账户,我们会再放款一次。')}
      </Result>
    )
  }
  if (order.refusal !== null) {
    return (
      <Suspense fallback={<Skeleton label={t('正在加载')} shapes={['rows']} />}>
        <Rejection refusal={order.refusal} orderId={order.order_id} />
      </Suspense>
    )
  }
  const ending = endingWords[order.state]
  return (
    <Result
      outcome={orderTone[order.state] === 'good' ? 'success' : 'attention'}
      title={t(orderStateWords[order.state])}
      titleAs="h2"
    >
      {ending && t(ending)}
    </Result>
  )
}

function Owed({ order, refetch, payDay }: OrderPartProps): ReactNode {
  const { t } = useText()
  return (
    <>
      {order.state === 'written_off' && <WrittenOff />}
      <DueCard order={order} refetch={refetch}>
        {order.next_payment !== null && (
          <DueReason
            payDay={payDay}
            schedule={order.cost.schedule}
            dueDate={order.next_payment.due_date}
            isLate={order.state !== 'disbursed'}
          />
        )}
        <ActionLink
          to={pathTo('repayment', {}, { order: order.order_id, extend: '' })}
          variant="quiet"
        >
          {t('我需要更多时间')}
        </ActionLink>
      </DueCard>
    </>
  )
}

/** Signed: the money comes, for the first time or anew. */
function OnItsWay({ order }: Pick<OrderPartProps, 'order'>): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const again = cameBackOnce(order)
  return (
    <Result outcome="waiting" title={again ? t('正在重新放款') : t('等待放款')} titleAs="h2">
      {again
        ? t('款项会转入下面的账户,到账后本页会自动更新。')
        : t('合同已签署。到账后本页会自动更新。')}
      {order.payout_expected_by !== null && (
        <p>
          {t('{amount} 最迟 {moment} 到账', {
            amount: format.money(order.cost.received),
            moment: format.moment(order.payout_expected_by, country.timeZone),
          })}
        </p>
      )}
    </Result>
  )
}
