import type { ReactNode } from 'react'
import country from '#country'
import { DueCountdown, Notice } from '@paso/ui-kit'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'

interface DueCardProps {
  order: Schema<'Order'>
  /** Asks anew: each day changes what is owed. */
  refetch: () => void
  children?: ReactNode
}

/** What is owed and when, and what paying today saves. */
export function DueCard({ order, refetch, children }: DueCardProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  if (order.due_date === null || order.days_left === null) return null
  const saved = order.saved_by_paying_today
  return (
    <DueCountdown
      days={order.days_left}
      label={(days) => {
        if (days < 0) return t('已逾期 {days} 天', { days: -days })
        return days === 0 ? t('今天到期') : t('还有 {days} 天到期', { days })
      }}
      timeZone={country.timeZone}
      onDayChange={refetch}
      date={order.due_date}
      dateLabel={format.day(order.due_date)}
      amount={order.outstanding}
      termDays={order.cost.days}
      note={
        saved.amount > 0 && (
          <Notice tone="good">
            {t('今天还清只需 {today},少付 {saved}', {
              today: format.money(order.payoff_today),
              saved: format.money(saved),
            })}
          </Notice>
        )
      }
    >
      {children}
    </DueCountdown>
  )
}
