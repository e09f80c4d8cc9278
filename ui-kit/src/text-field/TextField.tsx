import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Field, type FieldWords } from '../field/Field.tsx'
import { controlStyle } from '../field/FieldParts.tsx'
import { useNativeValue, type ValueProps } from '../field/useNativeValue.ts'

const Input = styled.input`
  ${controlStyle}
`

export interface TextFieldProps
  extends FieldWords, ValueProps, Omit<ComponentProps<'input'>, keyof ValueProps> {}

/** One line of free text. Its direction follows what is typed. */
export function TextField(props: TextFieldProps) {
  const { native } = useNativeValue(props)
  return (
    <Field {...props}>
      {(control) => <Input type="text" dir="auto" {...native} {...control} />}
    </Field>
  )
}
