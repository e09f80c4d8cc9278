import { css, styled } from 'styled-components'

export const FieldBox = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  scroll-margin-block: var(--paso-space-6);
  & > * + * {
    margin-block-start: var(--paso-space-2);
  }
`

export const Label = styled.label`
  font-weight: 650;
  line-height: var(--paso-leading-tight);
`

/* A legend ignores the flex gap of its fieldset in some engines: it brings its own room. */
export const Legend = styled.legend`
  padding: 0;
  font-weight: 650;
  line-height: var(--paso-leading-tight);
  margin-block-end: var(--paso-space-2);
  & + * {
    margin-block-start: 0;
  }
`

export const Optional = styled.span`
  font-weight: 400;
  color: var(--paso-ink-3);
`

export const FieldHint = styled.p`
  color: var(--paso-ink-3);
  font-size: var(--paso-text-small);
`

export const FieldError = styled.p`
  display: flex;
  gap: var(--paso-space-2);
  color: var(--paso-bad);
  font-size: var(--paso-text-small);
  font-weight: 650;
  /* A sign beside the colour, for those who do not see the colour. */
  &::before {
    content: '!';
    content: '!' / '';
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 1.25em;
    block-size: 1.25em;
    margin-block-start: calc((1em * var(--paso-leading) - 1.25em) / 2);
    border-radius: 50%;
    background: var(--paso-bad);
    color: var(--paso-on-bad);
    font-size: 0.95em;
    line-height: 1;
  }
`

/** The box of every control that is typed into or picked from. */
export const controlStyle = css`
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--paso-control);
  margin: 0;
  padding: var(--paso-space-2) calc(28 * var(--paso-u));
  border: 1.5px solid var(--paso-line-strong);
  border-radius: var(--paso-radius-field);
  background: var(--paso-card);
  color: var(--paso-ink);
  /* Below 16 px iOS zooms into the field. */
  font-size: max(16px, var(--paso-text-strong));
  line-height: var(--paso-leading-tight);
  text-align: start;
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
    border-inline-start-width: 5px;
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

/** Figures of a number that is copied from a card or a paper: even, left to right. */
export const figureStyle = css`
  direction: ltr;
  text-align: left;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
`
