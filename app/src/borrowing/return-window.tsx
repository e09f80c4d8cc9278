import { useId, type ReactNode } from 'react'
import country from '#country'
import { Card } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { isOver } from '../lender/lender-clock.ts'
import { useTimeLeft } from './use-time-left.ts'

/** A loan can be returned for so many hours after its money came (D19). */
const returnHours = 24
const longest = { hours: returnHours - 1, minutes: 59 }

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
    /* No larger than its longest word has room for. */
    font-size: min(var(--paso-text-figure), 10.6vw);
    font-weight: 700;
    line-height: var(--paso-leading-tight, var(--paso-script-leading-tight));
    font-variant-numeric: tabular-nums;
  }
  display: grid;
  & > * {
    grid-area: 1 / 1;
  }
  & > [aria-hidden] {
    visibility: hidden;
  }
`

const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paso-space-3);
  align-items: start;
  /* In large text the words stand under the ring. */
  & > div {
    flex: 1 1 9em;
    min-inline-size: 0;
  }
`

const Ring = styled.svg`
  inline-size: calc(120 * var(--paso-u));
  block-size: calc(120 * var(--paso-u));
  fill: none;
  stroke: var(--paso-line);
  stroke-width: 5;
  & > [data-part='left'] {
    stroke: var(--paso-brand);
    /* From the top. */
    transform: rotate(-90deg);
    transform-box: fill-box;
    transform-origin: center;
  }
  & > [data-part='hands'] {
    stroke: var(--paso-ink-2);
    stroke-width: 2.5;
    stroke-linecap: round;
  }
`

/** Around a ring of radius 21. */
const round = 2 * Math.PI * 21

/** The share of the day that is left, as a clock shows it. The words beside it say the same. */
function Clock({ share }: { share: number }): ReactNode {
  return (
    <Ring viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="21" />
      <circle
        data-part="left"
        cx="24"
        cy="24"
        r="21"
        strokeDasharray={`${String(share * round)} ${String(round)}`}
      />
      <polyline data-part="hands" points="24,13 24,24 31,29" />
    </Ring>
  )
}

interface ReturnWindowProps {
  order: Schema<'Order'>
  /** What can be done about it. */
  children: ReactNode
}

/** The first day of a loan: how long it can still be returned for what was received, and no more. */
export function ReturnWindow({ order, children }: ReturnWindowProps): ReactNode {
  return order.return_until === null ? null : (
    <OpenWindow amount={order.cost.received} paid={order.paid} until={order.return_until}>
      {children}
    </OpenWindow>
  )
}

interface OpenWindowProps {
  amount: Schema<'Money'>
  /** What of it has been paid already. */
  paid: Schema<'Money'>
  until: string
  children: ReactNode
}

function OpenWindow({ amount, paid, until, children }: OpenWindowProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const heading = useId()
  const left = useTimeLeft(until, returnHours)
  // Without a network no answer takes the offer away.
  if (isOver(until)) return null
  return (
    <Frame aria-labelledby={heading}>
      <h2 id={heading}>{t('改变主意了?')}</h2>
      <Times>
        <Clock
          share={left === undefined ? 0 : (left.hours * 60 + left.minutes) / (returnHours * 60)}
        />
        <div>
          <Left>
            {/* Keeps the place of the longest: what stands below must not move. */}
            <span aria-hidden="true">{t('还有 {hours} 小时 {minutes} 分', longest)}</span>
            {left !== undefined && <span>{t('还有 {hours} 小时 {minutes} 分', { ...left })}</span>}
          </Left>
          <p>
            {t('{moment} 前退回收到的 {amount},不收利息和任何费用。', {
              moment: format.moment(until, country.timeZone),
              amount: format.money(amount),
            })}
          </p>
          {paid.amount > 0 && (
            <p>{t('您已付的 {amount} 算在内。', { amount: format.money(paid) })}</p>
          )}
        </div>
      </Times>
      {children}
    </Frame>
  )
}
