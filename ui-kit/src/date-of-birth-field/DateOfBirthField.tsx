import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { DigitsField } from '../digits-field/DigitsField.tsx'
import { FieldGroup, type FieldWords } from '../field/Field.tsx'
import { FieldHint } from '../field/FieldParts.tsx'
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

export interface DateOfBirthFieldProps extends FieldWords {
  /** The boxes are named `<name>_day`, `<name>_month`, `<name>_year`; the first has `name` as id. */
  name: string
  dayLabel: string
  monthLabel: string
  yearLabel: string
  /** Names of the twelve months, January first, as the language writes them. */
  months: readonly string[]
  /** What the month says while none is chosen. */
  monthPlaceholder?: string
  /** `YYYY-MM-DD`, common era. A later change of it is written into the boxes. */
  value?: string | undefined
  defaultValue?: string | undefined
  /** The date as `YYYY-MM-DD`, common era; `undefined` while there is none; and the parts. */
  onValue?: (date: string | undefined, parts: DateParts) => void
  /** Called when focus leaves the three boxes altogether: the moment to validate. */
  onLeave?: (date: string | undefined, parts: DateParts) => void
  /** Says how a Buddhist year was understood, given the common one: "2540 is 1997". */
  describeBuddhistYear?: (typed: string, year: number) => string
}

/** Day, month and year of a birth, the year Buddhist or common, in any digit system. */
export function DateOfBirthField(props: DateOfBirthFieldProps) {
  const { name, label, hint, error, optionalLabel, value, onValue, onLeave } = props
  const [parts, setParts] = useState(() => dateParts(value ?? props.defaultValue))
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== undefined && value !== (readDate(parts) ?? '')) setParts(dateParts(value))
  }
  const latest = useRef(parts)
  useLayoutEffect(() => {
    latest.current = parts
  }, [parts])

  const change = (part: Partial<DateParts>) => {
    latest.current = { ...latest.current, ...part }
    setParts(latest.current)
    onValue?.(readDate(latest.current), latest.current)
  }
  const common = readYear(parts.year)
  const buddhist = common !== undefined && String(common) !== parts.year

  const box = (part: 'day' | 'year', text: string) => (
    <DigitsField
      label={text}
      name={`${name}_${part}`}
      id={part === 'day' ? name : `${name}_year`}
      autoComplete={`bday-${part}`}
      value={parts[part]}
      aria-invalid={error ? true : undefined}
      onValue={(typed) => change({ [part]: typed })}
    />
  )

  return (
    <FieldGroup id={name} {...{ label, hint, error, optionalLabel }}>
      {() => (
        <>
          <Parts
            onBlur={(event) => {
              if (event.currentTarget.contains(event.relatedTarget)) return
              onLeave?.(readDate(parts), parts)
            }}
          >
            {box('day', props.dayLabel)}
            <SelectField
              label={props.monthLabel}
              name={`${name}_month`}
              autoComplete="bday-month"
              placeholder={props.monthPlaceholder ?? '–'}
              options={props.months.map((month, index) => ({
                value: String(index + 1),
                label: month,
              }))}
              value={parts.month}
              aria-invalid={error ? true : undefined}
              onValue={(month) => change({ month })}
            />
            {box('year', props.yearLabel)}
          </Parts>
          {buddhist && props.describeBuddhistYear && (
            <FieldHint aria-live="polite">
              {props.describeBuddhistYear(parts.year, common)}
            </FieldHint>
          )}
        </>
      )}
    </FieldGroup>
  )
}
