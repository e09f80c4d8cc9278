import type { ReactNode } from 'react'
import { useId } from 'react'
import { FieldBox, FieldError, FieldHint, Legend, Label, Optional } from './FieldParts.tsx'

/** The words around every control. */
export interface FieldWords {
  /** What is asked, in a word or two. Always visible. */
  label: ReactNode
  /** Where to find it or how it may be written. */
  hint?: ReactNode
  /** What to do about it: "Enter the 18 digits of your ID number", not "invalid". */
  error?: ReactNode
  /** The word "optional" beside the label of a field that may stay empty. */
  optionalLabel?: ReactNode
}

/** What a control needs in order to belong to its label, hint and error. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps extends FieldWords {
  /** Id of the control, the target of an error summary's link. */
  id?: string | undefined
  /** Renders the control with the attributes it is given. */
  children: (control: ControlAttributes) => ReactNode
}

function useDescription(id: string | undefined, { hint, error }: FieldWords) {
  const made = useId()
  const own = id ?? made
  const ids = [hint ? `${own}-hint` : '', error ? `${own}-error` : ''].filter(Boolean).join(' ')
  return { id: own, describedBy: ids || undefined }
}

/** One control with its label, hint and error, in that order before the control itself. */
export function Field({ id: given, label, hint, error, optionalLabel, children }: FieldProps) {
  const { id, describedBy } = useDescription(given, { label, hint, error })
  return (
    <FieldBox>
      <Label htmlFor={id}>
        {label}
        {optionalLabel && <Optional> {optionalLabel}</Optional>}
      </Label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
    </FieldBox>
  )
}

/**
 * Several controls that answer one question, named by a legend. The control that an error summary
 * should lead to takes `id`.
 */
export function FieldGroup({ id: given, label, hint, error, optionalLabel, children }: FieldProps) {
  const { id, describedBy } = useDescription(given, { label, hint, error })
  return (
    <FieldBox as="fieldset" aria-describedby={describedBy}>
      <Legend>
        {label}
        {optionalLabel && <Optional> {optionalLabel}</Optional>}
      </Legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children({ id, 'aria-describedby': undefined, 'aria-invalid': error ? true : undefined })}
    </FieldBox>
  )
}
