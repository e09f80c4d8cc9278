import type { ComponentProps, FocusEvent, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { type ControlAttributes, type FieldWords, useControl } from '../field/Field.tsx'
import { FieldBox, FieldError, FieldHint, Optional } from '../field/FieldParts.tsx'
import { Legend } from './Legend.ts'

const Group = styled(FieldBox)`
  margin: 0;
  padding: 0;
  border: 0;
`

export interface FieldGroupProps
  extends FieldWords, Omit<ComponentProps<'fieldset'>, 'children' | keyof FieldWords> {
  /** Of the group’s element. */
  ref?: Ref<HTMLFieldSetElement> | undefined
  /** Renders the controls; each takes `aria-invalid`. */
  children: (control: ControlAttributes) => ReactNode
}

/**
 * Several controls that answer one question, named by a legend. What else it is given stands on the
 * `fieldset`; `onBlur` is called when focus leaves the group, not when it moves within.
 */
export function FieldGroup(props: FieldGroupProps) {
  const { label, hint, error, notice, optionalLabel, onBlur, children, ...rest } = props
  const said = error || notice
  const control = useControl({ hint, error, notice, label, ...rest })
  const leave = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event)
  }
  return (
    <Group
      {...rest}
      as="fieldset"
      id={control.id}
      aria-describedby={control['aria-describedby']}
      onBlur={leave}
    >
      <Legend>
        {label}
        {optionalLabel && <Optional> {optionalLabel}</Optional>}
      </Legend>
      {hint && <FieldHint id={`${control.id}-hint`}>{hint}</FieldHint>}
      {said && (
        <FieldError id={`${control.id}-error`} data-tone={error ? undefined : 'notice'}>
          {said}
        </FieldError>
      )}
      {children(control)}
    </Group>
  )
}
