import { useId, type ReactNode } from 'react'
import country from '#country'
import { Card } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { useTimeLeft } from './use-time-left.ts'

/** A loan can be returned for so many hours after its money came (D19). */
const returnHours = 24

const Frame = styled(Card)`
  display: grid;
  gap: var(--paso-space-3);
  & h2 {
    font-size: var(--paso-text-strong);
  }
  & p {
    color: var(--paso-ink-2);
  }
`

const Left = styled.p`
  && {
    color: var(--paso-ink);
    font-size: var(--paso-text-figure);
    font-weight: 700;
    line-height: var(--paso-leading-tight, var(--paso-script-leading-tight));
    font-variant-numeric: tabular-nums;
  }
`

interface ReturnWindowProps {
  order: Schema<'Order'>
  /** What can be done about it. */
  children: ReactNode
}

/** The first day of a loan: how long it can still be returned for what was received, and no more. */
export function ReturnWindow({ order, children }: ReturnWindowProps): ReactNode {
  return order.return_until === null ? null : (
    <OpenWindow amount={order.cost.received} until={order.return_until}>
      {children}
    </OpenWindow>
  )
}

interface OpenWindowProps {
  amount: Schema<'Money'>
  until: string
  children: ReactNode
}

function OpenWindow({ amount, until, children }: OpenWindowProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const heading = useId()
  const left = useTimeLeft(until, returnHours)
  return (
    <Frame aria-labelledby={heading}>
      <h2 id={heading}>{t('改变主意了?')}</h2>
      <div>
        {left !== undefined && <Left>{t('还有 {hours} 小时 {minutes} 分', { ...left })}</Left>}
        <p>
          {t('{moment} 前退回收到的 {amount},不收利息和任何费用。', {
            moment: format.moment(until, country.timeZone),
            amount: format.money(amount),
          })}
        </p>
      </div>
      {children}
    </Frame>
  )
}
