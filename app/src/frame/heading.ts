import { styled } from 'styled-components'

/** The first heading of a page that has no other title of its own. */
export const Heading = styled.h1`
  font-size: var(--paso-text-heading);
  font-weight: 720;
  text-wrap: balance;
`
