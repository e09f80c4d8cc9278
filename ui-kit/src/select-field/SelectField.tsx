import type { ComponentProps } from 'react'
import { useLayoutEffect } from 'react'
import { styled } from 'styled-components'
import { Field, type FieldWords } from '../field/Field.tsx'
import { controlStyle } from '../field/FieldParts.tsx'
import { useNativeValue, type ValueProps } from '../field/useNativeValue.ts'

/** Draws the arrow of what opens a list. */
export const Holder = styled.div`
  position: relative;
  /* The arrow, drawn: a picture would need an exception in the page's policy. */
  &::after {
    content: '';
    position: absolute;
    inset-inline-end: min(calc(36 * var(--paso-u)), 5.3vw);
    inset-block-start: calc(50% - 0.36em);
    inline-size: 0.5em;
    block-size: 0.5em;
    border-inline-end: 2px solid var(--paso-ink-2);
    border-block-end: 2px solid var(--paso-ink-2);
    transform: rotate(45deg);
    pointer-events: none;
  }
  [dir='rtl'] &::after {
    transform: rotate(-45deg);
  }
`

const Select = styled.select`
  ${controlStyle}
  /* Nor does the arrow take the room that a word of large letters needs. */
  padding-inline-end: min(calc(88 * var(--paso-u)), 13.5vw);
  /* A long choice takes another line where the browser can; what is chosen is never guessed. */
  white-space: normal;
  text-overflow: ellipsis;
  cursor: pointer;
`

/** One choice: what is sent and what is read. */
export interface Option {
  value: string
  label: string
  disabled?: boolean | undefined
}

/** Choices under a heading of their own, which cannot be chosen itself. */
export interface OptionGroup {
  label: string
  options: readonly Option[]
}

export interface SelectFieldProps
  extends FieldWords, ValueProps, Omit<ComponentProps<'select'>, keyof ValueProps> {
  /** The choices, or groups of them, in the order they are read. */
  options: readonly (Option | OptionGroup)[]
  /** What stands there while nothing is chosen, such as "Choose one". Its value is `''`. */
  placeholder?: string | undefined
}

const choice = (option: Option | OptionGroup) =>
  'options' in option ? (
    <optgroup key={option.label} label={option.label}>
      {option.options.map(choice)}
    </optgroup>
  ) : (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  )

/** One of a list, picked with the phone's own picker. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { native, element } = useNativeValue(props)

  const { value, defaultValue } = props
  useLayoutEffect(() => {
    // Choices may arrive after the value that names one of them.
    const list = element.current
    if (list && list.value === '' && value === undefined && defaultValue) {
      list.value = defaultValue
      if (list.selectedIndex < 0) list.selectedIndex = 0
    }
  }, [element, options, value, defaultValue])

  return (
    <Field {...props}>
      {(control) => (
        <Holder>
          <Select {...native} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(choice)}
          </Select>
        </Holder>
      )}
    </Field>
  )
}
