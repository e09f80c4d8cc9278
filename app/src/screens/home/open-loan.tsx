import { Suspense, useEffect, useId, type ReactNode } from 'react'
import country from '#country'
import { isOwedOrder } from '@paso/sdk/rules'
import { Drawing, LoanSummary, Skeleton, type DrawingKind } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { endingWords, orderStateWords, orderTone } from '../../application-flow/order-states.ts'
import { DueCard } from '../../borrowing/due-card.tsx'
import { hasEnded } from '../../borrowing/has-ended.ts'
import { LenderMessages } from '../../borrowing/lender-messages.tsx'
import { OrderTimeline } from '../../borrowing/order-timeline.tsx'
import { cameBackOnce } from '../../borrowing/order-times.ts'
import { PaidStrip } from '../../borrowing/paid-strip.tsx'
import { lastDueDate } from '../../borrowing/payment-days.ts'
import { ReturnWindow } from '../../borrowing/return-window.tsx'
import { useOpenRequest } from '../../borrowing/use-open-request.ts'
import { useRefetchOnChange } from '../../borrowing/use-refetch-on-change.ts'
import { WrittenOff } from '../../borrowing/written-off.tsx'
import { ActionLink } from '../../frame/action-link.tsx'
import { extraPart } from '../../frame/lazy-part.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { refetchQueries } from '../../frame/refetch-queries.ts'
import { seldomer, useQuery } from '../../frame/use-query.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'
import { HomeCard } from './home-card.ts'

// Few ask for help.
const HelpStatus = extraPart(
  async () => ({ default: (await import('../../repaying/help-status.tsx')).HelpStatus }),
  ['repayment'],
)
// Most payments are found by themselves.
const ReportedPayment = extraPart(
  async () => ({ default: (await import('../../repaying/open-payment.tsx')).ReportedPayment }),
  ['repayment'],
)
// Most pay in time.
const LateHelp = extraPart(() => import('./late-help.tsx'), ['repayment', 'help'])

type Order = Schema<'Order'>

/** The state drawn, then said. */
const StateCard = styled(HomeCard)`
  & > svg {
    justify-self: center;
  }
`

/** What waits for the lender or the bank is asked for again after this time, in milliseconds. */
const pollMs = 10_000

/** The loan that is open: what is due next, or what it waits for, and its way so far. */
export function OpenLoan({ orderId }: { orderId: string }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const order = useQuery('/order/detail', { order_id: orderId }, { pollMs })
  useRefetchOnChange(order.data)
  useHomeUntilItLeadsOn(order.data !== undefined && hasEnded(order.data))
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
            // Once money has come back nothing is due, until it is paid out anew; nor is it once the loan has ended.
            lead={
              order.data.state === 'payout_failed' || hasEnded(order.data)
                ? undefined
                : [
                    t('共还 {amount},{date} 还清', {
                      amount: format.money(order.data.cost.total),
                      date: format.day(lastDueDate(order.data.cost)),
                    }),
                    ...(order.data.state === 'applied' ? [t('批准之前,这些都是估算')] : []),
                  ].join(' · ')
            }
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

/**
 * Of a loan that has ended home alone knows what is next, and is not asked again by itself. Its question is never cut off:
 * it may take longer than the time between two of them.
 */
function useHomeUntilItLeadsOn(loanHasEnded: boolean): void {
  useEffect(() => {
    if (!loanHasEnded) return undefined
    refetchQueries()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refetchQueries()
    }, seldomer(pollMs))
    return () => clearInterval(timer)
  }, [loanHasEnded])
}

function RunningLoan({ order, refetch }: { order: Order; refetch: () => void }): ReactNode {
  const { t } = useText()
  const query = { order: order.order_id }
  const help = useOpenRequest('help', order.order_id)
  return (
    <>
      <DueCard order={order} refetch={refetch}>
        <ActionLink to={pathTo('repayment', {}, query)}>{t('去还款')}</ActionLink>
        <ActionLink to={pathTo('repayment', {}, { ...query, extend: '' })} variant="quiet">
          {t('我需要更多时间')}
        </ActionLink>
      </DueCard>
      <Suspense>
        <ReportedPayment orderId={order.order_id} />
      </Suspense>
      {help.request !== undefined && (
        <Suspense>
          <HelpStatus orderId={order.order_id} help={help} />
        </Suspense>
      )}
      {order.state === 'written_off' && <WrittenOff />}
      <ReturnWindow order={order}>
        <ActionLink to={pathTo('orderdetails', {}, query)} variant="quiet">
          {t('退回借款')}
        </ActionLink>
      </ReturnWindow>
      <PaidStrip order={order} />
      {order.days_left !== null && order.days_left < 0 && (
        <Suspense>
          <LateHelp orderId={order.order_id} asked={help.request !== undefined} />
        </Suspense>
      )}
    </>
  )
}

interface Waiting {
  drawing: DrawingKind
  title: string
  words: string | undefined
  action?: ReactNode
}

/** Nothing is owed yet, or no more: what happens now, and what is the borrower's to do. */
function WaitingLoan({ order }: { order: Order }): ReactNode {
  const heading = useId()
  const { drawing, title, words, action } = useWaiting(order)
  return (
    <StateCard aria-labelledby={heading}>
      <Drawing kind={drawing} />
      <h2 id={heading}>{title}</h2>
      {words !== undefined && <p>{words}</p>}
      {action}
    </StateCard>
  )
}

function useWaiting(order: Order): Waiting {
  const { t } = useText()
  const format = useFormat()
  const query = { order: order.order_id }
  switch (order.state) {
    case 'payout_failed':
      return {
        drawing: 'attention',
        title: t('钱被退回了'),
        words: t('您不欠任何款项。换一个账户,我们会再放款一次。'),
        action: <ActionLink to={pathTo('bankcard', {}, query)}>{t('换一个账户')}</ActionLink>,
      }
    case 'approved':
      return {
        drawing: 'paid',
        title: t('申请已批准,只差签约'),
        words: t('合同在签约应用里签署,大约 1 分钟。签约后 12 小时内到账。'),
        action: <ActionLink to={pathTo('downSignApp', {}, query)}>{t('去签约')}</ActionLink>,
      }
    case 'signed':
      return {
        drawing: 'waiting',
        title: cameBackOnce(order) ? t('正在重新放款') : t('等待放款'),
        words:
          order.payout_expected_by === null
            ? t('等待放款,12 小时内到账')
            : t('{amount} 最迟 {moment} 到账', {
                amount: format.money(order.cost.received),
                moment: format.moment(order.payout_expected_by, country.timeZone),
              }),
      }
    case 'applied':
      return {
        drawing: 'waiting',
        title: t('我们正在审核您的申请'),
        words: t('您不用做什么。有了结果,这里会更新,我们也会发消息给您。'),
      }
    // It has come to its end meanwhile: what is next is being asked for.
    default: {
      const ending = endingWords[order.state]
      return {
        drawing: orderTone[order.state] === 'good' ? 'paid' : 'attention',
        title: t(orderStateWords[order.state]),
        words: ending && t(ending),
      }
    }
  }
}
