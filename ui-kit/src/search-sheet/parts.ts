import { styled } from 'styled-components'
import { controlStyle, FieldHint } from '../field/FieldParts.tsx'

/** Opens the sheet; what was chosen stands in it. */
export const Chosen = styled.input`
  ${controlStyle}
  padding-inline-end: calc(88 * var(--paso-u));
  text-overflow: ellipsis;
  cursor: pointer;
  &&[readonly]:not(:disabled) {
    background: var(--paso-card);
  }
`

/** Stays at the top while what was found scrolls below it. */
export const Typed = styled.input`
  ${controlStyle}
`

export const Found = styled(FieldHint)`
  padding-block: var(--paso-space-2) var(--paso-space-1);
`

export const Rows = styled.ul`
  min-block-size: 0;
  margin-inline: calc(-1 * var(--paso-space-2));
  list-style: none;
`

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--paso-space-2);
  min-block-size: var(--paso-target);
  padding: var(--paso-space-2);
  border-radius: var(--paso-radius-small);
  line-height: var(--paso-leading-tight, var(--paso-script-leading-tight));
  scroll-margin-block: calc(180 * var(--paso-u)) var(--paso-space-4);
  cursor: pointer;
  & > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    /* A name in another script stands on the page's side too. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  & small {
    display: block;
    color: var(--paso-ink-3);
    font-size: var(--paso-text-small);
  }
  &:active,
  &[data-active] {
    background: var(--paso-brand-tint);
  }
  &[aria-selected='true'] {
    color: var(--paso-brand-ink);
    font-weight: 650;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--paso-sunken);
    }
    &[data-active] {
      background: var(--paso-brand-tint);
    }
  }
  @media (forced-colors: active) {
    &[data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** Search box and count, kept in sight. */
export const Top = styled.div`
  position: sticky;
  inset-block-start: calc(-1 * var(--paso-space-2));
  z-index: 1;
  margin-block-start: calc(-1 * var(--paso-space-2));
  padding-block-start: var(--paso-space-2);
  background: var(--paso-card);
`
