import type { ComponentProps } from 'react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { readDigits } from '../digits/readDigits.ts'
import { Field, type FieldWords } from '../field/Field.tsx'
import { controlStyle } from '../field/FieldParts.tsx'
import { typeInto } from '../field/type-into.ts'
import { useNativeValue, type ValueProps } from '../field/useNativeValue.ts'
import { awaitMessageCode } from './awaitMessageCode.ts'

/* One input for the whole code: it is what phones fill, screen readers read and paste needs. */
const Input = styled.input`
  ${controlStyle}
  text-align: center;
  min-block-size: calc(128 * var(--paso-u));
  font-family: ui-monospace, 'SF Mono', 'Roboto Mono', 'Noto Sans Mono', monospace;
  font-size: calc(52 * var(--paso-u));
  font-weight: 650;
  letter-spacing: 0.42em;
  /* Letter-spacing follows the last figure too: this puts the code back in the middle. */
  padding-inline: calc(0.42em + var(--paso-space-2)) var(--paso-space-2);
`

export interface OtpFieldProps
  extends FieldWords, ValueProps, Omit<ComponentProps<'input'>, keyof ValueProps> {
  /** How many digits the code has; 6 unless given. */
  length?: number | undefined
  /** Called once a code of full length stands there, typed, pasted or filled by the phone. */
  onComplete?: ((code: string) => void) | undefined
}

/**
 * The code from a text message: one real input with `autocomplete="one-time-code"`, which phones
 * fill by themselves; on Android the message is also awaited through the browser where it can. Its
 * value is the digits.
 */
export function OtpField({ length = 6, onComplete, ...props }: OtpFieldProps) {
  const completed = useRef('')
  const { native, element } = useNativeValue(
    {
      ...props,
      onChange: (event) => {
        // A pasted "123 456" or ๑๒๓๔๕๖ is shown as the six figures it means.
        const code = readDigits(event.target.value)
        if (code.length >= length) event.target.value = code
        props.onChange?.(event)
      },
      onValueChange: (code) => {
        props.onValueChange?.(code)
        if (code.length === length && code !== completed.current) onComplete?.(code)
        completed.current = code
      },
    },
    readDigits,
  )
  useEffect(
    () => awaitMessageCode((code) => element.current && typeInto(element.current, code)),
    [element],
  )

  return (
    <Field {...props}>
      {(control) => (
        <Input
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          {...native}
          {...control}
        />
      )}
    </Field>
  )
}
