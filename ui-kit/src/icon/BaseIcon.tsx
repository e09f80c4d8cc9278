import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

/** A line drawing on a 24-unit grid. One that points somewhere turns around in RTL. */
export type LineDrawing = { path: string; directional?: true }

/** The drawings of bars and notices, which a first page has: apart, so that it takes no others. */
export const baseDrawings = {
  back: { path: 'M15 5l-7 7 7 7', directional: true },
  forward: { path: 'M9 5l7 7-7 7', directional: true },
  tick: { path: 'M5 12.6l4.6 4.6L19 7.4' },
  cross: { path: 'M6.5 6.5l11 11M17.5 6.5l-11 11' },
  information: { path: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M12 11v5.2M12 7.6v.1' },
  attention: { path: 'M12 4L2.9 19.6h18.2zM12 10v4.4M12 17v.1' },
  globe: {
    path: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M3.8 12h16.4M12 3.5c2.4 2.5 3.6 5.3 3.6 8.5s-1.2 6-3.6 8.5c-2.4-2.5-3.6-5.3-3.6-8.5S9.6 6 12 3.5',
  },
  clock: { path: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M12 7.5V12l3 2.3' },
} satisfies Record<string, LineDrawing>

export type BaseIconName = keyof typeof baseDrawings

const Drawing = styled.svg`
  display: block;
  flex: none;
  inline-size: 1.5em;
  block-size: 1.5em;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
  [dir='rtl'] &[data-directional] {
    transform: scaleX(-1);
  }
`

interface DrawnProps extends ComponentProps<'svg'> {
  directional?: boolean | undefined
  /** A heavier line, for small ticks on a filled ground. */
  bold?: boolean | undefined
}

export function Drawn({ directional, bold, ...rest }: DrawnProps) {
  return (
    <Drawing
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-directional={directional ? '' : undefined}
      strokeWidth={bold ? 3 : 1.9}
      {...rest}
    />
  )
}

/** As `Icon`, of the few drawings that a first page has. */
export function BaseIcon({ name }: { name: BaseIconName }) {
  const { path, directional }: LineDrawing = baseDrawings[name]
  return (
    <Drawn directional={directional}>
      <path d={path} />
    </Drawn>
  )
}
