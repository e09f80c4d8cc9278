import { useId, type ReactNode } from 'react'
import country from '#country'
import { isOwedOrder } from '@paso/sdk/rules'
import { LoanSummary, Skeleton } from '@paso/ui-kit'
import { DueCard } from '../../borrowing/due-card.tsx'
import { LenderMessages } from '../../borrowing/lender-messages.tsx'
import { OrderTimeline } from '../../borrowing/order-timeline.tsx'
import { PaidStrip } from '../../borrowing/paid-strip.tsx'
import { lastDueDate } from '../../borrowing/payment-days.ts'
import { ReturnWindow } from '../../borrowing/return-window.tsx'
import { WrittenOff } from '../../borrowing/written-off.tsx'
import { ActionLink } from '../../frame/action-link.tsx'
import { QueryError } from '../../frame/query-error.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'
import { HomeCard } from './home-card.ts'

type Order = Schema<'Order'>

/** What waits for the lender or the bank is asked for again after this time, in milliseconds. */
const pollMs = 10_000

/** The loan that is open: what is due next, or what it waits for, and its way so far. */
export function OpenLoan({ orderId }: { orderId: string }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const order = useQuery('/order/detail', { order_id: orderId }, { pollMs })
  if (order.state === 'loading') {
    return <Skeleton label={t('正在加载')} shapes={['figure', 'rows']} />
  }
  if (order.state === 'failed') return <QueryError query={order} />
  return (
    <>
      {isOwedOrder(order.data.state) ? (
        <RunningLoan order={order.data} refetch={order.refetch} />
      ) : (
        <>
          <WaitingLoan order={order.data} />
          <LoanSummary
            title={t('借款 {number}', { number: order.data.order_number })}
            amount={order.data.cost.principal}
            lead={t('共还 {amount},{date} 还清', {
              amount: format.money(order.data.cost.total),
              date: format.day(lastDueDate(order.data.cost)),
            })}
          />
        </>
      )}
      <LenderMessages
        about={({ kind, order_id: about }) => kind === 'help_answer' && about === orderId}
      />
      <HomeCard as="section" aria-label={t('借款进度')}>
        <OrderTimeline order={order.data} />
        <ActionLink to={pathTo('orderdetails', {}, { order: orderId })} variant="quiet">
          {t('查看详情')}
        </ActionLink>
      </HomeCard>
    </>
  )
}

function RunningLoan({ order, refetch }: { order: Order; refetch: () => void }): ReactNode {
  const { t } = useText()
  const query = { order: order.order_id }
  return (
    <>
      <DueCard order={order} refetch={refetch}>
        <ActionLink to={pathTo('repayment', {}, query)}>{t('去还款')}</ActionLink>
        <ActionLink to={pathTo('repayment', {}, { ...query, extend: '' })} variant="quiet">
          {t('我需要更多时间')}
        </ActionLink>
      </DueCard>
      {order.state === 'written_off' && <WrittenOff />}
      <ReturnWindow order={order}>
        <ActionLink to={pathTo('orderdetails', {}, query)} variant="quiet">
          {t('退回借款')}
        </ActionLink>
      </ReturnWindow>
      <PaidStrip order={order} />
    </>
  )
}

/** Nothing is owed yet: what happens now, and what is the borrower's to do. */
function WaitingLoan({ order }: { order: Order }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const heading = useId()
  const query = { order: order.order_id }
  if (order.state === 'payout_failed') {
    return (
      <HomeCard aria-labelledby={heading}>
        <h2 id={heading}>{t('银行把钱退回了')}</h2>
        <p>{t('您不欠任何款项。换一个账户,我们会再放款一次。')}</p>
        <ActionLink to={pathTo('bankcard', {}, query)}>{t('换一个账户')}</ActionLink>
      </HomeCard>
    )
  }
  if (order.state === 'approved') {
    return (
      <HomeCard aria-labelledby={heading}>
        <h2 id={heading}>{t('申请已批准,只差签约')}</h2>
        <p>{t('合同在签约应用里签署,大约 1 分钟。签约后 12 小时内到账。')}</p>
        <ActionLink to={pathTo('downSignApp', {}, query)}>{t('去签约')}</ActionLink>
      </HomeCard>
    )
  }
  if (order.state === 'signed') {
    return (
      <HomeCard aria-labelledby={heading}>
        <h2 id={heading}>{t('等待放款')}</h2>
        <p>
          {order.payout_expected_by === null
            ? t('等待放款,12 小时内到账')
            : t('{amount} 最迟 {moment} 到您的账户', {
                amount: format.money(order.cost.received),
                moment: format.moment(order.payout_expected_by, country.timeZone),
              })}
        </p>
      </HomeCard>
    )
  }
  return (
    <HomeCard aria-labelledby={heading}>
      <h2 id={heading}>{t('我们正在审核您的申请')}</h2>
      <p>{t('您不用做什么。有了结果,这里会更新,我们也会发消息给您。')}</p>
    </HomeCard>
  )
}
