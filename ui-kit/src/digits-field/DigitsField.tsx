import type { ComponentProps } from 'react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { groupDigits, readDigits } from '../digits/readDigits.ts'
import { Field, type FieldWords } from '../field/Field.tsx'
import { controlStyle, figureStyle } from '../field/FieldParts.tsx'
import { useNativeValue } from '../field/useNativeValue.ts'

const Input = styled.input`
  ${controlStyle}
  ${figureStyle}
`

/** The number as it was understood, in groups, to compare with the paper. */
const ReadBack = styled.output`
  display: block;
  color: var(--paso-brand-ink);
  font-size: var(--paso-text-small);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`

export interface DigitsFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> {
  /** The digits when the owner holds them. Text that already means them is left as typed. */
  value?: string | undefined
  /** The digits at first when the box itself holds them. */
  defaultValue?: string | undefined
  /**
   * What the text means: any digit system folded to 0–9, separators gone, letters kept; and the
   * text as typed. Called after each change, and once on mount if the box holds another text.
   */
  onValue?: (digits: string, typed: string) => void
  /** Sizes of the groups in which the number is read back under the box; absent: not read back. */
  groups?: readonly number[] | undefined
}

/**
 * A number that is no amount: identity number, account, postcode. It is typed left to right in
 * every language, in any digit system, with spaces or dashes; nothing is masked or cut.
 */
export function DigitsField(props: DigitsFieldProps) {
  const { label, hint, error, optionalLabel, groups, ref, ...given } = props
  const { value, defaultValue, onValue, ...rest } = given
  const [digits, setDigits] = useState(value ?? defaultValue ?? '')
  const native = useNativeValue<HTMLInputElement>({
    value,
    defaultValue,
    ref,
    read: readDigits,
    onValue: (read, typed) => {
      setDigits(read)
      onValue?.(read, typed)
    },
  })
  const readBack = groups && (value ?? digits)
  return (
    <Field id={rest.id ?? rest.name} {...{ label, hint, error, optionalLabel }}>
      {(control) => (
        <>
          <Input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            {...rest}
            {...control}
            {...native}
            aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
          />
          {readBack && readBack.length > 4 ? (
            <ReadBack htmlFor={control.id} aria-live="off" dir="ltr">
              {groupDigits(readBack, groups)}
            </ReadBack>
          ) : null}
        </>
      )}
    </Field>
  )
}
