import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { BaseIcon } from '../icon/BaseIcon.tsx'

const Cross = styled.button`
  display: grid;
  /* A column beside the words, which a notice without a button has not. */
  grid-column: 3;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  /* As high as its line of words, though it can be pressed above and below. */
  margin-block: calc((var(--paso-leading, var(--paso-script-leading)) * 1em - 48px) / 2);
  margin-inline-end: calc(0px - var(--paso-space-2));
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: inherit;
  cursor: pointer;
  &:active {
    background: var(--paso-sunken);
  }
  /* Within itself: around it, the edge of a sheet would cut it. */
  &:focus-visible {
    outline-offset: -3px;
  }
`

export interface DismissButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, for someone who does not see the cross: "Close". */
  label: string
}

/**
 * A cross that takes away what it stands in: its owner does so on `onClick`.
 *
 * @example
 * <Notice action={<DismissButton label="Close" onClick={() => setSeen(true)} />}>…</Notice>
 */
export function DismissButton({ label, ...rest }: DismissButtonProps) {
  return (
    <Cross type="button" aria-label={label} {...rest}>
      <BaseIcon name="cross" />
    </Cross>
  )
}
