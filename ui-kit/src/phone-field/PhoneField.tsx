import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { readPhone } from '../digits/readDigits.ts'
import { Field, type FieldWords } from '../field/Field.tsx'
import { controlStyle, figureStyle } from '../field/FieldParts.tsx'
import { useNativeValue, type ValueProps } from '../field/useNativeValue.ts'

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
  extends FieldWords, ValueProps, Omit<ComponentProps<'input'>, keyof ValueProps | 'prefix'> {
  /** The country's prefix with its plus, such as `+66`. Shown, never typed. */
  prefix: string
  /** Most digits of a national number, without trunk 0; 10 unless given. Nothing is cut to it. */
  longest?: number | undefined
}

/**
 * A phone number of one country, written in any usual way: `081 234 5678`, `+66-81-234-5678`,
 * `๐๘๑๒๓๔๕๖๗๘` all mean the same. Its value is the national digits, without prefix and trunk 0. Left to
 * right in every language.
 */
export function PhoneField({ prefix, longest, ...props }: PhoneFieldProps) {
  const { native } = useNativeValue(props, (text) => readPhone(text, prefix, longest))
  return (
    <Field {...props}>
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
            {...native}
            {...control}
            aria-describedby={`${control.id}-prefix ${control['aria-describedby'] ?? ''}`}
          />
        </Line>
      )}
    </Field>
  )
}
