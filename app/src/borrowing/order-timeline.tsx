import type { ReactNode } from 'react'
import country from '#country'
import { isAwaitingPayoutOrder, isOwedOrder } from '@paso/sdk/rules'
import { orderStateWords } from '../application-flow/order-states.ts'
import { LoanTimeline, type TimelineStep } from '@paso/ui-kit'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { MessageId } from '../i18n/generated/messages.ts'
import type { Schema } from '../lender/answers.ts'
import { isUsual, timesOf, usualPath } from './order-times.ts'

type Order = Schema<'Order'>
type OrderState = Order['state']

const labels = {
  applied: '提交申请',
  approved: '审批通过',
  signed: '合同已签',
  disbursed: '收到款项',
  repaid: '还清借款',
} as const satisfies Record<(typeof usualPath)[number], MessageId>

/** The loan's way so far with its times, and what is still to come. */
export function OrderTimeline({ order }: { order: Order }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const when = timesOf(order.timeline)
  const moment = (state: OrderState): string | undefined => {
    const at = when.get(state)
    return at === undefined ? undefined : format.moment(at, country.timeZone)
  }
  const isLate = order.days_left !== null && order.days_left < 0
  const firstOpen = usualPath.find((state) => !when.has(state))
  const steps: TimelineStep[] = usualPath.map((state) => {
    const done = when.has(state)
    return {
      label: t(labels[state]),
      state: done ? 'done' : state === firstOpen ? 'current' : 'next',
      detail: moment(state) ?? expected(state),
    }
  })
  if (!isUsual(order.state)) {
    const stopped = {
      label: t(orderStateWords[order.state]),
      state: order.state === 'returned' ? ('done' as const) : ('failed' as const),
      detail: moment(order.state),
    }
    // What is owed is still to be repaid, a failed payout is tried again; every other of these
    // ends the way.
    const goesOn = isOwedOrder(order.state) || isAwaitingPayoutOrder(order.state)
    const at = steps.findIndex((step) => step.state === 'current')
    steps.splice(at, goesOn ? 0 : steps.length, stopped)
  }
  return (
    <LoanTimeline
      label={t('借款进度')}
      steps={steps}
      stateLabels={{
        done: t('已完成'),
        current: t('进行中'),
        next: t('尚未开始'),
        failed: t('出了问题'),
      }}
    />
  )

  function expected(state: (typeof usualPath)[number]): string | undefined {
    if (state === 'disbursed' && order.state === 'signed') return t('12 小时内')
    // A day that has passed is no longer what is expected.
    if (state === 'repaid' && order.due_date !== null && !isLate) return format.day(order.due_date)
    return undefined
  }
}
