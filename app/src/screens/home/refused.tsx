import type { ReactNode } from 'react'
import { Result } from '@paso/ui-kit'
import { Objection } from '../../borrowing/objection.tsx'
import { RefusalFacts } from '../../certification/refusal-facts.tsx'
import { WhomToAsk } from '../../help/whom-to-ask.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { Home, Schema } from '../../lender/answers.ts'

interface RefusedProps {
  refusal: NonNullable<Schema<'Refusal'>>
  order: Home['order']
}

/** No quota, until the day that the lender names: of the details, or with the rejected loan. */
export default function Refused({ refusal, order }: RefusedProps): ReactNode {
  const { t } = useText()
  return (
    <>
      <Result outcome="failure" title={t('这次没能给您额度')} titleAs="h2" />
      <RefusalFacts refusal={refusal} />
      <Objection orderId={order?.state === 'rejected' ? order.order_id : undefined} />
      <WhomToAsk />
    </>
  )
}
