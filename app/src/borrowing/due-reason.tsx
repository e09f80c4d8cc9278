import type { ReactNode } from 'react'
import { SmallPrint } from '../frame/small-print.ts'
import { useQuery } from '../frame/use-query.ts'
import { useText } from '../i18n/use-text.ts'
import { daysAfterPayDay } from './pay-day.ts'

/** Whether a date, `YYYY-MM-DD`, is a Saturday or a Sunday. */
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay())

/** Further away than this, the next pay day is nearer. */
const mostDays = 14

/** Where a due date, `YYYY-MM-DD`, lies from the pay day that the borrower gave, and that it can be met on a weekend. */
export function DueReason({ dueDate }: { dueDate: string }): ReactNode {
  const { t } = useText()
  const { data } = useQuery('/verify/profile')
  const payDay = data?.work?.pay_day
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
