import { styled } from 'styled-components'
import { Screen, ScreenBody, ScreenFooter } from './Screen.tsx'

/** A page of several cards: on a desk they stand in two columns, read from top to bottom. */
export const WideScreen = styled(Screen)`
  @media (min-width: 1000px) and (min-height: 560px) {
    max-inline-size: calc(2 * var(--paso-column));
  }
`

export const WideBody = styled(ScreenBody)`
  @media (min-width: 1000px) and (min-height: 560px) {
    display: block;
    columns: 2;
    column-gap: var(--paso-space-4);
    & > * {
      margin-block-end: var(--paso-space-4);
      break-inside: avoid;
    }
  }
`

/** Its one action is no wider than a column. */
export const WideFooter = styled(ScreenFooter)`
  @media (min-width: 1000px) and (min-height: 560px) {
    align-items: center;
    & > * {
      inline-size: 100%;
      max-inline-size: calc(var(--paso-column) - 2 * var(--paso-space-4));
    }
  }
`
