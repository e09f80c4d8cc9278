import { styled } from 'styled-components'

/**
 * As much room as the worked example takes in the language with the most words, kept from the first paint on:
 * nothing below moves. What an example leaves of it is inside of its card.
 */
export const ExampleRoom = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-4);
  min-block-size: calc(8.7rem + 10.2rem * var(--paso-leading, var(--paso-script-leading)));
  & > :first-child {
    flex: 1;
  }
`
