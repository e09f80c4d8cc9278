import { styled } from 'styled-components'
import { controlStyle, figureStyle } from '../field/FieldParts.tsx'

/* Prefix first, number after it, in right-to-left pages too: that is how a number is written. */
export const Line = styled.div`
  position: relative;
  display: flex;
  /* Very large letters: the number stands under the prefix, and all of it is seen. */
  flex-wrap: wrap;
  direction: ltr;
  overflow: hidden;
  border: 1.5px solid var(--paso-line-strong);
  /* One ring around both: that of the input alone would have square corners at the prefix. */
  border-radius: var(--paso-radius-field);
  &:focus-within {
    border-color: var(--paso-focus);
    outline: 3px solid var(--paso-focus);
  }
  &[data-invalid] {
    border-color: var(--paso-bad);
    border-width: 2.5px;
  }
`

export const Prefix = styled.span`
  display: flex;
  /* All of its own line, and of a line with the number as good as nothing. */
  flex: 1 0 auto;
  min-block-size: calc(var(--paso-control) - 3px);
  align-items: center;
  padding-inline: min(calc(28 * var(--paso-u)), 4.5vw) min(var(--paso-space-3), 3.5vw);
  background: var(--paso-sunken);
  color: var(--paso-ink-2);
  font-size: max(16px, var(--paso-text-strong));
  font-variant-numeric: tabular-nums;
`

export const Input = styled.input`
  ${controlStyle}
  ${figureStyle}
  /* Room for twelve figures with their spaces. */
  flex: 1000 1 7.5em;
  inline-size: auto;
  &&,
  &&[aria-invalid='true'] {
    min-block-size: calc(var(--paso-control) - 3px);
    border: 0;
    border-radius: 0;
    /* The line to the prefix, wherever that stands; the other sides lie outside. */
    box-shadow: 0 0 0 1.5px var(--paso-line-strong);
    @media (forced-colors: active) {
      box-shadow: none;
      outline: 1px solid FieldText;
    }
  }
  &&:focus-visible {
    outline: 0;
  }
`
