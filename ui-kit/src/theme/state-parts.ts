import { styled } from 'styled-components'
import { Stack } from './stack.ts'

/** How something stands, in the middle: a drawing, words, the ways on. */
export const StateFrame = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--paso-space-3);
  padding-block: var(--paso-space-5);
  text-align: center;
`

export const StateWords = styled.div`
  max-inline-size: 26em;
  color: var(--paso-ink-2);
`

export const StateActions = styled(Stack)`
  inline-size: 100%;
  margin-block-start: var(--paso-space-3);
`
