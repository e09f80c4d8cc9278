import { styled } from 'styled-components'
import { controlStyle, figureStyle } from '../field/FieldParts.tsx'

/* Prefix first, number after it, in right-to-left pages too: that is how a number is written. */
export const Line = styled.div`
  position: relative;
  display: flex;
  direction: ltr;
  /* One ring around both: that of the input alone would have square corners at the prefix. */
  border-radius: var(--paso-radius-field);
  &:focus-within {
    outline: 3px solid var(--paso-focus);
  }
`

export const Prefix = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  padding-inline: min(calc(28 * var(--paso-u)), 4.5vw) min(var(--paso-space-3), 3.5vw);
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
    border-width: 2.5px 0 2.5px 2.5px;
  }
`

export const Input = styled.input`
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
