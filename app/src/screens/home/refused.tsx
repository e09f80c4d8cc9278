import { useId, type ReactNode } from 'react'
import { currentRefusal } from '../../certification/current-refusal.ts'
import { Objection } from '../../borrowing/objection.tsx'
import { RefusalFacts } from '../../certification/refusal-facts.tsx'
import { ActionLink } from '../../frame/action-link.tsx'
import { SupportLine } from '../../help/support-line.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'
import { HomeCard } from './home-card.ts'

type OrderSummary = Schema<'OrderSummary'>

/**
 * No quota, until a day that the lender named: with the rejected loan, or with the refused details, as
 * this device keeps it. Where the day is not known, or has come, the steps lead on: handing them in
 * again answers.
 */
export default function Refused({ order }: { order: OrderSummary | null }): ReactNode {
  const { t } = useText()
  const heading = useId()
  const ofLoan = order?.state === 'rejected' ? order.order_id : undefined
  const { data } = useQuery(
    '/order/detail',
    { order_id: ofLoan ?? '' },
    { enabled: ofLoan !== undefined },
  )
  const refusal = data?.refusal ?? currentRefusal()
  return (
    <>
      <HomeCard aria-labelledby={heading}>
        <h2 id={heading}>{t('这次没能给您额度')}</h2>
        {refusal === undefined && (
          <ActionLink to={pathTo('infoList')}>{t('查看我填的资料')}</ActionLink>
        )}
      </HomeCard>
      {refusal !== undefined && <RefusalFacts refusal={refusal} />}
      <Objection orderId={ofLoan} />
      <SupportLine />
    </>
  )
}
