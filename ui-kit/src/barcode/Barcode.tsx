import type { ComponentProps } from 'react'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { code128 } from './code128.ts'

/** Always dark on white: a reader in a shop refuses anything else, in a dark page too. */
const Drawing = styled.svg`
  display: block;
  max-inline-size: 100%;
  block-size: max(72px, calc(168 * var(--paso-u)));
  margin-inline: auto;
  border-radius: var(--paso-radius-small);
  background: #fff;
  forced-color-adjust: none;
  shape-rendering: crispEdges;
  & > path {
    fill: #000;
  }
`

/** Modules of white before and after the code that the standard (ISO/IEC 15417) asks for. */
const quietZone = 10
/** CSS pixels that the narrowest phone has for it. */
const room = 286

/** CSS pixels of a module: whole pixels of the screen, so that every bar keeps its width, and as many as have room. */
function moduleSize(modules: number): number {
  const density = typeof devicePixelRatio === 'number' ? Math.max(1, devicePixelRatio) : 1
  return Math.min(2, Math.max(1, Math.floor((room * density) / modules) / density))
}

export interface BarcodeProps extends Omit<ComponentProps<'svg'>, 'value' | 'label'> {
  /** What the code carries, exactly: letters, digits and signs of ASCII. */
  value: string
  /** What the code does, for someone who does not see it: "Code to pay at the till". */
  label: string
}

/**
 * A CODE128 barcode as one drawing, with its quiet zone. What it carries belongs beside it in figures too, in a
 * CopyRow: a till whose reader fails can type them.
 *
 * @throws RangeError when `value` has other characters than ASCII.
 */
export function Barcode({ value, label, ...rest }: BarcodeProps) {
  const { width, path } = useMemo(() => drawBars(value), [value])
  return (
    <Drawing
      width={width * moduleSize(width)}
      {...rest}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} 10`}
      preserveAspectRatio="none"
    >
      <path d={path} />
    </Drawing>
  )
}

/** One path of all dark bars, from the left in every language: a barcode has no direction of its own. */
function drawBars(value: string): { width: number; path: string } {
  let x = quietZone
  let path = ''
  code128(value).forEach((size, place) => {
    if (place % 2 === 0) path += `M${x} 0h${size}v10h-${size}z`
    x += size
  })
  return { width: x + quietZone, path }
}
