import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { useId } from 'react'
import { FieldBox, FieldError, FieldHint, Label, Optional } from './FieldParts.tsx'

/** The words around every control. */
export interface FieldWords {
  /** What is asked, in a word or two. Always visible. */
  label: ReactNode
  /** Where to find it or how it may be written. */
  hint?: ReactNode
  /** What to do about it: "Enter the 18 digits of your ID number", not "invalid". */
  error?: ReactNode
  /**
   * What to look at once more, though it may be right: "A mobile number has 10 digits. Is this one complete?" Neutral, and the
   * field is not invalid. An error takes its place.
   */
  notice?: ReactNode
  /** The word "optional" beside the label of a field that may stay empty. */
  optionalLabel?: ReactNode
}

/** What a control needs in order to belong to its label, hint and error. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': ComponentProps<'input'>['aria-invalid']
}

/** What a field is given; what it does not know of here is its control's. */
export interface FieldProps extends FieldWords {
  /** Id of the control; made by React unless given, so that two forms may have the same names. */
  id?: string | undefined
  /** Ids of further words about the control. */
  'aria-describedby'?: string | undefined
  /** Wrong without words here. */
  'aria-invalid'?: ControlAttributes['aria-invalid']
  /** Of the box around label and control. */
  className?: string | undefined
  /** Of the same box. */
  style?: CSSProperties | undefined
  /** Renders the control with the attributes it is given. */
  children: (control: ControlAttributes) => ReactNode
}

/** The attributes that tie a control to the words around it. */
export function useControl({
  hint,
  error,
  notice,
  ...given
}: Omit<FieldProps, 'children'>): ControlAttributes {
  const made = useId()
  const id = given.id ?? made
  const ids = [hint && `${id}-hint`, (error || notice) && `${id}-error`, given['aria-describedby']]
  return {
    id,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : given['aria-invalid'],
  }
}

/** One control with its label, hint and error, in that order before the control itself. */
export function Field(props: FieldProps) {
  const { label, hint, error, optionalLabel } = props
  const said = error || props.notice
  const control = useControl(props)
  return (
    <FieldBox className={props.className} style={props.style}>
      <Label htmlFor={control.id}>
        {label}
        {optionalLabel && <Optional> {optionalLabel}</Optional>}
      </Label>
      {hint && <FieldHint id={`${control.id}-hint`}>{hint}</FieldHint>}
      {said && (
        <FieldError id={`${control.id}-error`} data-tone={error ? undefined : 'notice'}>
          {said}
        </FieldError>
      )}
      {props.children(control)}
    </FieldBox>
  )
}
