import type { ComponentProps } from 'react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { readDigits } from '../digits/readDigits.ts'
import { Field, type FieldWords } from '../field/Field.tsx'
import { controlStyle } from '../field/FieldParts.tsx'
import { useNativeValue } from '../field/useNativeValue.ts'
import { awaitMessageCode } from './awaitMessageCode.ts'

/* One input for the whole code: it is what phones fill, screen readers read and paste needs. */
const Input = styled.input`
  ${controlStyle}
  direction: ltr;
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
  extends FieldWords, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> {
  /** How many digits the code has; 6 unless given. */
  length?: number
  /** The code when the owner holds it, for instance `''` to clear it after a wrong one. */
  value?: string | undefined
  defaultValue?: string | undefined
  /** The digits so far. Called after each change, and once on mount if some stand there already. */
  onValue?: (code: string) => void
  /** Called once a code of full length stands there, typed, pasted or filled by the phone. */
  onComplete?: (code: string) => void
}

/**
 * The code from a text message: one real input with `autocomplete="one-time-code"`, which phones
 * fill by themselves; on Android the message is also awaited through the browser where it can.
 */
export function OtpField(props: OtpFieldProps) {
  const { label, hint, error, optionalLabel, length = 6, onComplete, ref, ...given } = props
  const { value, defaultValue, onValue, ...rest } = given
  const completed = useRef('')
  const report = (code: string) => {
    onValue?.(code)
    if (code.length === length && code !== completed.current) onComplete?.(code)
    completed.current = code
  }
  const native = useNativeValue<HTMLInputElement>({
    value,
    defaultValue,
    ref,
    read: readDigits,
    onValue: (code, typed) => {
      // A pasted "123 456" or ๑๒๓๔๕๖ is shown as the six figures it means.
      const box = native.ref.current
      if (box && typed !== code && code.length >= length) box.value = code
      report(code)
    },
  })

  const filled = useRef(report)
  useEffect(() => {
    filled.current = report
  })
  const box = native.ref
  useEffect(
    () =>
      awaitMessageCode((code) => {
        if (!box.current) return
        box.current.value = code
        filled.current(readDigits(code))
      }),
    [box],
  )

  return (
    <Field id={rest.id ?? rest.name} {...{ label, hint, error, optionalLabel }}>
      {(control) => (
        <Input
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          {...rest}
          {...control}
          {...native}
        />
      )}
    </Field>
  )
}
