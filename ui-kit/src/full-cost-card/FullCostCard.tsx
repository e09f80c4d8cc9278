import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { HonestLine } from '../honest-line/HonestLine.tsx'
import type { MoneyValue } from '../money/Money.tsx'
import { Money } from '../money/Money.tsx'
import { RateText } from '../rate-text/RateText.tsx'
import { CardStack, CardTitle, Lead, Line, Stack, Term } from '../theme/stack.ts'

const Row = styled(Line)`
  &[data-row='total'] {
    padding-block-start: var(--paso-space-2);
    border-block-start: 1px solid var(--paso-line);
    font-size: var(--paso-text-strong);
    font-weight: 700;
    & > dt {
      color: var(--paso-ink);
    }
  }
`

const Value = styled.dd`
  margin-inline-start: auto;
  color: var(--paso-ink);
  font-weight: 600;
  text-align: end;
  [data-row='total'] > & {
    font-weight: 700;
  }
`

const Note = styled.p`
  color: var(--paso-ink-3);
  font-size: var(--paso-text-caption);
`

export interface FullCostCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the card, for example "For example: 10,000 for 90 days". */
  title?: string | undefined
  /** Shows the principal once more, large, above the line. */
  headline?: boolean | undefined
  /** A sentence under the headline: how long, how many payments, when due. */
  lead?: ReactNode
  /** What the borrower receives. */
  principal: MoneyValue
  /** The interest of the whole time. */
  interest: MoneyValue
  /** The fee of the whole loan. */
  fee: MoneyValue
  /** What is repaid in all: exactly the sum of the three parts. */
  total: MoneyValue
  /** Annual percentage rate, everything included, in integer basis points. */
  aprBasisPoints: number
  /** The words beside the figures. */
  labels: { principal: string; interest: string; fee: string; total: string; apr: string }
  /** Small print under the rows, for example the cost a day. */
  note?: ReactNode
  /** Leaves out `.00` where an amount has no fraction. */
  whole?: boolean | undefined
  /** In which figures are written; that of KitSettings unless given. */
  locale?: string | undefined
}

const parts = ['principal', 'interest', 'fee'] as const

/**
 * What a loan costs, before anyone agrees to it: the honest line, its rows, the total and the annual
 * rate.
 *
 * @throws RangeError when the parts do not add up to the total: such a price is never shown.
 */
export function FullCostCard(props: FullCostCardProps) {
  const { title, headline, lead, total, aprBasisPoints, labels, ...others } = props
  const { note, whole, locale, principal, interest, fee, ...rest } = others
  const heading = useId()
  if (principal.amount + interest.amount + fee.amount !== total.amount) {
    throw new RangeError('the parts do not add up')
  }
  return (
    <CardStack {...rest} aria-labelledby={title ? heading : undefined}>
      {title && <CardTitle id={heading}>{title}</CardTitle>}
      {(headline || lead) && (
        <div>
          {headline && <Money {...principal} whole size="large" locale={locale} />}
          {lead && <Lead>{lead}</Lead>}
        </div>
      )}
      <HonestLine {...{ principal, interest, fee, labels, locale }} />
      <Stack as="dl">
        {parts.map((part) => (
          <Row key={part}>
            <Term data-part={part}>{labels[part]}</Term>
            <Value>
              <Money {...props[part]} whole={whole} locale={locale} />
            </Value>
          </Row>
        ))}
        <Row data-row="total">
          <Term>{labels.total}</Term>
          <Value>
            <Money {...total} whole={whole} locale={locale} />
          </Value>
        </Row>
        <Row>
          <Term>{labels.apr}</Term>
          <Value>
            <RateText basisPoints={aprBasisPoints} locale={locale} />
          </Value>
        </Row>
      </Stack>
      {note && <Note>{note}</Note>}
    </CardStack>
  )
}
