import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconName } from '../icon/Icon.tsx'
import type { MoneyValue } from '../money/Money.tsx'
import { Money } from '../money/Money.tsx'
import { RadioTiles, type RadioTilesProps } from '../radio-tiles/RadioTiles.tsx'
import { RateText } from '../rate-text/RateText.tsx'
import { ScaleBar } from '../scale-bar/ScaleBar.tsx'

/** Two beside each other on a phone, all where there is room; one below another only in very large text. */
const Ways = styled(RadioTiles)`
  & [data-columns] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.4em, 36%)), 1fr));
    grid-auto-rows: 1fr;
    /* The last of an odd number has its line to itself. */
    @media (max-width: 899px) {
      & > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
    @media (min-width: 900px) {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.4em, 20%)), 1fr));
    }
  }
  & label > span {
    align-items: stretch;
    justify-content: flex-start;
    padding: var(--paso-space-3);
    text-align: start;
  }
`

const Title = styled.span`
  display: flex;
  align-items: center;
  gap: var(--paso-space-2);
  font-weight: 700;
`

const Fact = styled.span`
  display: block;
  padding-block-start: var(--paso-space-2);
  color: var(--paso-ink-2);
  font-size: var(--paso-text-caption);
  & > b {
    display: block;
    color: var(--paso-ink);
    font-size: var(--paso-text-small);
    font-weight: 650;
  }
  /* What is paid today is read first. */
  &[data-fact='today'] > b {
    font-size: var(--paso-text-strong);
    font-weight: 700;
  }
`

const Line = styled(ScaleBar)`
  margin-block-start: var(--paso-space-2);
`

interface Way {
  /** What is sent. */
  value: string
  /** "30 days more", "Pay part", "Pay all", "Ask for help". */
  title: ReactNode
  disabled?: boolean | undefined
}

/** A way that has a price, with the figures as the lender gives them: none is counted here. */
export interface PricedWay extends Way {
  kind: 'extend' | 'part' | 'all'
  /** What is paid today for it. */
  today: MoneyValue
  /** The next date on which something is due, written out; nothing where nothing is due any more. */
  nextDate?: ReactNode
  /** What stays owed after it. */
  staysOwed: MoneyValue
  /** Annual rate of the whole loan with it, in integer basis points; left out, it has no line where the loan goes on. */
  aprBasisPoints?: number | undefined
}

/** A person looks at it. It has no figures, since nobody knows them yet. */
export interface HelpWay extends Way {
  kind: 'help'
  /** When there is an answer: "By 24 November". */
  answeredBy: ReactNode
  /** What is charged until then: "Interest as agreed, no late fee". */
  meanwhile: ReactNode
}

export type MoreTimeWay = PricedWay | HelpWay

export interface ExtensionPickerProps extends Omit<RadioTilesProps, 'options' | 'columns'> {
  /** What the lender offers, in its order. */
  ways: readonly MoreTimeWay[]
  /** The words beside the figures. */
  labels: {
    /** "You pay today". */
    today: string
    /** "Next date". */
    next: string
    /** In the place of a next date: "None". */
    noNext: string
    /** "Stays owed". */
    stays: string
    /** "Annual rate". */
    rate: string
    /** In the place of a rate where the loan ends: "Ends today". */
    noRate: string
    /** In the place of a price, of help: "Free". */
    free: string
    /** "Answered". */
    answered: string
    /** "Charged meanwhile". */
    meanwhile: string
  }
  /** Stands where the lender offers none: "This loan cannot be extended." */
  emptyLabel?: ReactNode
  /** BCP 47 tag in which figures are written; the one of KitSettings unless given. */
  locale?: string | undefined
}

const icons = { extend: 'clock', part: 'wallet', all: 'tick', help: 'help' } satisfies Record<
  MoreTimeWay['kind'],
  IconName
>

/** More time, in all ways that there are, side by side: what each costs today and what it leaves. */
export function ExtensionPicker(props: ExtensionPickerProps) {
  const { ways, labels, emptyLabel, locale, ...rest } = props
  const money = (value: MoneyValue) => <Money {...value} locale={locale} />
  const fact = (name: keyof typeof labels, value: ReactNode) =>
    value && (
      <Fact data-fact={name} key={name}>
        {labels[name]} <b>{value}</b>
      </Fact>
    )
  const factsOf = (way: MoreTimeWay) =>
    way.kind === 'help'
      ? [
          fact('today', labels.free),
          fact('answered', way.answeredBy),
          fact('meanwhile', way.meanwhile),
        ]
      : [
          <Line
            key="line"
            thickness="thin"
            parts={[
              // What an extension costs lowers nothing; the rest does.
              { size: way.today.amount, tone: way.kind === 'extend' ? 'interest' : 'principal' },
              { size: way.staysOwed.amount, tone: 'rest' },
            ]}
          />,
          fact('today', money(way.today)),
          fact('next', way.nextDate ?? labels.noNext),
          fact('stays', money(way.staysOwed)),
          fact(
            'rate',
            way.aprBasisPoints === undefined ? (
              !way.nextDate && labels.noRate
            ) : (
              <RateText basisPoints={way.aprBasisPoints} locale={locale} />
            ),
          ),
        ]
  return (
    <Ways
      {...rest}
      hint={ways.length === 0 ? emptyLabel : rest.hint}
      columns="2"
      options={ways.map((way) => ({
        value: way.value,
        disabled: way.disabled,
        label: (
          <>
            <Title>
              <Icon name={icons[way.kind]} />
              <span>{way.title}</span>
            </Title>
            {factsOf(way)}
          </>
        ),
      }))}
    />
  )
}
