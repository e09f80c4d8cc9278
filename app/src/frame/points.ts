import { styled } from 'styled-components'

/** A few things to know, each beside its drawing. */
export const Points = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-3);
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--paso-space-3);
    align-items: start;
  }
  & svg {
    margin-block-start: -0.15em;
    color: var(--paso-brand-ink);
    font-size: 1.35em;
  }
`
