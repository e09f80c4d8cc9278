import type { ReactNode } from 'react'
import { FullCostCard } from '@paso/ui-kit'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { lastDueDate } from './payment-days.ts'
import { useCostWords } from './use-cost-words.ts'

interface CostCardProps {
  cost: Schema<'Cost'>
  title?: string
  /** What its fees are called, where they are more than the service fee. */
  feeLabel?: string | undefined
  /** Nobody has approved it yet: the price may still change (D35). */
  isEstimate?: boolean
}

/** Every price the app shows after the sign-in: where each unit of the total goes, and the rate. */
export function CostCard({ cost, title, feeLabel, isEstimate = false }: CostCardProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const first = cost.schedule[0]
  const lead =
    cost.schedule.length > 1
      ? t('{days} 天,分 {count} 期,每期 {amount},首期 {date}', {
          days: cost.days,
          count: cost.schedule.length,
          amount: first === undefined ? '' : format.money(first.total),
          date: first === undefined ? '' : format.day(first.due_date),
        })
      : t('{days} 天,{date} 一次还清', {
          days: cost.days,
          date: format.day(lastDueDate(cost)),
        })
  const words = useCostWords(cost)
  return (
    <FullCostCard
      title={isEstimate ? t('费用估算') : title}
      headline
      lead={lead}
      {...words}
      labels={{ ...words.labels, ...(feeLabel !== undefined && { fee: feeLabel }) }}
      note={isEstimate ? `${words.note} · ${t('批准之前,这些都是估算')}` : words.note}
    />
  )
}
