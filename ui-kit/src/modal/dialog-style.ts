import { css } from 'styled-components'

/** What lies over the page: its colours, its rise, and the page behind it. */
export const dialogStyle = css`
  padding: 0;
  border: 0;
  border-radius: calc(40 * var(--paso-u));
  background: var(--paso-card);
  color: var(--paso-ink);
  box-shadow: var(--paso-elevation-3);
  overflow: auto;
  overscroll-behavior: contain;
  &::backdrop {
    background: var(--paso-scrim, #09140f85);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[open] {
      animation: paso-dialog-rise var(--paso-motion) var(--paso-ease);
    }
    @keyframes paso-dialog-rise {
      from {
        opacity: 0;
        transform: translateY(24px);
      }
    }
  }
`
