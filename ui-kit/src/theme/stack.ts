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

/** The heading of a card. */
export const CardTitle = styled.h2`
  font-size: var(--paso-text-body);
`

/** What explains a heading or a figure. */
export const Lead = styled.p`
  color: var(--paso-ink-2);
`
