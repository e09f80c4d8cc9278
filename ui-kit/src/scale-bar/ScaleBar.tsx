import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { scaleParts } from './scale-parts.ts'

/** Attributes instead of inline styles: a prerendered page's policy forbids those. */
const Line = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: calc(28 * var(--paso-u));
  border-radius: var(--paso-radius-round);
  overflow: hidden;
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
  &[data-thickness='thin'] {
    block-size: calc(12 * var(--paso-u));
  }
  /* From one amount to the next, where the engine can move these. */
  & > rect {
    transition: var(--paso-motion) var(--paso-ease);
    transition-property: x, width;
  }
  & > [data-tone='principal'] {
    fill: var(--paso-part-principal, var(--paso-brand));
  }
  & > [data-tone='interest'] {
    fill: var(--paso-part-interest);
  }
  & > [data-tone='fee'] {
    fill: var(--paso-part-fee, var(--paso-sun));
  }
  & > [data-tone='done'] {
    fill: var(--paso-brand);
  }
  & > [data-tone='attention'] {
    fill: var(--paso-sun);
  }
  & > [data-tone='bad'] {
    fill: var(--paso-bad);
  }
  & > [data-tone='rest'] {
    fill: var(--paso-line);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border: 1px solid CanvasText;
    & > [data-tone='interest'],
    & > [data-tone='attention'] {
      fill: GrayText;
    }
    & > [data-tone='principal'],
    & > [data-tone='done'] {
      fill: Highlight;
    }
    & > [data-tone='fee'],
    & > [data-tone='bad'] {
      fill: CanvasText;
    }
    & > [data-tone='rest'] {
      fill: Canvas;
    }
  }
`

/** What a stretch of the bar stands for. */
export type ScaleTone = 'principal' | 'interest' | 'fee' | 'done' | 'attention' | 'bad' | 'rest'

export interface ScaleBarProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** From the start of the line to its end, in any one unit. */
  parts: readonly { size: number; tone: ScaleTone }[]
  thickness?: 'thick' | 'thin' | undefined
  /** Says for screen readers what the bar shows. Without it the bar is hidden from them. */
  label?: string | undefined
}

/** A line to scale, the base of everything in the kit that shows shares or progress. */
export function ScaleBar({ parts, thickness = 'thick', label, ...rest }: ScaleBarProps) {
  const stretches = scaleParts(parts.map((part) => part.size))
  const described = label
    ? { role: 'img', 'aria-label': label }
    : { 'aria-hidden': true as const, focusable: 'false' as const }
  return (
    <Line
      {...rest}
      viewBox="0 0 1000 10"
      preserveAspectRatio="none"
      data-thickness={thickness}
      {...described}
    >
      {parts.map(({ tone }, index) => (
        <rect
          key={tone + String(index)}
          data-tone={tone}
          x={stretches[index]?.start.toFixed(2)}
          width={stretches[index]?.length.toFixed(2)}
          height="10"
        />
      ))}
    </Line>
  )
}
