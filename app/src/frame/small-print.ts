import { styled } from 'styled-components'

/** A sentence that belongs to the page but not to its task. */
export const SmallPrint = styled.p`
  color: var(--paso-ink-3);
  font-size: var(--paso-text-small);
`
