import type { ReactNode } from 'react'
import { Button } from '@paso/ui-kit'
import { calendarFile } from '../../borrowing/calendar-file.ts'
import { latePayments } from '../../borrowing/payment-days.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { keepFile } from '../../native/keep-file.ts'

/** Puts every payment that is still to come into the phone's own calendar. */
export function CalendarButton({ order }: { order: Schema<'Order'> }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  // Nobody is reminded of a day that has passed.
  const toCome = order.remaining_schedule.slice(latePayments(order))
  if (toCome.length === 0) return null
  const save = (): void => {
    const events = toCome.map(({ number, due_date: day, total }) => ({
      uid: `${order.order_id}-${String(number)}@paso`,
      day,
      title: t('还 {amount} · Paso', { amount: format.money(total) }),
      text: t('借款 {number}', { number: order.order_number }),
    }))
    void keepFile(
      `paso-${order.order_number}.ics`,
      () => new Blob([calendarFile(events, new Date())], { type: 'text/calendar' }),
    )
  }
  return (
    <Button variant="quiet" onClick={save}>
      {t('放进手机日历提醒')}
    </Button>
  )
}
