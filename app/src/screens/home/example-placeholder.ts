import { styled } from 'styled-components'

/** As much room as the worked example takes, kept from the first paint on: nothing below moves. */
export const ExamplePlaceholder = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-4);
  min-block-size: calc(696 * var(--paso-u));
`
