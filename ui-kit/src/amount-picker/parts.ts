import { styled } from 'styled-components'

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
`

export const Label = styled.label`
  font-weight: 600;
`

export const AmountBox = styled.div`
  display: flex;
  /* With large letters the sign stands above the figures, or below them. */
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 0.12em;
  margin-block-start: var(--paso-space-2);
  padding: var(--paso-space-2) var(--paso-space-3);
  border: 1.5px solid var(--paso-line-strong);
  border-radius: var(--paso-radius-field);
  background: var(--paso-card);
  color: var(--paso-ink);
  font-size: min(calc(76 * var(--paso-u)), 12vw);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  &:focus-within {
    border-color: var(--paso-brand);
    outline: 3px solid var(--paso-focus);
    outline-offset: 2px;
  }
  & > input {
    inline-size: 6.2ch;
    min-inline-size: 0;
    min-block-size: var(--paso-target);
    padding: 0;
    border: 0;
    outline: 0;
    background: transparent;
    text-align: start;
  }
  & > input:first-child {
    text-align: end;
  }
  @supports (field-sizing: content) {
    & > input {
      inline-size: auto;
      min-inline-size: 2ch;
      field-sizing: content;
    }
  }
`

export const CurrencySign = styled.span`
  unicode-bidi: isolate;
  color: var(--paso-ink-2);
  font-size: 0.62em;
  font-weight: 600;
`

/** The line ends where the thumb's centre does, so the fill meets the thumb at both ends. */
export const Track = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-block-size: var(--paso-target);
  margin-block-start: var(--paso-space-2);
  padding-inline: 14px;
`

export const Slider = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  background: transparent;
  cursor: pointer;
  appearance: none;
  touch-action: pan-y;
  &::-webkit-slider-runnable-track {
    block-size: 28px;
    background: transparent;
  }
  &::-webkit-slider-thumb {
    inline-size: 28px;
    block-size: 28px;
    border: 3px solid var(--paso-card);
    border-radius: 50%;
    background: var(--paso-brand);
    box-shadow:
      0 0 0 1.5px var(--paso-brand),
      var(--paso-elevation-2);
    appearance: none;
  }
  &::-moz-range-track {
    background: transparent;
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: 28px;
    block-size: 28px;
    border: 3px solid var(--paso-card);
    border-radius: 50%;
    background: var(--paso-brand);
  }
  &:active::-webkit-slider-thumb {
    background: var(--paso-brand-press);
  }
  &:active::-moz-range-thumb {
    background: var(--paso-brand-press);
  }
  &:focus-visible {
    border-radius: var(--paso-radius-field);
  }
`

export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--paso-space-2);
  color: var(--paso-ink-3);
  font-size: var(--paso-text-caption);
  & > * {
    font-weight: 400;
  }
`

export const Hint = styled.p`
  color: var(--paso-ink-3);
  font-size: var(--paso-text-small);
  &:not(:empty) {
    margin-block-start: var(--paso-space-1);
  }
  &[data-tone='attention'] {
    color: var(--paso-sun-ink);
    font-weight: 600;
  }
`
