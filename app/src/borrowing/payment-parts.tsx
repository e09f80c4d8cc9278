import type { ReactNode } from 'react'
import { Money } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'

const Parts = styled.dl`
  display: grid;
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

/** What a payment is made of; a part of nothing is left out. */
export function PaymentParts({ payment }: { payment: Schema<'RemainingPayment'> }): ReactNode {
  const { t } = useText()
  const parts = [
    { label: t('偿还本金'), value: payment.principal },
    { label: t('利息,算到今天或到期日'), value: payment.interest },
    { label: t('这一期的服务费'), value: payment.service_fee },
    { label: t('未付的逾期费'), value: payment.late_fee },
  ].filter(({ value }) => value.amount > 0)
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
