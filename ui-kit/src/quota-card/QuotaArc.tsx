import { styled } from 'styled-components'

const Drawing = styled.svg`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  margin-inline: auto;
  inline-size: min(100%, calc(600 * var(--paso-u)));
  fill: none;
  stroke-width: 12;
  stroke-linecap: round;
  pointer-events: none;
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
  & > [data-part='whole'] {
    stroke: var(--paso-line);
  }
  & > [data-part='free'] {
    stroke: var(--paso-brand);
  }
  & > path {
    transition: stroke-dasharray var(--paso-motion) var(--paso-ease);
  }
`

/** The free share of a limit, held between 0 and 1. */
export const arcLength = (amount: number, limit: number): number =>
  limit <= 0 ? 0 : Math.min(1, Math.max(0, amount / limit))

const path = 'M8 142 A142 134 0 0 1 292 142'

/** The share of the limit that is free, as an arc over the figure that says the same. */
export function QuotaArc({ share }: { share: number }) {
  return (
    <Drawing viewBox="0 0 300 150" aria-hidden="true" focusable="false">
      <path data-part="whole" d={path} />
      {share > 0 && (
        <path data-part="free" d={path} pathLength="100" strokeDasharray={`${share * 100} 200`} />
      )}
    </Drawing>
  )
}
