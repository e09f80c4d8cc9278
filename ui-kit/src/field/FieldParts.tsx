import type { ComponentProps } from 'react'
import { css, styled } from 'styled-components'

export const FieldBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-2);
  min-inline-size: 0;
  scroll-margin-block: var(--paso-space-6);
`

export const Label = styled.label`
  font-weight: 650;
  line-height: var(--paso-leading-tight, var(--paso-script-leading-tight));
`

export const Optional = styled.span`
  font-weight: 400;
  color: var(--paso-ink-3);
`

export const FieldHint = styled.p`
  color: var(--paso-ink-3);
  font-size: var(--paso-text-small);
`

const Wrong = styled.p`
  display: flex;
  gap: var(--paso-space-2);
  color: var(--paso-bad);
  font-size: var(--paso-text-small);
  font-weight: 650;
  & > span {
    min-inline-size: 0;
  }
  &[data-tone] {
    color: var(--paso-ink-2);
  }
`

const Sign = styled.svg`
  flex: none;
  inline-size: 1.25em;
  block-size: calc(1em * var(--paso-leading, var(--paso-script-leading)));
  fill: currentColor;
  stroke: var(--paso-on-bad);
  stroke-width: 2.6;
  stroke-linecap: round;
  & > circle {
    stroke: none;
  }
`

/**
 * What is wrong and what to do about it, with a sign for those who do not see its colour. With `data-tone` it is a notice: nothing
 * is wrong.
 */
export function FieldError({ children, ...rest }: ComponentProps<'p'>) {
  return (
    <Wrong {...rest}>
      <Sign viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" />
        <path d="M12 6v7M12 17.5v.01" />
      </Sign>
      <span>{children}</span>
    </Wrong>
  )
}

/** The box of every control that is typed into or picked from. */
export const controlStyle = css`
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--paso-control);
  margin: 0;
  /* Large text needs the room more than the edges do. */
  padding: var(--paso-space-2) min(calc(28 * var(--paso-u)), 4.5vw);
  border: 1.5px solid var(--paso-line-strong);
  border-radius: var(--paso-radius-field);
  background: var(--paso-card);
  color: var(--paso-ink);
  /* Below 16 px iOS zooms into the field. */
  font-size: max(16px, var(--paso-text-strong));
  line-height: var(--paso-leading-tight, var(--paso-script-leading-tight));
  /* As the page, even where nothing is typed yet that would give a direction. */
  text-align: -webkit-match-parent;
  text-align: match-parent;
  appearance: none;
  transition: border-color var(--paso-motion-quick) var(--paso-ease);

  &::placeholder {
    color: var(--paso-ink-3);
    opacity: 1;
  }
  &:focus-visible {
    border-color: var(--paso-focus);
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    border-color: var(--paso-bad);
    /* All around: an empty field has no direction of its own to say which side its text starts on. */
    border-width: 2.5px;
  }
  &:disabled {
    background: var(--paso-sunken);
    border-color: var(--paso-line);
    color: var(--paso-ink-3);
    cursor: not-allowed;
  }
  &[readonly] {
    background: var(--paso-sunken);
  }
`

/**
 * Figures of a number that is copied from a card or a paper: even, and left to right by the `dir` of
 * their box. Stands after `controlStyle`.
 */
export const figureStyle = css`
  /* Else groups of Arabic figures stand in reverse, although the box is left to right. */
  unicode-bidi: bidi-override;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
`
