import type { ComponentProps, ReactNode } from 'react'
import { useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { FieldBox, FieldError, FieldHint } from '../field/FieldParts.tsx'

const Line = styled.label`
  display: flex;
  gap: var(--paso-space-3);
  align-items: flex-start;
  min-block-size: var(--paso-target);
  padding-block: calc((var(--paso-target) - 1.5em) / 2);
  cursor: pointer;
`

const Box = styled.input`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: calc(52 * var(--paso-u));
  block-size: calc(52 * var(--paso-u));
  margin: 0;
  border: 2px solid var(--paso-line-strong);
  border-radius: calc(14 * var(--paso-u));
  background: var(--paso-card);
  appearance: none;
  cursor: pointer;
  &::before {
    content: '';
    inline-size: 32%;
    block-size: 62%;
    margin-block-end: 14%;
    border: solid var(--paso-on-brand);
    border-width: 0 3px 3px 0;
    transform: rotate(45deg) scale(0);
    transition: transform var(--paso-motion-quick) var(--paso-ease);
  }
  &:checked {
    border-color: var(--paso-brand);
    background: var(--paso-brand);
  }
  &:checked::before {
    transform: rotate(45deg) scale(1);
  }
  &[aria-invalid='true']:not(:checked) {
    border-color: var(--paso-bad);
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'onChange' | 'checked' | 'defaultChecked'
> {
  /** What ticking it says. May hold links; pressing those does not tick it. */
  label: ReactNode
  hint?: ReactNode
  /** What to do about it. */
  error?: ReactNode
  checked?: boolean | undefined
  defaultChecked?: boolean | undefined
  /** Whether it is ticked; on mount too, if it was ticked before the code arrived. */
  onValue?: (checked: boolean) => void
}

/** Something one says yes to. Never ticked beforehand for the borrower. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, checked, defaultChecked, onValue, ref, ...rest } = props
  const made = useId()
  const id = rest.id ?? rest.name ?? made
  const box = useRef<HTMLInputElement>(null)
  const [initial] = useState(checked ?? defaultChecked ?? false)
  useImperativeHandle(ref, () => box.current as HTMLInputElement, [])

  useLayoutEffect(() => {
    if (box.current && box.current.checked !== initial) onValue?.(box.current.checked)
    // Only once: afterwards the change event reports.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const known = useRef(checked)
  useLayoutEffect(() => {
    if (checked === undefined || checked === known.current) return
    known.current = checked
    if (box.current) box.current.checked = checked
  }, [checked])

  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean)
  return (
    <FieldBox>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Line>
        <Box
          {...rest}
          ref={box}
          id={id}
          type="checkbox"
          defaultChecked={initial}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.join(' ') || undefined}
          onChange={(event) => {
            known.current = event.target.checked
            onValue?.(event.target.checked)
          }}
        />
        <span>{label}</span>
      </Line>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </FieldBox>
  )
}
