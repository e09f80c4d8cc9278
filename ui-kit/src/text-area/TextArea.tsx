import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Field, type FieldWords } from '../field/Field.tsx'
import { controlStyle } from '../field/FieldParts.tsx'
import { useNativeValue, type ValueProps } from '../field/useNativeValue.ts'

const Box = styled.textarea`
  ${controlStyle}
  padding-block: var(--paso-space-3);
  line-height: var(--paso-leading, var(--paso-script-leading));
  resize: none;
  /* Grows with the text where the browser can. */
  field-sizing: content;
`

export interface TextAreaProps
  extends FieldWords, ValueProps, Omit<ComponentProps<'textarea'>, keyof ValueProps> {}

/** Several lines of free text, such as a street address. */
export function TextArea(props: TextAreaProps) {
  const { native } = useNativeValue(props)
  return (
    <Field {...props}>{(control) => <Box rows={3} dir="auto" {...native} {...control} />}</Field>
  )
}
