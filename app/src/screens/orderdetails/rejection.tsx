import type { ReactNode } from 'react'
import { Result } from '@paso/ui-kit'
import { orderStateWords } from '../../application-flow/order-states.ts'
import { Objection } from '../../borrowing/objection.tsx'
import { RefusalFacts } from '../../certification/refusal-facts.tsx'
import { WhomToAsk } from '../../help/whom-to-ask.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'

interface RejectionProps {
  refusal: NonNullable<Schema<'Refusal'>>
  orderId: string
}

/** A loan that was applied for and rejected: what the lender says of it, and how to object. */
export default function Rejection({ refusal, orderId }: RejectionProps): ReactNode {
  const { t } = useText()
  return (
    <>
      <Result outcome="failure" title={t(orderStateWords.rejected)} titleAs="h2" />
      <RefusalFacts refusal={refusal} />
      <Objection orderId={orderId} />
      <WhomToAsk />
    </>
  )
}
