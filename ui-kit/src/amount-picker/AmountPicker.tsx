import type { ComponentProps } from 'react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { FieldWords } from '../field/Field.tsx'
import { FieldError, Optional } from '../field/FieldParts.tsx'
import { replaceEntry, useFormEvents } from '../field/useFormEvents.ts'
import type { ValueProps } from '../field/useNativeValue.ts'
import { useInnerRef } from '../field/useInnerRef.ts'
import { useLocale } from '../kit-settings/KitSettings.tsx'
import { type Currency, minorPerMajor } from '../money/currencies.ts'
import { formatInteger, formatMoney } from '../money/format-money.ts'
import { Money } from '../money/Money.tsx'
import { ScaleBar } from '../scale-bar/ScaleBar.tsx'
import { nearestAmount, readAmount } from './amount-range.ts'
import { AmountBox, CurrencySign, Ends, Frame, Hint, Label, Slider, Track } from './parts.ts'

export interface AmountPickerProps
  extends
    Omit<FieldWords, 'label' | 'notice'>,
    Omit<ComponentProps<'input'>, keyof ValueProps | 'min' | 'max' | 'step'> {
  /** What is chosen: "How much do you need?" */
  label: string
  /** Name of the slider for screen readers; the label unless given. */
  sliderLabel?: string | undefined
  /** The amount chosen, in integer minor units, while the owner holds it. */
  value?: number | undefined
  /** The amount chosen at first, while the picker itself holds it; the smallest unless given. */
  defaultValue?: number | undefined
  /** Smallest amount, minor units. */
  min: number
  /** Largest amount, minor units. */
  max: number
  /** Distance between amounts, minor units; a multiple of one major unit. */
  step: number
  /** ISO 4217 code. */
  currency: Currency
  /**
   * Called with an amount that can be chosen, in integer minor units; with nothing else. A form
   * sends the same. `onChange` is the native event of the box or the slider.
   */
  onValueChange?: ((amount: number) => void) | undefined
  /** Said aloud when a typed amount was moved to the nearest one that can be chosen. */
  adjustedText?: string | undefined
  /** In which figures are written; that of KitSettings unless given. */
  locale?: string | undefined
}

/**
 * An amount by slider or by typing. The typed field accepts every digit system; on leaving, an amount
 * that cannot be chosen moves to the nearest below, and that is announced.
 */
export function AmountPicker(props: AmountPickerProps) {
  const { label, hint, error, optionalLabel, className, style, ...inner } = props
  const { sliderLabel, min, max, step, currency, adjustedText, locale: given, ...others } = inner
  const { value: owned, defaultValue, onValueChange, ref, ...rest } = others
  const locale = useLocale(given)
  const made = useId()
  const id = rest.id ?? made
  const box = useInnerRef(ref)
  const slider = useRef<HTMLInputElement>(null)
  const [initial] = useState(owned ?? defaultValue ?? min)
  const [held, setHeld] = useState(initial)
  const value = owned ?? held
  const [typed, setTyped] = useState<string>()
  const [adjusted, setAdjusted] = useState(false)
  const written = (amount: number) => formatMoney({ amount, currency, locale, whole: true })
  const shown = typed ?? formatInteger(Math.floor(value / minorPerMajor(currency)), locale)

  const set = (amount: number) => {
    setHeld(amount)
    onValueChange?.(amount)
  }
  const type = (text: string) => {
    setTyped(text)
    setAdjusted(false)
    const amount = readAmount(text, currency, locale)
    if (amount !== undefined && amount === nearestAmount(amount, { min, max, step })) set(amount)
  }

  const leave = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const amount = readAmount(typed, currency, locale)
    const nearest = amount === undefined ? value : nearestAmount(amount, { min, max, step })
    setAdjusted(nearest !== amount)
    if (nearest !== value) set(nearest)
  }

  const slide = (amount: number) => {
    setTyped(undefined)
    setAdjusted(false)
    set(amount)
  }

  useLayoutEffect(() => {
    // Typed or moved before the code arrived.
    if (box.current && box.current.value !== shown) type(box.current.value)
    else if (slider.current && Number(slider.current.value) !== value) {
      slide(Number(slider.current.value))
    }
    // Only once: afterwards the change events report.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useFormEvents(box, (entries) => {
    if (entries) return replaceEntry(entries, rest.name ?? '', shown, String(value))
    setTyped(undefined)
    setAdjusted(false)
    if (owned === undefined) set(initial)
  })

  const { symbol, symbolFirst, text } = written(value)
  // On the side where the language has it.
  const sign = <CurrencySign aria-hidden="true">{symbol}</CurrencySign>
  const described = [hint && `${id}-hint`, error && `${id}-error`, `${id}-adjusted`]
  const aside = rest['aria-describedby']
  return (
    <Frame className={className} style={style}>
      <Label htmlFor={id}>
        {label}
        {optionalLabel && <Optional> {optionalLabel}</Optional>}
      </Label>
      <AmountBox dir="ltr">
        {symbolFirst && sign}
        <input
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          {...rest}
          ref={box}
          id={id}
          value={shown}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={[...described, aside].filter(Boolean).join(' ')}
          onChange={(event) => {
            rest.onChange?.(event)
            type(event.target.value)
          }}
          onBlur={(event) => {
            rest.onBlur?.(event)
            leave()
          }}
          onKeyDown={(event) => {
            rest.onKeyDown?.(event)
            if (event.key === 'Enter') leave()
          }}
        />
        {!symbolFirst && sign}
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
          ref={slider}
          type="range"
          aria-label={sliderLabel ?? label}
          aria-valuetext={text}
          disabled={rest.disabled}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(event) => {
            rest.onChange?.(event)
            slide(Number(event.target.value))
          }}
        />
      </Track>
      <Ends aria-hidden="true">
        <Money amount={min} currency={currency} whole locale={locale} />
        <Money amount={max} currency={currency} whole locale={locale} />
      </Ends>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Hint id={`${id}-adjusted`} role="status" data-tone="attention">
        {adjusted && adjustedText}
      </Hint>
    </Frame>
  )
}
