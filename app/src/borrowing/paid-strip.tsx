import { useId, type ReactNode } from 'react'
import { Card, Icon, VisuallyHidden } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { latePayments, paidPayments } from './payment-days.ts'

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-3);
  & > h2 {
    font-size: var(--paso-text-body);
  }
`

const Cells = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(calc(80 * var(--paso-u)), 1fr));
  gap: var(--paso-space-2) var(--paso-space-1);
  padding: 0;
  list-style: none;
`

const Cell = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-1);
  align-content: start;
  color: var(--paso-ink-2);
  font-size: max(12px, 0.75rem);
  line-height: var(--paso-leading-tight, var(--paso-script-leading-tight));
  text-align: center;
  &[data-state='next'] {
    color: var(--paso-ink);
    font-weight: 700;
  }
  &[data-state='late'] {
    color: var(--paso-bad);
    font-weight: 700;
  }
`

const Box = styled.span`
  display: grid;
  place-items: center;
  block-size: calc(64 * var(--paso-u));
  border: 2px solid var(--paso-line);
  border-radius: var(--paso-radius-small);
  background: var(--paso-sunken);
  [data-state='paid'] > & {
    border-color: var(--paso-brand);
    background: var(--paso-brand);
    color: var(--paso-on-brand);
  }
  [data-state='next'] > & {
    border-color: var(--paso-brand);
    background: var(--paso-card);
  }
  [data-state='late'] > & {
    border-color: var(--paso-bad);
    background: var(--paso-bad-tint);
    color: var(--paso-bad);
  }
`

/** How many payments of a loan in instalments are behind and how many ahead. */
export function PaidStrip({ order }: { order: Schema<'Order'> }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const heading = useId()
  const { schedule } = order.cost
  const paid = paidPayments(order)
  if (schedule.length < 2) return null
  const late = latePayments(order)
  const stateOf = (place: number): 'paid' | 'late' | 'next' | 'later' => {
    if (place < paid) return 'paid'
    if (place < paid + late) return 'late'
    return place === paid + late ? 'next' : 'later'
  }
  const words = {
    paid: t('这一期已还'),
    late: t('这一期已逾期'),
    next: t('下一期'),
    later: t('以后'),
  }
  return (
    <Frame aria-labelledby={heading}>
      <h2 id={heading}>{t('已还 {paid} 期,共 {count} 期', { paid, count: schedule.length })}</h2>
      <Cells>
        {schedule.map(({ number, due_date: agreed }, place) => {
          const state = stateOf(place)
          const day = order.remaining_schedule[place - paid]?.due_date ?? agreed
          return (
            <Cell key={number} data-state={state}>
              <Box aria-hidden="true">
                {state === 'paid' && <Icon name="tick" bold />}
                {state === 'late' && <Icon name="attention" />}
              </Box>
              <span>
                {/* In a narrow cell the month goes below its day. */}
                {format.dayMonth(day).replaceAll('\u00a0', ' ')}
                <VisuallyHidden> ({words[state]})</VisuallyHidden>
              </span>
            </Cell>
          )
        })}
      </Cells>
    </Frame>
  )
}
