import type { ReactNode } from 'react'
import { payment } from '#country/payment'
import { SmallPrint } from '../frame/small-print.ts'
import { useQuery } from '../frame/use-query.ts'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { daysAfterPayDay, monthlyPayDay } from './pay-day.ts'

type PayDay = string | undefined

/** The borrower's one pay day of the month, for a page that waits for it: its line would move what stands below. */
export function usePayDay(): { payDay: PayDay; isKnown: boolean } {
  const { data, state } = useQuery('/verify/profile')
  const work = data?.work
  return { payDay: work ? monthlyPayDay(work) : undefined, isKnown: state !== 'loading' }
}

/** Whether banks are closed on a date, `YYYY-MM-DD`, as in each week. */
const isWeekend = (day: string): boolean => payment.weekend.includes(new Date(day).getUTCDay())

/** Further away than this, the next pay day is nearer. */
const mostDays = 14

interface DueReasonProps {
  payDay: PayDay
  schedule: readonly Schema<'Instalment'>[]
  /** Of which payment of the schedule, `YYYY-MM-DD`. Default the first. */
  dueDate?: string | undefined
  /** That it was not paid by then. */
  isLate?: boolean
}

/** Why a due date was moved, or what that means once it has passed; else where it lies from the pay day. */
export function DueReason({
  payDay,
  schedule,
  dueDate = schedule[0]?.due_date,
  isLate = false,
}: DueReasonProps): ReactNode {
  if (dueDate === undefined) return null
  const payment = schedule.find(({ due_date }) => due_date === dueDate)
  const moved = payment !== undefined && payment.moved_for.length > 0 ? payment : undefined
  if (isLate) return moved && <MovedAndLate {...moved} />
  return moved ? <Moved {...moved} /> : <BesidePayDay dueDate={dueDate} payDay={payDay} />
}

function MovedAndLate({ agreed_date }: Schema<'Instalment'>): ReactNode {
  const { t } = useText()
  const format = useFormat()
  return (
    <SmallPrint>
      {t('到期日是从 {date} 移过来的。到新日期没有还,所以利息从 {date} 算起。', {
        date: format.day(agreed_date),
      })}
    </SmallPrint>
  )
}

function Moved({ agreed_date, moved_for }: Schema<'Instalment'>): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const values = { date: format.day(agreed_date) }
  const isAfterPayDay = moved_for.includes('pay_day')
  const isAfterClosedDays = moved_for.includes('banks_closed')
  return (
    <SmallPrint>
      {isAfterPayDay && isAfterClosedDays
        ? t('到期日从 {date} 移到了您发薪日之后的银行营业日,按新日期还不多收费用。', values)
        : isAfterPayDay
          ? t('到期日从 {date} 移到了您的发薪日之后,按新日期还不多收费用。', values)
          : t('{date} 银行不营业,到期日移到了下一个营业日,按新日期还不多收费用。', values)}
    </SmallPrint>
  )
}

function BesidePayDay({ dueDate, payDay }: { dueDate: string; payDay: PayDay }): ReactNode {
  const { t } = useText()
  const days = payDay === undefined ? undefined : daysAfterPayDay(payDay, dueDate)
  return (
    <>
      {payDay !== undefined && days !== undefined && (
        <SmallPrint>
          {days === 0
            ? t('到期日就是您的发薪日({day} 号)', { day: payDay })
            : days <= mostDays
              ? t('到期日在您的发薪日({day} 号)之后 {days} 天', { day: payDay, days })
              : t('到期日在您的下一个发薪日({day} 号)之前:请先留好这笔钱。', { day: payDay })}
        </SmallPrint>
      )}
      {isWeekend(dueDate) && <SmallPrint>{t('到期日是周末:转账和扫码那天也能付。')}</SmallPrint>}
    </>
  )
}
