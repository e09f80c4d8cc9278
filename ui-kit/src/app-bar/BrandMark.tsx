import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

const Drawing = styled.svg`
  flex: none;
  inline-size: calc(56 * var(--paso-u));
  block-size: calc(56 * var(--paso-u));
  & > rect {
    fill: var(--paso-brand);
  }
  & > path {
    fill: none;
    stroke: var(--paso-on-brand);
    stroke-width: 2.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`

export type BrandMarkProps = Omit<ComponentProps<'svg'>, 'children'>

/** The mark: steps that go up, the same in every language. Decorative; the name stands beside it. */
export function BrandMark(props: BrandMarkProps) {
  return (
    <Drawing {...props} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect width="28" height="28" rx="8.5" />
      <path d="M6.5 20.5h4.2c1.3 0 1.8-.7 1.8-1.8v-2.2c0-1.1.6-1.8 1.8-1.8h1.4c1.2 0 1.8-.7 1.8-1.8v-2.2c0-1.1.6-1.8 1.8-1.8h2.2" />
    </Drawing>
  )
}
