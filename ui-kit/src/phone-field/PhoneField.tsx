import type { ComponentProps } from 'react'
import { useCallback } from 'react'
import { styled } from 'styled-components'
import { readPhone } from '../digits/readDigits.ts'
import { Field, type FieldWords } from '../field/Field.tsx'
import { controlStyle, figureStyle } from '../field/FieldParts.tsx'
import { useNativeValue } from '../field/useNativeValue.ts'

/* Prefix first, number after it, in right-to-left pages too: that is how a number is written. */
const Line = styled.div`
  position: relative;
  display: flex;
  direction: ltr;
  /* One ring around both: that of the input alone would have square corners at the prefix. */
  border-radius: var(--paso-radius-field);
  &:focus-within {
    outline: 3px solid var(--paso-focus);
  }
`

const Prefix = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  padding-inline: calc(28 * var(--paso-u)) var(--paso-space-3);
  border: 1.5px solid var(--paso-line-strong);
  border-inline-end: 0;
  /* Left to right in every page; corners by their logical names are younger than our browsers. */
  border-radius: var(--paso-radius-field) 0 0 var(--paso-radius-field);
  background: var(--paso-sunken);
  color: var(--paso-ink-2);
  font-size: max(16px, var(--paso-text-strong));
  font-variant-numeric: tabular-nums;
  &[data-invalid] {
    border-color: var(--paso-bad);
    border-inline-start-width: 5px;
  }
`

const Input = styled.input`
  ${controlStyle}
  ${figureStyle}
  flex: 1;
  border-radius: 0 var(--paso-radius-field) var(--paso-radius-field) 0;
  &&:focus-visible {
    outline: 0;
  }
  &&[aria-invalid='true'] {
    border-inline-start-width: 1.5px;
  }
`

export interface PhoneFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> {
  /** The country's prefix with its plus, such as `+66`. Shown, never typed. */
  prefix: string
  /** Most digits of a national number, without trunk 0; 10 unless given. Nothing is cut to it. */
  longest?: number
  /** National digits when the owner holds them. Text that already means them is left as typed. */
  value?: string | undefined
  /** National digits at first when the box itself holds them. */
  defaultValue?: string | undefined
  /**
   * The national digits meant (prefix and trunk 0 dropped), and the text as typed. Called after
   * each change, and once on mount if the box holds another text.
   */
  onValue?: (national: string, typed: string) => void
}

/**
 * A phone number of one country, written in any usual way: `081 234 5678`, `+66-81-234-5678`,
 * `๐๘๑๒๓๔๕๖๗๘` all mean the same. Left to right in every language.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, optionalLabel, prefix, longest = 10, ref, ...given } = props
  const { value, defaultValue, onValue, ...rest } = given
  const read = useCallback((raw: string) => readPhone(raw, prefix, longest), [prefix, longest])
  const native = useNativeValue<HTMLInputElement>({ value, defaultValue, ref, read, onValue })
  return (
    <Field id={rest.id ?? rest.name} {...{ label, hint, error, optionalLabel }}>
      {(control) => (
        <Line>
          <Prefix id={`${control.id}-prefix`} data-invalid={control['aria-invalid']}>
            <bdi dir="ltr">{prefix}</bdi>
          </Prefix>
          <Input
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            dir="ltr"
            {...rest}
            {...control}
            {...native}
            aria-describedby={[`${control.id}-prefix`, control['aria-describedby']]
              .filter(Boolean)
              .join(' ')}
          />
        </Line>
      )}
    </Field>
  )
}
