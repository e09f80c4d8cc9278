import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Field, type FieldWords } from '../field/Field.tsx'
import { controlStyle } from '../field/FieldParts.tsx'
import { useNativeValue } from '../field/useNativeValue.ts'

const Box = styled.textarea`
  ${controlStyle}
  padding-block: var(--paso-space-3);
  line-height: var(--paso-leading, var(--paso-script-leading));
  resize: none;
  /* Grows with the text where the browser can. */
  field-sizing: content;
`

export interface TextAreaProps
  extends FieldWords, Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange'> {
  /** The text when the owner holds it; written into the box whenever it changes. */
  value?: string | undefined
  /** The text at first when the box itself holds it. */
  defaultValue?: string | undefined
  /** The text after each change, and once on mount if the box already holds another text. */
  onValue?: (value: string) => void
}

/** Several lines of free text, such as a street address. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optionalLabel, value, defaultValue, onValue, ref, ...rest } = props
  const native = useNativeValue<HTMLTextAreaElement>({
    value,
    defaultValue,
    ref,
    onValue: (text) => onValue?.(text),
  })
  return (
    <Field id={rest.id ?? rest.name} {...{ label, hint, error, optionalLabel }}>
      {(control) => <Box rows={3} dir="auto" {...rest} {...control} {...native} />}
    </Field>
  )
}
