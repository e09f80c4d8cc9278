import type { ComponentProps, ReactNode } from 'react'
import { useId, useLayoutEffect } from 'react'
import { styled } from 'styled-components'
import { FieldBox, FieldError, FieldHint } from '../field/FieldParts.tsx'
import { useFormEvents } from '../field/useFormEvents.ts'
import { useInnerRef } from '../field/useInnerRef.ts'

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
  &:enabled:active {
    box-shadow: inset 0 0 0 4em rgb(127 127 127 / 25%);
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`

/** Under the label, not under the box. */
const Hint = styled(FieldHint)`
  padding-inline-start: calc(52 * var(--paso-u) + var(--paso-space-3));
`

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'defaultChecked'
> {
  /** What ticking it says. May hold links; pressing those does not tick it. */
  label: ReactNode
  /** Below the label. */
  hint?: ReactNode
  /** What to do about it. */
  error?: ReactNode
  /** Whether it is ticked, while the owner holds that. */
  checked?: boolean | undefined
  /** Whether it is ticked at first, while the box itself holds that. */
  defaultChecked?: boolean | undefined
  /** Whether it is ticked; on mount too, if that was changed before the code arrived. */
  onValueChange?: ((checked: boolean) => void) | undefined
}

/** Something one says yes to. Never ticked beforehand for the borrower. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, className, style, ref, onValueChange, ...rest } = props
  const { checked, defaultChecked } = props
  const made = useId()
  const id = rest.id ?? made
  const box = useInnerRef(ref)

  const report = () => onValueChange?.((box.current as HTMLInputElement).checked)
  useLayoutEffect(() => {
    if (box.current?.checked !== (checked ?? defaultChecked ?? false)) report()
    // Only once: afterwards the change event reports.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useFormEvents(box, (entries) => {
    if (entries) return
    if (checked === undefined) report()
    else if (box.current) box.current.checked = checked
  })

  const ids = [hint && `${id}-hint`, error && `${id}-error`, rest['aria-describedby']]
  return (
    <FieldBox className={className} style={style}>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Line>
        <Box
          {...rest}
          ref={box}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={ids.filter(Boolean).join(' ') || undefined}
          onChange={(event) => {
            rest.onChange?.(event)
            report()
          }}
        />
        <span>{label}</span>
      </Line>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </FieldBox>
  )
}
