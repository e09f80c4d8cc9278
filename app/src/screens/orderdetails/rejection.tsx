import type { ReactNode } from 'react'
import { Result } from '@paso/ui-kit'
import { orderStateWords } from '../../application-flow/order-states.ts'
import { RefusalFacts } from '../../certification/refusal-facts.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'

/** A loan that was applied for and rejected: what the lender says of it. */
export default function Rejection({
  refusal,
}: {
  refusal: NonNullable<Schema<'Refusal'>>
}): ReactNode {
  const { t } = useText()
  return (
    <>
      <Result outcome="attention" title={t(orderStateWords.rejected)} titleAs="h2" />
      <RefusalFacts refusal={refusal} />
    </>
  )
}
