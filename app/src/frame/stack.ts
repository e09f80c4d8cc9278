import { styled } from 'styled-components'

/** What belongs together, one below the other. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-4);
`
