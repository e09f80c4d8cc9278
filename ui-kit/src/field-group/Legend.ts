import { styled } from 'styled-components'

/* A legend ignores the flex gap of its fieldset in some engines: it brings its own room. */
export const Legend = styled.legend`
  padding: 0;
  font-weight: 650;
  line-height: var(--paso-leading-tight, var(--paso-script-leading-tight));
  margin-block-end: var(--paso-space-2);
`
