import type { ReactNode } from 'react'
import { FullCostCard } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'

interface CostCardProps {
  cost: Schema<'Cost'>
  title?: string
}

/** Every price the app shows after the sign-in: where each unit of the total goes, and the rate. */
export function CostCard({ cost, title }: CostCardProps): ReactNode {
  const { t, format } = useText()
  const last = cost.schedule.at(-1)
  const first = cost.schedule[0]
  const lead =
    cost.schedule.length > 1
      ? t('{days} 天,分 {count} 期,首期 {date}', {
          days: cost.days,
          count: cost.schedule.length,
          date: first === undefined ? '' : format.day(first.due_date),
        })
      : t('{days} 天,{date} 一次还清', {
          days: cost.days,
          date: last === undefined ? '' : format.day(last.due_date),
        })
  const perDay = format.money(cost.cost_per_day)
  return (
    <FullCostCard
      title={title}
      headline
      lead={lead}
      principal={cost.received}
      interest={cost.interest}
      fee={cost.service_fee}
      total={cost.total}
      aprBasisPoints={cost.apr}
      labels={{
        principal: t('到手金额'),
        interest: t('利息'),
        fee: t('服务费'),
        total: t('总共要还'),
        apr: t('年化利率,已含全部费用'),
      }}
      note={t('相当于每天 {amount}', { amount: `${perDay.symbol}${perDay.figure}` })}
    />
  )
}
