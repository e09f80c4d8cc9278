import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { FieldHint as Small } from '../field/FieldParts.tsx'
import type { MoneyValue } from '../money/Money.tsx'
import { Money } from '../money/Money.tsx'
import { ScaleBar } from '../scale-bar/ScaleBar.tsx'
import { CardStack, Line, Stack } from '../theme/stack.ts'
import { useDaysLeft } from './useDaysLeft.ts'

const Due = styled.p`
  color: var(--paso-ink-2);
  font-weight: 600;
  &[data-urgency='soon'] {
    color: var(--paso-sun-ink);
  }
  &[data-urgency='overdue'] {
    color: var(--paso-bad);
  }
`

const DueDate = styled.time`
  margin-inline-start: auto;
  color: var(--paso-ink-3);
  font-size: var(--paso-text-small);
`

const Actions = styled(Stack)`
  margin-block-start: var(--paso-space-1);
  /* Its children may have nothing to show. */
  &:empty {
    display: none;
  }
`

/** From here on the date asks for attention. */
const soonDays = 3

export interface DueCountdownProps extends Omit<ComponentProps<'section'>, 'label' | 'children'> {
  /** Whole days until the due date, as the lender says; below zero when it has passed. */
  days: number
  /** The same in words: "Due in 12 days". As a function, it follows the days that are left. */
  label: ReactNode | ((days: number) => ReactNode)
  /** The loan's zone, such as `Asia/Bangkok`: with it the card goes on by a day at midnight there. */
  timeZone?: string | undefined
  /** When `days` was said, in milliseconds since 1970: said anew, it counts anew, though the days are the same. */
  asOf?: number | undefined
  /** The clock that midnights are counted by, such as the lender's; the device's unless given. */
  now?: (() => number) | undefined
  /** The day has changed on the page: ask anew for what is owed. */
  onDayChange?: ((days: number) => void) | undefined
  /** The due date, ISO 8601, for machines. */
  date: string
  /** The due date in words. */
  dateLabel: string
  /** What is owed. */
  amount: MoneyValue
  /** Days the loan runs in all; with it a line shows how much of the time has passed, once some has. */
  termDays?: number | undefined
  /** What the line says: "Day 12 of 90". */
  termLabel?: ((passed: number, termDays: number) => string) | undefined
  /** Under the amount: what paying today saves, a late fee. */
  note?: ReactNode
  /** The actions: repay, ask for more time. */
  children?: ReactNode
  /** In which figures are written; that of KitSettings unless given. */
  locale?: string | undefined
}

/** What is owed and when. Calm while there is time, plain when there is none. */
export function DueCountdown(props: DueCountdownProps) {
  const {
    days: daysSaid,
    asOf,
    timeZone,
    now,
    onDayChange,
    label,
    date,
    dateLabel,
    ...others
  } = props
  const { amount, termDays, termLabel, note, children, locale, ...rest } = others
  const days = useDaysLeft({ days: daysSaid, asOf, timeZone, now, onDayChange })
  const urgency = days < 0 ? 'overdue' : days <= soonDays ? 'soon' : 'calm'
  const tone = { overdue: 'bad', soon: 'attention', calm: 'done' } as const
  const left = Math.max(0, days)
  const passed = termDays === undefined ? 0 : Math.max(0, termDays - left)
  return (
    <CardStack {...rest}>
      <div>
        <Line>
          <Due data-urgency={urgency}>{typeof label === 'function' ? label(days) : label}</Due>
          <DueDate dateTime={date}>{dateLabel}</DueDate>
        </Line>
        <Money {...amount} size="huge" locale={locale} />
      </div>
      {termDays !== undefined && passed > 0 && (
        <div>
          <ScaleBar
            thickness="thin"
            parts={[
              { size: passed, tone: tone[urgency] },
              { size: left, tone: 'rest' },
            ]}
          />
          {termLabel && days >= 0 && <Small>{termLabel(passed, termDays)}</Small>}
        </div>
      )}
      {note}
      {children && <Actions>{children}</Actions>}
    </CardStack>
  )
}
