import type { ReactNode } from 'react'
import { Money } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { usePartRows } from './part-rows.ts'

const Parts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-1);
  font-size: var(--paso-text-small);
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--paso-space-3);
  }
  & dt {
    color: var(--paso-ink-2);
  }
  & dd {
    margin-inline-start: auto;
  }
`

/** What a payment is made of. */
export function PaymentParts({ payment }: { payment: Schema<'RemainingPayment'> }): ReactNode {
  const { t } = useText()
  const parts = usePartRows(payment, t('本金'))
  return (
    <Parts>
      {parts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money {...value} />
          </dd>
        </div>
      ))}
    </Parts>
  )
}
