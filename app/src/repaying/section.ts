import { styled } from 'styled-components'

/** A part of a repaying page under its own heading. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-2);
  & > h2 {
    font-size: var(--paso-text-body);
  }
`
