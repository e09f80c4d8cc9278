import type { ComponentProps } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Field, type FieldWords } from '../field/Field.tsx'
import { useFormEvents } from '../field/useFormEvents.ts'
import { useNativeValue, type ValueProps } from '../field/useNativeValue.ts'
import {
  afterPlus,
  countryOf,
  noCountry,
  type PhoneCountry,
  readInternational,
  readNational,
} from './international.ts'
import { Input, Line, Prefix } from './phone-parts.ts'

/** What shows the country is as wide as its prefix; the list above it, unseen, has the names. */
const Country = styled(Prefix)`
  position: relative;
  padding-inline-end: calc(60 * var(--paso-u));
  &::after {
    content: '';
    position: absolute;
    inset-inline-end: calc(28 * var(--paso-u));
    inset-block-start: calc(50% - 0.3em);
    inline-size: 0.4em;
    block-size: 0.4em;
    border-inline-end: 2px solid;
    border-block-end: 2px solid;
    transform: rotate(45deg);
  }
  &:focus-within {
    background: var(--paso-brand-tint);
    color: var(--paso-brand-ink);
  }
  & > select {
    position: absolute;
    z-index: 1;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 100%;
    block-size: 100%;
    min-inline-size: 48px;
    opacity: 0;
    /* Below 16 px iOS zooms into the list. */
    font-size: 16px;
    cursor: pointer;
  }
`

export interface InternationalPhoneFieldProps
  extends FieldWords, ValueProps, Omit<ComponentProps<'input'>, keyof ValueProps> {
  /** The countries, in the order of the list. Without any there is none to choose, and a number is as it is typed. */
  countries: readonly PhoneCountry[]
  /** Code of the country at first, while no number says otherwise; the first one unless given. */
  defaultCountry?: string | undefined
  /** Name of the list for screen readers: "Country". */
  countryLabel: string
}

/**
 * A phone number of one of several countries, which are data. Its value is the whole number by E.164,
 * such as `+66812345678`. A number that is typed or pasted with its plus chooses its country.
 */
export function InternationalPhoneField(props: InternationalPhoneFieldProps) {
  const { countries, defaultCountry, countryLabel, value, defaultValue, ...rest } = props
  const first = countries.find(({ code }) => code === defaultCountry) ?? countries[0] ?? noCountry
  const start = countryOf(value ?? defaultValue ?? '', countries, first)
  const [chosen, setChosen] = useState(start)
  // The countries may come later.
  const known = chosen === noCountry ? first : chosen
  const country = value ? countryOf(value, countries, known) : known
  const list = useRef<HTMLSelectElement>(null)
  // What a text means is asked while it is drawn, and before that by a form that is emptied.
  const held = useRef(country)
  held.current = country
  const hold = (next: PhoneCountry) => {
    held.current = next
    setChosen(next)
  }
  useLayoutEffect(() => {
    // Chosen before the code arrived.
    const found = countries.find(({ code }) => code === list.current?.value)
    if (found && !value) hold(found)
    // Only once: afterwards the change event says so.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useFormEvents(list, (entries) => {
    if (!entries) hold(start)
  })

  const national = (number: string) => readNational(number, countries, country)
  const { native, element } = useNativeValue<HTMLInputElement, typeof rest>(
    {
      ...rest,
      value: value && national(value),
      defaultValue: defaultValue && national(defaultValue),
      onValueChange: (number: string) => {
        if (value === undefined) hold(countryOf(number, countries, held.current))
        rest.onValueChange?.(number)
      },
    },
    (text) => readInternational(text, countries, held.current),
  )

  const choose = (code: string) => {
    const next = countries.find((each) => each.code === code) ?? country
    const box = element.current
    const digits = national(box?.value ?? '')
    // A plus would name the country of before.
    if (box && afterPlus(box.value) !== undefined) box.value = digits
    hold(next)
    rest.onValueChange?.(digits && next.prefix + digits)
  }

  return (
    <Field {...rest}>
      {(control) => (
        <Line data-invalid={control['aria-invalid']}>
          {countries.length > 0 && (
            <Country>
              <bdi dir="ltr" aria-hidden="true">
                {country.prefix}
              </bdi>
              <select
                ref={list}
                aria-label={countryLabel}
                autoComplete="off"
                form={rest.form}
                disabled={rest.disabled}
                value={country.code}
                onChange={({ target }) => choose(target.value)}
              >
                {countries.map(({ code, name, prefix }) => (
                  <option key={code} value={code}>
                    {`${name} ${prefix}`}
                  </option>
                ))}
              </select>
            </Country>
          )}
          <Input type="tel" inputMode="tel" autoComplete="tel" dir="ltr" {...native} {...control} />
        </Line>
      )}
    </Field>
  )
}
