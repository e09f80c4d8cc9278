/** What makes a picture useless to whoever has to read it. */
export type PhotoFault = 'blurred' | 'glare' | 'cutOff'

/** What is judged: a face has no border that could be cut off, and light skin is no glare. */
export type Assessed = 'card' | 'face'

/** Longest edge, in pixels, at which a picture is judged: noise is gone by then, lines of letters are not. */
export const assessedEdge = 480

/** Change of lightness over four pixels that is an edge, of 255. */
const edge = 24
/** Lightness that has lost all that was printed there. */
const lost = 250

/**
 * Judges a small copy of a picture. It speaks only where it is sure: what has no edges at all, a table with a
 * pattern, a sheet of white paper pass. The lender looks at it again.
 */
export function assessPhoto(
  { data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>,
  subject: Assessed,
): PhotoFault | undefined {
  const light = (at: number) =>
    0.3 * (data[at * 4] ?? 0) + 0.59 * (data[at * 4 + 1] ?? 0) + 0.11 * (data[at * 4 + 2] ?? 0)
  const band = Math.round(Math.max(width, height) * 0.02) + 2
  // Edges in the bands along the four sides.
  const sides = [0, 0, 0, 0] as [number, number, number, number]
  let edges = 0
  let sharp = 0
  let white = 0
  let sum = 0
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * width + x
      const here = light(at)
      sum += here
      if (here >= lost) white += 1
      const across = Math.abs(light(at + 2) - light(at - 2))
      const down = Math.abs(light(at + 2 * width) - light(at - 2 * width))
      const whole = Math.max(across, down)
      if (whole < edge) continue
      edges += 1
      const next = across > down ? 1 : width
      // In a sharp picture most of the change is between two neighbours.
      if (Math.abs(light(at + next) - here) > whole * 0.45) sharp += 1
      if (y < band) sides[0] += 1 / width
      else if (y >= height - band) sides[1] += 1 / width
      else if (x < band) sides[2] += 1 / height
      else if (x >= width - band) sides[3] += 1 / height
    }
  }
  const pixels = width * height
  if (edges < pixels / 500) return undefined
  if (sharp < edges / 12) return 'blurred'
  if (subject === 'face') return undefined
  // Paper is white all over; a reflection is a part of something darker.
  if (white > pixels / 60 && white < pixels / 3 && sum < pixels * 200) return 'glare'
  // What is printed goes on to the border on one side, and on another there is quiet ground.
  const usual = (edges / pixels) * (band - 2)
  return Math.max(...sides) > usual * 0.8 && Math.min(...sides) < usual / 10 ? 'cutOff' : undefined
}
