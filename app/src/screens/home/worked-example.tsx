import type { ReactNode } from 'react'
import { FullCostCard } from '@paso/ui-kit'
import { useCostWords } from '../../borrowing/use-cost-words.ts'
import { SmallPrint } from '../../frame/small-print.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Home, Schema } from '../../lender/answers.ts'
import { ExampleRoom } from './example-room.ts'

interface WorkedExampleProps {
  cost: Schema<'Cost'>
  licence: Home['licence']
}

/** One loan as the lender calculated it, with its whole cost, and who lends (D23). */
export default function WorkedExample({ cost, licence }: WorkedExampleProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  return (
    <ExampleRoom>
      <FullCostCard
        title={t('例如:借 {amount},{days} 天', {
          amount: format.roundMoney(cost.principal),
          days: cost.days,
        })}
        {...useCostWords(cost)}
        whole
      />
      <SmallPrint>
        {licence === null
          ? t('模拟放款方:没有牌照,不涉及真实资金')
          : t('持牌机构:{name},编号 {number},由 {issuer} 颁发', licence)}
      </SmallPrint>
    </ExampleRoom>
  )
}
