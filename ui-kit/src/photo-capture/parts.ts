import { styled } from 'styled-components'

export const Frame = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-3);
`

/** Dark in both themes, as a camera's own screen is. */
export const Stage = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--paso-space-3);
  overflow: hidden;
  padding: var(--paso-space-4);
  border: 1px solid var(--paso-line);
  border-radius: var(--paso-radius-card);
  background: #0a120e;
  color: #fff;
  text-align: center;
  /* In forced colours too: a frame drawn for a dark ground could not be seen on the page's. */
  forced-color-adjust: none;
  &[data-filled] {
    padding: 0;
  }
  &[data-filled] > p:last-child {
    padding: 0 var(--paso-space-3) var(--paso-space-3);
  }
  & > img {
    display: block;
    inline-size: 100%;
    max-block-size: calc(560 * var(--paso-u));
    object-fit: contain;
  }
`

export const Guide = styled.p`
  max-inline-size: 22em;
  color: #fff;
  font-size: var(--paso-text-small);
  /* What is said while one looks. */
  &[role] {
    min-block-size: 3em;
    font-weight: 600;
  }
`

export const Busy = styled.p`
  padding-block: var(--paso-space-6);
  color: #fff;
  font-weight: 600;
`

/** The file input fills its label unseen: the whole label is the target, and a tap needs no script. */
export const Source = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--paso-space-2);
  min-block-size: var(--paso-control);
  padding: var(--paso-space-2) var(--paso-space-4);
  border: 1.5px solid var(--paso-brand);
  border-radius: var(--paso-radius-field);
  background: transparent;
  color: var(--paso-brand-ink);
  font-size: var(--paso-text-strong);
  font-weight: 700;
  line-height: var(--paso-leading-tight, var(--paso-script-leading-tight));
  text-align: center;
  cursor: pointer;
  &[data-variant='primary'] {
    background: var(--paso-brand);
    color: var(--paso-on-brand);
  }
  &:active {
    background: var(--paso-brand-tint);
  }
  &[data-variant='primary']:active {
    background: var(--paso-brand-press);
  }
  &:focus-within {
    outline: 3px solid var(--paso-focus);
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    font-size: 0;
    cursor: inherit;
  }
  &[data-disabled] {
    opacity: 0.55;
    cursor: not-allowed;
  }
  /* Faint words could not be read, and here they say what is waited for. */
  &[data-waiting],
  &[data-waiting]:active {
    border-color: var(--paso-line-strong);
    background: var(--paso-sunken);
    color: var(--paso-ink-2);
    cursor: progress;
  }
  /* As of a button: the backing behind the words would hide them on a filled one. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: ButtonText;
  }
`

/** The camera's picture, and over it the frame alone: what is in it could not be seen. */
export const View = styled.div`
  position: relative;
  inline-size: 100%;
  block-size: calc(500 * var(--paso-u));
  & > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & [data-part='frame'] {
    stroke-width: 3;
    stroke-dasharray: none;
  }
  & [data-part='faint'] {
    display: none;
  }
  /* One sees oneself as in a mirror. */
  &[data-subject='holder'] {
    block-size: calc(760 * var(--paso-u));
    & > video {
      transform: scaleX(-1);
    }
    & [data-part='faint'] {
      display: inline;
    }
  }
`

export const Shutter = styled.button`
  inline-size: 72px;
  block-size: 72px;
  border: 4px solid #0a120e;
  border-radius: 50%;
  background: #fff;
  box-shadow: 0 0 0 3px #fff;
  cursor: pointer;
  touch-action: manipulation;
  &:active {
    background: #cfd8d2;
  }
  &[aria-disabled='true'] {
    background: #8a948e;
    cursor: progress;
  }
  &:focus-visible {
    outline: 3px solid var(--paso-focus);
    outline-offset: 5px;
  }
`

/** The button in the middle, as a camera has it, and the way back at its end. */
export const Bar = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  & > [aria-label]:last-child {
    position: absolute;
    inset-inline-end: var(--paso-space-4);
    margin: 0;
  }
`
