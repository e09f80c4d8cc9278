import sharp from 'sharp'

/** What can be wrong with a picture of a document, in the contract's words. */
export type PictureFault = 'blurred' | 'cut_off' | 'glare' | 'not_a_document'

/** Figures of a picture, each independent of its size. */
export interface PictureQuality {
  /** Laplacian variance of the sharpest tenth of the picture; print in focus is in the thousands. */
  sharpness: number
  /** Part of the picture (0 to 1) that is blown out white in spots that do not touch its edge. */
  glare: number
}

const WIDTH = 800
const BLOCK = 16
/** Luminance from which a camera shows nothing any more. */
const BLOWN_OUT = 249

interface Grey {
  data: Buffer
  width: number
  height: number
}

async function asGrey(picture: Uint8Array): Promise<Grey> {
  const { data, info } = await sharp(picture)
    .resize({ width: WIDTH })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Variance of the Laplacian (4-neighbour) within one block. */
function laplacianVariance({ data, width }: Grey, left: number, top: number): number {
  let sum = 0
  let squares = 0
  let count = 0
  for (let y = top + 1; y < top + BLOCK - 1; y += 1) {
    for (let x = left + 1; x < left + BLOCK - 1; x += 1) {
      const at = y * width + x
      const value =
        4 * (data[at] ?? 0) -
        (data[at - 1] ?? 0) -
        (data[at + 1] ?? 0) -
        (data[at - width] ?? 0) -
        (data[at + width] ?? 0)
      sum += value
      squares += value * value
      count += 1
    }
  }
  return squares / count - (sum / count) ** 2
}

function meanOf({ data, width }: Grey, left: number, top: number): number {
  let sum = 0
  for (let y = top; y < top + BLOCK; y += 1) {
    for (let x = left; x < left + BLOCK; x += 1) sum += data[y * width + x] ?? 0
  }
  return sum / (BLOCK * BLOCK)
}

/** Blocks in spots that touch no edge: a white table or sheet reaches the edge, a flash does not. */
function inwardSpots(blown: readonly boolean[], columns: number, rows: number): number {
  const seen = new Set<number>()
  let inward = 0
  blown.forEach((isBlown, start) => {
    if (!isBlown || seen.has(start)) return
    const spot = [start]
    seen.add(start)
    let touchesEdge = false
    for (const at of spot) {
      const x = at % columns
      const y = Math.floor(at / columns)
      if (x === 0 || y === 0 || x === columns - 1 || y === rows - 1) touchesEdge = true
      const around = [
        x > 0 ? at - 1 : -1,
        x < columns - 1 ? at + 1 : -1,
        y > 0 ? at - columns : -1,
        y < rows - 1 ? at + columns : -1,
      ]
      for (const next of around) {
        if (next < 0 || blown[next] !== true || seen.has(next)) continue
        seen.add(next)
        spot.push(next)
      }
    }
    if (!touchesEdge) inward += spot.length
  })
  return inward
}

/** Measures sharpness and glare; about 10 ms for a phone's photo once it is decoded. */
export async function measureQuality(picture: Uint8Array): Promise<PictureQuality> {
  const grey = await asGrey(picture)
  const columns = Math.floor(grey.width / BLOCK)
  const rows = Math.floor(grey.height / BLOCK)
  const sharpnesses: number[] = []
  const blown: boolean[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      sharpnesses.push(laplacianVariance(grey, column * BLOCK, row * BLOCK))
      blown.push(meanOf(grey, column * BLOCK, row * BLOCK) >= BLOWN_OUT)
    }
  }
  sharpnesses.sort((a, b) => b - a)
  const sharpest = sharpnesses.slice(0, Math.max(1, Math.ceil(sharpnesses.length / 10)))
  return {
    sharpness: sharpest.reduce((sum, value) => sum + value, 0) / sharpest.length,
    glare: inwardSpots(blown, columns, rows) / Math.max(1, columns * rows),
  }
}
