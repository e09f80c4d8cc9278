import type { ComponentProps, Ref } from 'react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { DigitsField } from '../digits-field/DigitsField.tsx'
import type { FieldWords } from '../field/Field.tsx'
import { FieldGroup } from '../field-group/FieldGroup.tsx'
import { FieldHint } from '../field/FieldParts.tsx'
import { useFormEvents } from '../field/useFormEvents.ts'
import { useInnerRef } from '../field/useInnerRef.ts'
import type { ValueProps } from '../field/useNativeValue.ts'
import { useChanges } from '../field-group/useParts.ts'
import { SelectField } from '../select-field/SelectField.tsx'
import { type DateParts, dateParts, readDate, readYear } from './readDate.ts'

const Parts = styled.div`
  display: grid;
  grid-template-columns: 4fr 8fr 5fr;
  gap: var(--paso-space-2);
  align-items: end;
  @media (max-width: 21.2em) {
    grid-template-columns: 1fr 1fr;
  }
`

export interface DateOfBirthFieldProps
  extends
    FieldWords,
    ValueProps,
    Omit<ComponentProps<'fieldset'>, keyof FieldWords | keyof ValueProps | 'ref'> {
  /** What the date is sent as; the boxes are `<name>_day`, `<name>_month`, `<name>_year`. */
  name?: string | undefined
  /** Above the day: "Day". */
  dayLabel: string
  /** Above the month: "Month". */
  monthLabel: string
  /** Above the year: "Year". */
  yearLabel: string
  /** Names of the twelve months, January first, as the language writes them. */
  months: readonly string[]
  /** What the month says while none is chosen. */
  monthPlaceholder?: string | undefined
  /** How the year of a given date is written; both are read. Common unless set. */
  calendar?: 'gregory' | 'buddhist' | undefined
  /** Says how a Buddhist year was understood, given the common one: "2540 is 1997". */
  describeBuddhistYear?: ((typed: string, year: number) => string) | undefined
  /** What stood in the three boxes at first, as `onPartsChange` gave it: a draft of no date yet is typed on. A date goes before it. */
  defaultParts?: Partial<DateParts> | undefined
  /** What stands in the three boxes after each change, a date or not. */
  onPartsChange?: ((parts: DateParts) => void) | undefined
  /** The box of the day, which is the first. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * Day, month and year of a birth, the year Buddhist or common, in any digit system. Its value is
 * `YYYY-MM-DD`, common era; `''` while the three make no date.
 */
export function DateOfBirthField(props: DateOfBirthFieldProps) {
  const { dayLabel, monthLabel, yearLabel, months, monthPlaceholder = '–', ...others } = props
  const { calendar, describeBuddhistYear, ref, value, defaultValue, onValueChange, ...more } =
    others
  const { defaultParts, onPartsChange, ...group } = more
  const { name, error } = group
  const partsOf = (iso: string | undefined) => dateParts(iso, calendar)
  const first = useInnerRef(ref)
  const [initial] = useState(value ?? defaultValue)
  const [typed, setTyped] = useState(() => ({ ...partsOf(initial), ...(!initial && defaultParts) }))
  const date = readDate(typed) ?? ''
  const parts = value === undefined || value === date ? typed : partsOf(value)
  const set = (next: DateParts) => {
    setTyped(next)
    onPartsChange?.(next)
    onValueChange?.(readDate(next) ?? '')
  }
  const change = useChanges(parts, set)
  useFormEvents(first, (entries) => {
    if (!entries) (value === undefined ? set : setTyped)(partsOf(value ?? initial))
  })

  const common = readYear(parts.year)
  const buddhist = common !== undefined && String(common) !== parts.year
  const invalid = error ? true : group['aria-invalid']
  const box = (part: 'day' | 'year', label: string) => (
    <DigitsField
      label={label}
      ref={part === 'day' ? first : undefined}
      name={name && `${name}_${part}`}
      autoComplete={`bday-${part}`}
      value={parts[part]}
      aria-invalid={invalid}
      onValueChange={(text) => change({ [part]: text })}
    />
  )

  return (
    <FieldGroup {...group}>
      {() => (
        <>
          {name && <input type="hidden" name={name} value={value ?? date} />}
          <Parts>
            {box('day', dayLabel)}
            <SelectField
              label={monthLabel}
              name={name && `${name}_month`}
              autoComplete="bday-month"
              placeholder={monthPlaceholder}
              options={months.map((month, index) => ({ value: String(index + 1), label: month }))}
              value={parts.month}
              aria-invalid={invalid}
              onValueChange={(month) => change({ month })}
            />
            {box('year', yearLabel)}
          </Parts>
          {buddhist && describeBuddhistYear && (
            <FieldHint aria-live="polite">{describeBuddhistYear(parts.year, common)}</FieldHint>
          )}
        </>
      )}
    </FieldGroup>
  )
}
