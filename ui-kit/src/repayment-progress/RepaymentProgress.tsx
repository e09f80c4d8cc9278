import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import type { MoneyValue } from '../money/Money.tsx'
import { Money } from '../money/Money.tsx'
import { ScaleBar } from '../scale-bar/ScaleBar.tsx'
import { Stack } from '../theme/stack.ts'

const Ends = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--paso-space-1) var(--paso-space-4);
  & > div:last-child {
    margin-inline-start: auto;
    text-align: end;
  }
  & dt {
    color: var(--paso-ink-2);
    font-size: var(--paso-text-small);
  }
  & dd {
    color: var(--paso-ink);
    font-weight: 700;
  }
`

export interface RepaymentProgressProps extends ComponentProps<'div'> {
  /** What has been repaid. */
  paid: MoneyValue
  /** What is still owed, in the same currency. */
  owed: MoneyValue
  /** The words beside both sums. */
  labels: { paid: string; owed: string }
  /** In which figures are written; that of KitSettings unless given. */
  locale?: string | undefined
}

/** How much of a loan is behind and how much is ahead, to scale, both in words. */
export function RepaymentProgress({ paid, owed, labels, locale, ...rest }: RepaymentProgressProps) {
  return (
    <Stack {...rest}>
      <ScaleBar
        parts={[
          { size: paid.amount, tone: 'done' },
          { size: owed.amount, tone: 'rest' },
        ]}
      />
      <Ends>
        <div>
          <dt>{labels.paid}</dt>
          <dd>
            <Money {...paid} locale={locale} />
          </dd>
        </div>
        <div>
          <dt>{labels.owed}</dt>
          <dd>
            <Money {...owed} locale={locale} />
          </dd>
        </div>
      </Ends>
    </Stack>
  )
}
