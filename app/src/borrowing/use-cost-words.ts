import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'

/** What every card of a cost says alike: the parts, the total, the rate and the cost a day. */
export function useCostWords(cost: Schema<'Cost'>) {
  const { t } = useText()
  const format = useFormat()
  return {
    principal: cost.received,
    interest: cost.interest,
    fee: cost.service_fee,
    total: cost.total,
    aprBasisPoints: cost.apr,
    labels: {
      principal: t('到手金额'),
      interest: t('利息'),
      fee: t('服务费'),
      total: t('总共要还'),
      apr: t('年化利率,已含全部费用'),
    },
    note: [
      t('相当于每天 {amount}', { amount: format.money(cost.cost_per_day) }),
      ...(cost.highest_apr === null
        ? []
        : [t('无论多早还清,费用年化都不超过 {rate}', { rate: format.rate(cost.highest_apr) })]),
    ].join(' · '),
  }
}
