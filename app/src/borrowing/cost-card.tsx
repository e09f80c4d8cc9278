import type { ReactNode } from 'react'
import { FullCostCard } from '@paso/ui-kit'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { useCostWords } from './use-cost-words.ts'

interface CostCardProps {
  cost: Schema<'Cost'>
  title?: string
}

/** Every price the app shows after the sign-in: where each unit of the total goes, and the rate. */
export function CostCard({ cost, title }: CostCardProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const last = cost.schedule.at(-1)
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
          date: last === undefined ? '' : format.day(last.due_date),
        })
  return <FullCostCard title={title} headline lead={lead} {...useCostWords(cost)} />
}
