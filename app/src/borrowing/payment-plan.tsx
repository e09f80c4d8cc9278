import { useId, type ReactNode } from 'react'
import { Card, Icon, Money, VisuallyHidden } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { MessageId } from '../i18n/generated/messages.ts'
import type { Schema } from '../lender/answers.ts'
import { latePayments } from './payment-days.ts'

type Remaining = Schema<'RemainingPayment'>

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-2);
  & > h2 {
    font-size: var(--paso-text-body);
  }
`

const Rows = styled.ol`
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: flex;
  /* With large letters the mark stands above its words. */
  flex-wrap: wrap;
  gap: 0 var(--paso-space-3);
  padding-block: var(--paso-space-2);
  & > div {
    flex: 1 1 8em;
    min-inline-size: 0;
  }
  &:not(:first-child) {
    border-block-start: 1px solid var(--paso-line);
  }
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: calc(56 * var(--paso-u));
  block-size: calc(56 * var(--paso-u));
  border: 2px solid var(--paso-line-strong);
  border-radius: 50%;
  color: var(--paso-ink-2);
  font-size: var(--paso-text-caption);
  font-weight: 700;
  [data-state='paid'] > & {
    border-color: var(--paso-brand);
    background: var(--paso-brand);
    color: var(--paso-on-brand);
  }
  [data-state='next'] > & {
    border-color: var(--paso-brand);
    color: var(--paso-brand-ink);
  }
  [data-state='late'] > & {
    border-color: var(--paso-bad);
    color: var(--paso-bad);
  }
`

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--paso-space-3);
  [data-state='late'] > & > time {
    color: var(--paso-bad);
    font-weight: 600;
  }
  [data-state='next'] > & > time {
    font-weight: 600;
  }
`

const Parts = styled.span`
  flex-basis: 100%;
  color: var(--paso-ink-3);
  font-size: var(--paso-text-small);
  & > span {
    display: inline-block;
    margin-inline-end: var(--paso-space-2);
  }
`

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--paso-space-3);
  padding-block-start: var(--paso-space-2);
  border-block-start: 2px solid var(--paso-line);
  font-weight: 600;
`

/** How a row is said to who does not see its mark. */
const stateWords = {
  paid: '这一期已还',
  late: '这一期已逾期',
  next: '下一期',
  later: '以后',
} as const satisfies Record<string, MessageId>

interface PaymentPlanProps {
  order: Schema<'Order'>
  /** What can be done with it. */
  children?: ReactNode
}

/** Every payment of a loan: made, late, next and to come, with what each is made of. */
export function PaymentPlan({ order, children }: PaymentPlanProps): ReactNode {
  const { t } = useText()
  const heading = useId()
  const left = new Map(order.remaining_schedule.map((payment) => [payment.number, payment]))
  const late = latePayments(order)
  const next = order.remaining_schedule[late]?.number
  const stateOf = (number: number): keyof typeof stateWords => {
    const place = order.remaining_schedule.findIndex((payment) => payment.number === number)
    if (place === -1) return 'paid'
    if (place < late) return 'late'
    return number === next ? 'next' : 'later'
  }
  return (
    <Frame aria-labelledby={heading}>
      <h2 id={heading}>{t('每一期还款')}</h2>
      <Rows>
        {order.cost.schedule.map(({ number, due_date: day, agreed_date, moved_for }) => (
          <PlanRow
            key={number}
            number={number}
            day={left.get(number)?.due_date ?? day}
            state={stateOf(number)}
            payment={left.get(number)}
            movedFrom={
              moved_for.length > 0 && left.get(number)?.due_date === day ? agreed_date : undefined
            }
          />
        ))}
      </Rows>
      <Total>
        <span>{t('还要还的合计')}</span>
        <Money {...order.outstanding} />
      </Total>
      {children}
    </Frame>
  )
}

interface PlanRowProps {
  number: number
  day: string
  state: keyof typeof stateWords
  /** What is still to be paid of it. */
  payment: Remaining | undefined
  /** The agreed day, where it is due later. */
  movedFrom: string | undefined
}

function PlanRow({ number, day, state, payment, movedFrom }: PlanRowProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  return (
    <Row data-state={state}>
      <Mark aria-hidden="true">{state === 'paid' ? <Icon name="tick" bold /> : number}</Mark>
      <Words>
        <time dateTime={day}>
          {format.day(day)}
          <VisuallyHidden> ({t(stateWords[state])})</VisuallyHidden>
        </time>
        {payment === undefined ? (
          <span aria-hidden="true">{t(stateWords.paid)}</span>
        ) : (
          <Money {...payment.total} />
        )}
        {payment !== undefined && (
          <Parts>
            {partsOf(payment).map((part) => (
              <span key={part}>{part}</span>
            ))}
            {movedFrom !== undefined && (
              <span>
                {state === 'late'
                  ? t('从 {date} 移来,利息从那天算起', { date: format.dayMonth(movedFrom) })
                  : t('从 {date} 移来,不收费用', { date: format.dayMonth(movedFrom) })}
              </span>
            )}
          </Parts>
        )}
      </Words>
    </Row>
  )

  function partsOf({ principal, interest, service_fee: fee, late_fee: late }: Remaining): string[] {
    const parts = [
      { value: principal, words: t('本金 {amount}', { amount: format.money(principal) }) },
      { value: interest, words: t('利息 {amount}', { amount: format.money(interest) }) },
      { value: fee, words: t('服务费 {amount}', { amount: format.money(fee) }) },
      { value: late, words: t('逾期费 {amount}', { amount: format.money(late) }) },
    ]
    return parts.filter(({ value }) => value.amount > 0).map(({ words }) => words)
  }
}
