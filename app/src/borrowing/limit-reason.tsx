import type { ReactNode } from 'react'
import { Notice } from '@paso/ui-kit'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'

interface LimitReasonProps {
  limit: Schema<'Money'>
  /** Unknown where the lender could not say it. */
  from: Schema<'ProductList'>['quota_from'] | undefined
  /** Whether it took the place of a higher amount that had been chosen. */
  isNew: boolean
}

/** Why no more can be borrowed, where it is less than the evaluation had granted or than was chosen. */
export function LimitReason({ limit, from = 'evaluation', isNew }: LimitReasonProps): ReactNode {
  const { t } = useText()
  const amount = useFormat().roundMoney(limit)
  if (!isNew && from === 'evaluation') return null
  const reason = {
    evaluation: t('现在最多可借 {amount}。', { amount }),
    monthly_costs: t('按您每月的开支,最多可借 {amount}。', { amount }),
    second_look: t('放款前我们又看了一次您的申请,现在最多可借 {amount}。', { amount }),
  }[from]
  if (!isNew) return <Notice>{reason}</Notice>
  return (
    <Notice tone="attention" live title={t('您的额度变了')}>
      {reason} {t('下面是按这个金额重新计算的费用,请再核对一次。')}
    </Notice>
  )
}
