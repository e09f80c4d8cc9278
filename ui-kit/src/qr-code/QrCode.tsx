import type { ComponentProps } from 'react'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { encode } from 'uqr'

/** Always dark on white: many readers refuse anything else, in a dark page too. */
const Drawing = styled.svg`
  display: block;
  min-inline-size: min(100%, calc(420 * var(--paso-u)));
  max-inline-size: 100%;
  block-size: auto;
  margin-inline: auto;
  border-radius: var(--paso-radius-field);
  background: #fff;
  forced-color-adjust: none;
  shape-rendering: crispEdges;
  & > path {
    fill: #000;
  }
`

/** Modules of white around the code that the standard (ISO/IEC 18004) asks for. */
const quietZone = 4
/** CSS pixels of a module where there is room: a reader tells them apart across a counter. */
const moduleSize = 6

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'value' | 'label'> {
  /** What the code carries, exactly. */
  value: string
  /** What the code does, for someone who does not see it: "Code that pays ฿10,520.00". */
  label: string
}

/** A QR code as one drawing, sharp at every size, with its quiet zone. */
export function QrCode({ value, label, ...rest }: QrCodeProps) {
  const { size, path } = useMemo(() => drawModules(value), [value])
  const side = size + 2 * quietZone
  return (
    <Drawing
      width={side * moduleSize}
      {...rest}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
    >
      <path d={path} />
    </Drawing>
  )
}

/** One path of horizontal runs of dark modules. */
function drawModules(value: string): { size: number; path: string } {
  const { data, size } = encode(value, { ecc: 'M', boostEcc: true, border: 0 })
  let path = ''
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue
      let end = x + 1
      while (row[end]) end += 1
      path += `M${x + quietZone} ${y + quietZone}h${end - x}v1h${x - end}z`
      x = end
    }
  })
  return { size, path }
}
