import type { ComponentProps } from 'react'
import { readPhone } from '../digits/readDigits.ts'
import { Field, type FieldWords } from '../field/Field.tsx'
import { useNativeValue, type ValueProps } from '../field/useNativeValue.ts'
import { Input, Line, Prefix } from './phone-parts.ts'

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
        <Line data-invalid={control['aria-invalid']}>
          <Prefix id={`${control.id}-prefix`}>
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
