export interface Scene {
  /** Pixels by which the picture is out of focus. */
  blur?: number
  glare?: boolean
  /** Where the card begins, as a share of the width. */
  from?: number
  ground?: string
  card?: string
}

/** A card of 1200 × 760 on a table, with lines of letters and a portrait, as a camera sees it. */
export function scene({
  blur = 0,
  glare,
  from = 0.1,
  ground = '#3c4a44',
  card = '#cfe3ee',
}: Scene): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = 1200
  canvas.height = 760
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.filter = `blur(${blur}px)`
  pen.fillStyle = ground
  pen.fillRect(0, 0, 1200, 760)
  const left = from * 1200
  pen.fillStyle = card
  pen.fillRect(left, 90, 960, 580)
  pen.fillStyle = '#20303a'
  pen.font = '34px sans-serif'
  for (let line = 0; line < 9; line += 1)
    pen.fillText('1 1017 00230 70 5 Malee Jaidee', left + 30, 150 + line * 58)
  pen.fillStyle = '#7d6a5c'
  pen.fillRect(left + 680, 200, 220, 300)
  if (glare) {
    const shine = pen.createRadialGradient(left + 300, 360, 60, left + 300, 360, 200)
    shine.addColorStop(0, '#fff')
    shine.addColorStop(0.7, '#fff')
    shine.addColorStop(1, '#fff0')
    pen.fillStyle = shine
    pen.fillRect(left, 90, 700, 580)
  }
  return canvas
}
