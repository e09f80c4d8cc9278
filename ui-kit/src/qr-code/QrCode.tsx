import type { ComponentProps } from 'react'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { drawModules } from './draw-modules.ts'

/** Always dark on white: many readers refuse anything else, in a dark page too. */
const Drawing = styled.svg`
  display: block;
  max-inline-size: 100%;
  block-size: auto;
  margin-inline: auto;
  border-radius: var(--paso-radius-field);
  background: #fff;
  forced-color-adjust: none;
  shape-rendering: crispEdges;
  /* A short code is not small among its words. */
  &:not([data-size]) {
    min-inline-size: min(100%, calc(420 * var(--paso-u)));
  }
  & > path {
    fill: #000;
  }
`

/** CSS pixels of a module where there is room: a reader tells them apart across a counter. */
const usualModule = 6

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'value' | 'label'> {
  /** What the code carries, exactly. */
  value: string
  /** What the code does, for someone who does not see it: "Code that pays ฿10,520.00". */
  label: string
  /**
   * CSS pixels of one module; 6 unless given. The drawing is as large as its modules ask for, never
   * wider than what it stands in.
   */
  moduleSize?: number | undefined
}

/**
 * A QR code as one drawing, sharp at every size, with its quiet zone. `saveQrPicture` saves the same
 * as a picture.
 */
export function QrCode({ value, label, moduleSize, ...rest }: QrCodeProps) {
  const { side, path } = useMemo(() => drawModules(value), [value])
  return (
    <Drawing
      width={side * (moduleSize ?? usualModule)}
      data-size={moduleSize}
      {...rest}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
    >
      <path d={path} />
    </Drawing>
  )
}
