import type { ComponentProps } from 'react'
import { useLayoutEffect, useState } from 'react'
import { styled } from 'styled-components'
import { readDigits } from '../digits/readDigits.ts'
import { Field, type FieldWords } from '../field/Field.tsx'
import { controlStyle, figureStyle } from '../field/FieldParts.tsx'
import { groupDigits } from './groupDigits.ts'
import { useNativeValue, type ValueProps } from '../field/useNativeValue.ts'

const Input = styled.input`
  ${controlStyle}
  ${figureStyle}
`

/** The number as it was understood, in groups, to compare with the paper. */
const ReadBack = styled.output`
  display: block;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  color: var(--paso-brand-ink);
  font-size: var(--paso-text-small);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`

export interface DigitsFieldProps
  extends FieldWords, ValueProps, Omit<ComponentProps<'input'>, keyof ValueProps> {
  /** Sizes of the groups in which the number is read back under the box; absent: not read back. */
  groups?: readonly number[] | undefined
  /** What stands between the groups there; a space unless given. */
  between?: string | undefined
}

/**
 * A number that is no amount: identity number, account, postcode. It is typed left to right in
 * every language, in any digit system, with spaces or dashes; nothing is masked or cut. Its value is
 * what the text means: digits folded to 0–9, separators gone, letters kept for a rule to speak of.
 */
export function DigitsField({ groups, between, ...props }: DigitsFieldProps) {
  const { native, element, shown } = useNativeValue(props, readDigits)
  const [written, setWritten] = useState(shown)
  // Each time: a form library may have written into the box itself.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => setWritten(element.current?.value ?? ''))
  const digits = readDigits(written)
  return (
    <Field {...props}>
      {(control) => (
        <>
          <Input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            {...native}
            {...control}
          />
          {groups && digits.length > 4 && (
            <ReadBack htmlFor={control.id} aria-live="off" dir="ltr">
              {groupDigits(digits, groups, between)}
            </ReadBack>
          )}
        </>
      )}
    </Field>
  )
}
