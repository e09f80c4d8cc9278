import type { ComponentProps } from 'react'
import { useLayoutEffect } from 'react'
import { styled } from 'styled-components'
import { Field, type FieldWords } from '../field/Field.tsx'
import { controlStyle } from '../field/FieldParts.tsx'
import { useNativeValue } from '../field/useNativeValue.ts'

const Holder = styled.div`
  position: relative;
  /* The arrow, drawn: a picture would need an exception in the page's policy. */
  &::after {
    content: '';
    position: absolute;
    inset-inline-end: calc(36 * var(--paso-u));
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
  padding-inline-end: calc(88 * var(--paso-u));
  text-overflow: ellipsis;
  cursor: pointer;
`

/** One choice: what is sent and what is read. */
export interface Option {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectFieldProps
  extends FieldWords, Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange'> {
  options: readonly Option[]
  /** What stands there while nothing is chosen, such as "Choose one". Its value is `''`. */
  placeholder?: string
  value?: string | undefined
  defaultValue?: string | undefined
  /** The value chosen; on mount too, if the browser kept another choice. */
  onValue?: (value: string) => void
}

/** One of a list, picked with the phone's own picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optionalLabel, options, placeholder, ref, ...given } = props
  const { value, defaultValue, onValue, ...rest } = given
  const native = useNativeValue<HTMLSelectElement>({
    value,
    defaultValue,
    ref,
    onValue: (text) => onValue?.(text),
  })

  const list = native.ref
  const wanted = value ?? native.defaultValue
  useLayoutEffect(() => {
    // Choices may arrive after the value that names one of them.
    const element = list.current
    if (element && element.value === '' && wanted !== '') {
      element.value = wanted
      if (element.selectedIndex < 0) element.selectedIndex = 0
    }
  }, [list, options, wanted])

  return (
    <Field id={rest.id ?? rest.name} {...{ label, hint, error, optionalLabel }}>
      {(control) => (
        <Holder>
          <Select
            {...rest}
            {...control}
            {...native}
            aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Select>
        </Holder>
      )}
    </Field>
  )
}
