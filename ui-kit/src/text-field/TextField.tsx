import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Field, type FieldWords } from '../field/Field.tsx'
import { controlStyle } from '../field/FieldParts.tsx'
import { useNativeValue } from '../field/useNativeValue.ts'

const Input = styled.input`
  ${controlStyle}
`

export interface TextFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> {
  /** The text when the owner holds it; written into the box whenever it changes. */
  value?: string | undefined
  /** The text at first when the box itself holds it. */
  defaultValue?: string | undefined
  /** The text after each change, and once on mount if the box already holds another text. */
  onValue?: (value: string) => void
}

/**
 * One line of free text. Its direction follows what is typed. `id` is `name` unless given, so an
 * error summary can lead to it.
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optionalLabel, value, defaultValue, onValue, ref, ...rest } = props
  const native = useNativeValue<HTMLInputElement>({
    value,
    defaultValue,
    ref,
    onValue: (text) => onValue?.(text),
  })
  return (
    <Field id={rest.id ?? rest.name} {...{ label, hint, error, optionalLabel }}>
      {(control) => <Input type="text" dir="auto" {...rest} {...control} {...native} />}
    </Field>
  )
}
