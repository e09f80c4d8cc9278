/** What makes a picture unreadable. */
export type PhotoFault = 'blurred' | 'glare' | 'cutOff'

/** What would make the picture that is about to be taken a better one, or that it is good. */
export type PhotoHint = PhotoFault | LiveHint

/** What only a camera can still do: go where there is light, closer, or to the side where the card is. */
type LiveHint = 'dark' | 'closer' | 'up' | 'down' | 'left' | 'right' | 'ready'

/** To each of the four sides, in the order in which they are looked at. */
const moves = ['up', 'down', 'left', 'right'] as const

/** What is judged: a face has no border that could be cut off, and light skin is no glare. */
export type Assessed = 'card' | 'face'

/** Longest edge, in pixels, at which a picture is judged: noise is gone by then, lines of letters are not. */
export const assessedEdge = 480

/** Change of lightness over four pixels that is an edge, of 255. */
const edge = 24
/** Lightness that has lost all that was printed there. */
const lost = 250

/** Mean lightness of 255 under which print is lost in noise. */
const darkness = 48
/** Of all edges, how many stand in the middle quarter when what is taken is far away. */
const far = 0.85
/** How far the middle of all edges is from the middle of a picture that is beside what is taken, of its length. */
const beside = 0.25

type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>

/**
 * Judges a small copy of a picture. It speaks only where it is sure: what has no edges at all, a table with a
 * pattern, a sheet of white paper pass. The lender looks at it again.
 */
export const assessPhoto = (pixels: Pixels, subject: Assessed) =>
  hintFor(pixels, subject, false) as PhotoFault | undefined

/** The same of what a camera sees. */
export function hintFor(
  { data, width, height }: Pixels,
  subject: Assessed,
  live = true,
): PhotoHint | undefined {
  const light = (at: number) =>
    0.3 * (data[at * 4] ?? 0) + 0.59 * (data[at * 4 + 1] ?? 0) + 0.11 * (data[at * 4 + 2] ?? 0)
  const band = Math.round(Math.max(width, height) * 0.02) + 2
  // Edges in the bands along the four sides.
  const sides = [0, 0, 0, 0] as [number, number, number, number]
  let edges = 0
  let sharp = 0
  let inside = 0
  let toRight = 0
  let toBottom = 0
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
      const right = x / width - 0.5
      const below = y / height - 0.5
      if (Math.max(Math.abs(right), Math.abs(below)) < 0.25) inside += 1
      toRight += right
      toBottom += below
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
  if (live && sum < pixels * darkness) return 'dark'
  if (edges < pixels / 500) return undefined
  if (live && subject === 'card' && inside > edges * far) return 'closer'
  if (sharp < edges / 12) return 'blurred'
  const good = live ? 'ready' : undefined
  if (subject === 'face') return good
  // Paper is white all over; a reflection is a part of something darker.
  if (white > pixels / 60 && white < pixels / 3 && sum < pixels * 200) return 'glare'
  // What is printed goes on to the border on one side, and on another there is quiet ground.
  const usual = (edges / pixels) * (band - 2)
  const most = Math.max(...sides)
  const isCutOff = most > usual * 0.8 && Math.min(...sides) < usual / 10
  if (!live) return isCutOff ? 'cutOff' : undefined
  // Beyond one side there is more of it; beyond two that face each other it is too near.
  const at = sides.indexOf(most)
  if (isCutOff) return (sides[at ^ 1] ?? 0) > usual * 0.8 ? 'cutOff' : moves[at]
  const away = [-toBottom, toBottom, -toRight, toRight].findIndex((sum) => sum > edges * beside)
  return moves[away] ?? good
}
