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
  &[data-filled] {
    padding: 0;
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
  &[data-waiting] {
    opacity: 0.55;
    cursor: progress;
  }
`
