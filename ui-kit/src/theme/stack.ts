import { styled } from 'styled-components'
import { Card } from './Screen.tsx'

/** One below the other on the 4-px grid; `as` makes a list of it. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-2);
`

/** A card of several things. */
export const CardStack = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-3);
`

/** Words and a figure at both ends of a line, below each other where it is too short. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--paso-space-3);
`

/** What a figure of a line is; `data-part` begins it with the colour of that part of the honest line. */
export const Term = styled.dt`
  flex: 1 1 8em;
  display: flex;
  align-items: baseline;
  gap: var(--paso-space-2);
  color: var(--paso-ink-2);
  &[data-part]::before {
    content: '';
    flex: none;
    inline-size: calc(20 * var(--paso-u));
    block-size: calc(20 * var(--paso-u));
    border-radius: calc(6 * var(--paso-u));
    forced-color-adjust: none;
  }
  &[data-part='principal']::before {
    background: var(--paso-part-principal, var(--paso-brand));
  }
  &[data-part='interest']::before {
    background: var(--paso-part-interest);
  }
  &[data-part='fee']::before {
    background: var(--paso-part-fee, var(--paso-sun));
  }
  /* The colours that the line has then. */
  @media (forced-colors: active) {
    &[data-part]::before {
      border: 1px solid CanvasText;
    }
    &[data-part='principal']::before {
      background: Highlight;
    }
    &[data-part='interest']::before {
      background: GrayText;
    }
    &[data-part='fee']::before {
      background: CanvasText;
    }
  }
`

/** The heading of a card. */
export const CardTitle = styled.h2`
  font-size: var(--paso-text-body);
`

/** What explains a heading or a figure. */
export const Lead = styled.p`
  color: var(--paso-ink-2);
`
