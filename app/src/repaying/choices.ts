import { RadioTiles } from '@paso/ui-kit'
import { styled } from 'styled-components'

/** Choices one below another, each as wide as the page: words at the start, a sum at the end. */
export const Choices = styled(RadioTiles)`
  & [data-columns] label > span {
    align-items: stretch;
    padding: var(--paso-space-3);
  }
`

/** One choice: a drawing, its words, a sum. */
export const Choice = styled.span`
  display: flex;
  /* With large letters a sum stands under its words. */
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paso-space-1) var(--paso-space-3);
  & > span {
    flex: 1 1 5em;
    min-inline-size: 0;
  }
  & > bdi {
    margin-inline-start: auto;
  }
  & > svg {
    flex: none;
    color: var(--paso-brand-ink);
  }
  & small {
    display: block;
    color: var(--paso-ink-2);
    font-size: var(--paso-text-small);
    font-weight: 400;
  }
`
