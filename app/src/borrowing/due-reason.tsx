import type { ReactNode } from 'react'
import { SmallPrint } from '../frame/small-print.ts'
import { useQuery } from '../frame/use-query.ts'
import { useText } from '../i18n/use-text.ts'
import { daysAfterPayDay } from './pay-day.ts'

/** Further away than this, the pay day is no reason. */
const mostDays = 14

/** Where a due date, `YYYY-MM-DD`, lies from the pay day that the borrower gave; nothing where it is far from it. */
export function DueReason({ dueDate }: { dueDate: string }): ReactNode {
  const { t } = useText()
  const { data } = useQuery('/verify/profile')
  const payDay = data?.work?.pay_day
  if (payDay === undefined) return null
  const days = daysAfterPayDay(payDay, dueDate)
  if (days === undefined || days > mostDays) return null
  return (
    <SmallPrint>
      {days === 0
        ? t('到期日就是您的发薪日({day} 号)', { day: payDay })
        : t('到期日在您的发薪日({day} 号)之后 {days} 天', { day: payDay, days })}
    </SmallPrint>
  )
}
