import { useId, useRef, useState, type ReactNode } from 'react'
import { Card } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { QueryError } from '../frame/query-error.tsx'
import { useQuery } from '../frame/use-query.ts'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { useSettled } from './use-preview.ts'

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-2);
  & > h2 {
    font-size: var(--paso-text-body);
  }
  & > label {
    color: var(--paso-ink-2);
  }
  & > output {
    font-weight: 600;
  }
`

const Days = styled.input`
  inline-size: 100%;
  block-size: var(--paso-target);
  margin: 0;
  accent-color: var(--paso-brand);
`

const dayMs = 86_400_000

/** The calendar day so many days before another. */
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10)

interface EarlyPayoffProps {
  order: Schema<'Order'>
}

/** What paying the whole loan off so many days early saves, by the lender's preview. */
export default function EarlyPayoff({ order }: EarlyPayoffProps): ReactNode {
  const { next_payment: next, days_left: left } = order
  // The lender says what a day costs up to the next due date.
  if (next === null || left === null || left < 1) return null
  return <Slider orderId={order.order_id} due={next.due_date} left={left} />
}

interface SliderProps {
  orderId: string
  due: string
  left: number
}

function Slider({ orderId, due, left }: SliderProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const id = useId()
  const titleId = useId()
  const [early, setEarly] = useState(left)
  const day = useSettled(dayBefore(due, Math.min(early, left)))
  const query = useQuery('/repay/preview', { order_id: orderId, day })
  const last = useRef<Schema<'Preview'>>(undefined)
  if (query.data !== undefined) last.current = query.data
  const preview = last.current
  return (
    <Frame aria-labelledby={titleId}>
      <h2 id={titleId}>{t('提前还清能省多少')}</h2>
      <label htmlFor={id}>{t('比到期日提前 {days} 天', { days: early })}</label>
      <Days
        id={id}
        type="range"
        min={0}
        max={left}
        value={early}
        onChange={(event) => setEarly(Number(event.target.value))}
      />
      {query.state === 'failed' && <QueryError query={query} />}
      {preview !== undefined && (
        <output htmlFor={id}>
          {t('{date} 全部还清付 {amount},少付 {saved}', {
            date: format.day(preview.day),
            amount: format.money(preview.amount),
            saved: format.money(preview.saved),
          })}
        </output>
      )}
    </Frame>
  )
}
