import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { MoneyValue } from '../money/Money.tsx'
import { Money } from '../money/Money.tsx'
import { CardStack, CardTitle, Lead, Line, Stack, Term } from '../theme/stack.ts'

const Row = styled(Line)`
  & > dt {
    flex-basis: 6em;
  }
  & > dd {
    max-inline-size: 60%;
    /* What cannot be broken, such as a phone number, keeps its width. */
    min-inline-size: min-content;
    margin-inline-start: auto;
    font-weight: 600;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  /* Letters twice as large on a small phone: a loan's number still stands on its card. */
  @media (max-width: 15em) {
    & > dd {
      max-inline-size: 100%;
    }
    /* An amount always does, and is as large as other text. */
    & > dd > bdi:not([data-size]) {
      font-size: min(1em, 8vw);
    }
  }
`

export type SummaryRow = {
  label: string
  /** Text, Money, a date. Wrap account numbers and codes in `<bdi dir="ltr">`. */
  value: ReactNode
  /** The part of an honest line above that it is the key to. */
  part?: 'principal' | 'interest' | 'fee' | undefined
}

export interface LoanSummaryProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What is summed up: "Your loan". */
  title?: string | undefined
  /** Shown large above the rows. */
  amount?: MoneyValue | undefined
  /** A sentence under the amount. */
  lead?: ReactNode
  /** Facts, each with its label. */
  rows?: readonly SummaryRow[] | undefined
  /** Under the rows: a notice, an action. */
  children?: ReactNode
  /** In which figures are written; that of KitSettings unless given. */
  locale?: string | undefined
}

/** The facts of a loan at a glance: amount, a sentence, rows of label and value. */
export function LoanSummary({
  title,
  amount,
  lead,
  rows = [],
  children,
  locale,
  ...rest
}: LoanSummaryProps) {
  const heading = useId()
  return (
    <CardStack {...rest} aria-labelledby={title ? heading : undefined}>
      {title && <CardTitle id={heading}>{title}</CardTitle>}
      {(amount || lead) && (
        <div>
          {amount && <Money {...amount} size="large" locale={locale} />}
          {lead && <Lead>{lead}</Lead>}
        </div>
      )}
      {rows.length > 0 && (
        <Stack as="dl">
          {rows.map((row) => (
            <Row key={row.label}>
              <Term data-part={row.part}>{row.label}</Term>
              <dd>{row.value}</dd>
            </Row>
          ))}
        </Stack>
      )}
      {children}
    </CardStack>
  )
}
