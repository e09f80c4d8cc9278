import type { ReactNode } from 'react'
import country from '#country'
import { DueCountdown, Notice } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { todayIn } from '../certification/today.ts'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { lenderNow } from '../lender/lender-clock.ts'
import { timesOf } from './order-times.ts'
import { daysForNextPayment, latePayments } from './payment-days.ts'
import { PaymentParts } from './payment-parts.tsx'

interface DueCardProps {
  order: Schema<'Order'>
  /** Asks anew: each day changes what is owed. */
  refetch: () => void
  children?: ReactNode
}

const Place = styled.p`
  color: var(--paso-ink-2);
  font-size: var(--paso-text-small);
`

/** The day of the payout in the lender's zone. */
function paidOutOn(order: Schema<'Order'>): string | undefined {
  const at = timesOf(order.timeline).get('disbursed')
  return at === undefined ? undefined : todayIn(country.timeZone, new Date(at))
}

const seen = new WeakMap<DueCardProps['order'], number>()

/** When an answer was first shown: one that is remembered is of the day on which it came. */
function seenAt(order: DueCardProps['order']): number {
  const at = seen.get(order) ?? lenderNow()
  seen.set(order, at)
  return at
}

/** What is due next and when: one payment of the plan, never the whole debt in its place. */
export function DueCard({ order, refetch, children }: DueCardProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const next = order.next_payment
  if (next === null || order.days_left === null) return null
  return (
    <DueCountdown
      aria-label={t('下一笔还款')}
      days={order.days_left}
      label={(days) => {
        if (days < 0) return t('已逾期 {days} 天', { days: -days })
        return days === 0 ? t('今天到期') : t('还有 {days} 天到期', { days })
      }}
      timeZone={country.timeZone}
      asOf={seenAt(order)}
      now={lenderNow}
      onDayChange={refetch}
      date={next.due_date}
      dateLabel={format.day(next.due_date)}
      amount={next.total}
      termDays={daysForNextPayment(order, paidOutOn(order))}
      termLabel={(day, total) => t('第 {day} 天,共 {total} 天', { day, total })}
      note={hasNotes(order) && <DueNotes order={order} payment={next} />}
    >
      {children}
      <SaveToday order={order} />
    </DueCountdown>
  )
}

/** Without a word it would be an empty row. */
const hasNotes = (order: Schema<'Order'>): boolean =>
  order.cost.schedule.length > 1 || latePayments(order) > 0

interface DueNotesProps {
  order: Schema<'Order'>
  payment: Schema<'RemainingPayment'>
}

/** Which payment it is, what it is made of once it is late, what the late days added, and when that is to be paid. */
function DueNotes({ order, payment }: DueNotesProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const count = order.cost.schedule.length
  const late = latePayments(order)
  const [last] = order.remaining_schedule.slice(-1)
  return (
    <>
      {count > 1 && (
        <Place>
          {t('第 {number} 期,共 {count} 期', { number: payment.number, count })} ·{' '}
          {t('还剩 {amount} 未还', { amount: format.money(order.outstanding) })}
        </Place>
      )}
      {late > 0 && <PaymentParts payment={payment} />}
      {late > 1 && (
        <Notice tone="bad">{t('有 {count} 期逾期,这是最早的一期', { count: late })}</Notice>
      )}
      {late > 0 && order.late_interest.amount > 0 && (
        <Place>
          {t('逾期的日子至今增加了 {amount} 利息', { amount: format.money(order.late_interest) })}
        </Place>
      )}
      {last !== undefined && last.number !== payment.number && last.late_fee.amount > 0 && (
        <Place>{t('逾期费 {amount} 随最后一期还', { amount: format.money(last.late_fee) })}</Place>
      )}
    </>
  )
}

/** What paying everything today saves: below what is to be done, which it must not push away. */
function SaveToday({ order }: Pick<DueNotesProps, 'order'>): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const saved = order.saved_by_paying_today
  // While the loan can be returned, giving it up is that offer, and costs less still.
  if (saved.amount === 0 || order.return_until !== null) return null
  return (
    <Notice tone="good">
      {t('今天还清只需 {today},少付 {saved}', {
        today: format.money(order.payoff_today),
        saved: format.money(saved),
      })}
    </Notice>
  )
}
