import { Card } from '@paso/ui-kit'
import { styled } from 'styled-components'

/** One thing of home, with its heading and what can be done about it. */
export const HomeCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-3);
  & > h2 {
    font-size: var(--paso-text-title);
    line-height: var(--paso-leading-tight, var(--paso-script-leading-tight));
  }
  & > p {
    color: var(--paso-ink-2);
  }
`
