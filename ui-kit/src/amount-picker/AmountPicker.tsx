import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { useLocale } from '../kit-settings/KitSettings.tsx'
import { type Currency, minorPerMajor } from '../money/currencies.ts'
import { formatInteger, formatMoney } from '../money/format-money.ts'
import { Money } from '../money/Money.tsx'
import { ScaleBar } from '../scale-bar/ScaleBar.tsx'
import { nearestAmount, readAmount } from './amount-range.ts'
import { AmountBox, CurrencySign, Ends, Frame, Hint, Label, Slider, Track } from './parts.ts'

export type AmountPickerProps = {
  /** What is chosen: "How much do you need?" */
  label: string
  /** Name of the slider for screen readers; the label unless given. */
  sliderLabel?: string | undefined
  /** The amount chosen, in integer minor units. */
  value: number
  /** Smallest amount, minor units. */
  min: number
  /** Largest amount, minor units. */
  max: number
  /** Distance between amounts, minor units; a multiple of one major unit. */
  step: number
  /** ISO 4217 code. */
  currency: Currency
  /** Called with an amount that can be chosen, in integer minor units; with nothing else. */
  onChange: (amount: number) => void
  /** What can be chosen, in words: "From 1,000 to 20,000, in hundreds". */
  hint?: ReactNode
  /** Said aloud when a typed amount was moved to the nearest one that can be chosen. */
  adjustedText?: string | undefined
  /** Name of the typed field in a form. */
  name?: string | undefined
  locale?: string | undefined
}

/**
 * An amount by slider or by typing. The typed field accepts every digit system; on leaving, an amount
 * that cannot be chosen moves to the nearest below, and that is announced.
 */
export function AmountPicker(props: AmountPickerProps) {
  const { label, sliderLabel, value, min, max, step, currency, onChange } = props
  const { hint, adjustedText, name } = props
  const locale = useLocale(props.locale)
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [adjusted, setAdjusted] = useState(false)
  const written = (amount: number) => formatMoney({ amount, currency, locale, whole: true })

  const type = (text: string) => {
    setTyped(text)
    setAdjusted(false)
    const amount = readAmount(text, currency, locale)
    if (amount !== undefined && amount === nearestAmount(amount, { min, max, step })) {
      onChange(amount)
    }
  }

  const leave = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const amount = readAmount(typed, currency, locale)
    const nearest = amount === undefined ? value : nearestAmount(amount, { min, max, step })
    setAdjusted(nearest !== amount)
    if (nearest !== value) onChange(nearest)
  }

  const slide = (amount: number) => {
    setTyped(undefined)
    setAdjusted(false)
    onChange(amount)
  }

  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      <AmountBox dir="ltr">
        <CurrencySign aria-hidden="true">{written(value).symbol}</CurrencySign>
        <input
          id={id}
          name={name}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          value={typed ?? formatInteger(Math.floor(value / minorPerMajor(currency)), locale)}
          aria-describedby={`${id}-hint ${id}-adjusted`}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') leave()
          }}
        />
      </AmountBox>
      <Track>
        <ScaleBar
          thickness="thin"
          parts={[
            { size: value - min, tone: 'done' },
            { size: max - value, tone: 'rest' },
          ]}
        />
        <Slider
          type="range"
          aria-label={sliderLabel ?? label}
          aria-valuetext={written(value).text}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(event) => slide(Number(event.target.value))}
        />
      </Track>
      <Ends aria-hidden="true">
        <Money amount={min} currency={currency} whole locale={locale} />
        <Money amount={max} currency={currency} whole locale={locale} />
      </Ends>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      <Hint id={`${id}-adjusted`} role="status" data-tone="attention">
        {adjusted && adjustedText}
      </Hint>
    </Frame>
  )
}
